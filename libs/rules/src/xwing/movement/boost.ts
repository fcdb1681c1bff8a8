import { baseSide } from './base.js';
import { ahead, areaToTable, poseToTable } from './pose.js';
import { chosen, type BoostMove, type WaysOf } from './reposition.js';
import { middleLine, templateArea, templateExists, templateLength, type TemplateBearing } from './template.js';

/** The templates of a boost that no card changes. */
const BOOST_TEMPLATES: readonly TemplateBearing[] = ['straight', 'bank-left', 'bank-right'];

/** The places where a boost may end: one for each template, laid between the front guides. */
export const boostWays: WaysOf<BoostMove> = ({ template, speed = 1 }, size) => {
  const half = baseSide(size) / 2;
  const nose = { x: 0, y: half, heading: 0 };
  return chosen(template, BOOST_TEMPLATES)
    .map((bearing) => ({ bearing, speed }))
    .filter(templateExists)
    .map((laid) => ({
      choice: { by: 'boost', template: laid.bearing },
      end: ahead(poseToTable(nose, middleLine(laid, templateLength(laid))), half),
      template: templateArea(laid).map((piece) => areaToTable(nose, piece)),
    }));
};
