import type { Table } from './attempt.js';
import { omit } from './omit.js';

/** The table without what was told as seen from one ship where it stood: it is not so for another, nor once it has moved. */
export const withoutToldRanges = ({ ships, obstacles, devices, ...rest }: Table): Table => ({
  ...rest,
  ...(ships !== undefined && { ships: ships.map((each) => omit(each, 'range', 'inBullseyeArc')) }),
  ...(obstacles !== undefined && { obstacles: obstacles.map((each) => omit(each, 'range')) }),
  ...(devices !== undefined && { devices: devices.map((each) => omit(each, 'range')) }),
});
