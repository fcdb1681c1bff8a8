import type { Rule } from '../../kernel/index.js';
import { ACTIVATION_PHASE, CARDS, RULES_REFERENCE, RULES_REFERENCE_1_2 } from '../documents.js';
import { dialCode, maneuverWords } from '../movement/maneuver.js';
import { hasOnDial } from './dial.js';
import { isAllowed } from './dial-change.js';
import type { ManeuverSituation } from './maneuver-situation.js';

export type ManeuverCode =
  | 'dial-missing'
  | 'maneuver-not-on-dial'
  | 'no-purple-maneuvers'
  | 'dial-change-not-allowed'
  | 'dial-not-revealed'
  | 'stress-maneuver-unmodifiable';

type ManeuverRule = Rule<ManeuverSituation, ManeuverCode>;

const dialNeeded: ManeuverRule = {
  id: 'xwing/maneuver/dial-needed',
  code: 'dial-missing',
  cite: ACTIVATION_PHASE.at('Activation Phase'),
  says: 'A ship executes the maneuver of its revealed dial; only an ionized ship has none.',
  objection: ({ revealed, ionized, values, ship }) =>
    revealed !== undefined || ionized || values.forgottenDial !== 'unstated'
      ? undefined
      : {
          message: `${ship.id} has no dial and is not ionized; these rules do not say what it executes.`,
          facts: { ionized },
          remedy: 'Name the maneuver that its dial is set to.',
        },
};

const onTheDial: ManeuverRule = {
  id: 'xwing/maneuver/on-the-dial',
  code: 'maneuver-not-on-dial',
  cite: RULES_REFERENCE.at('Maneuver'),
  says: 'The maneuver is one of those on the ship’s dial.',
  objection: ({ revealed, changes, ship }) => {
    const shown = revealed === undefined ? [] : [revealed, ...changes.map(({ to }) => to)];
    const missing = shown.filter((maneuver) => !hasOnDial(ship, maneuver)).map(dialCode);
    return missing.length === 0
      ? undefined
      : {
          message: `The dial of ${ship.id} does not have ${missing.join(', ')}.`,
          facts: { missing, dial: ship.dial },
          remedy: 'Choose a maneuver of the dial.',
        };
  },
};

const purpleKnown: ManeuverRule = {
  id: 'xwing/maneuver/purple-in-these-rules',
  code: 'no-purple-maneuvers',
  cite: RULES_REFERENCE_1_2.at('Difficulty'),
  says: 'There are purple maneuvers from version 1.2 of the rules on.',
  objection: ({ shown, values }) =>
    shown?.difficulty === 'purple' && !values.purpleManeuvers
      ? {
          message: `${maneuverWords(shown)} is purple, and these rules know no purple maneuvers.`,
          facts: { maneuver: dialCode(shown) },
          remedy: 'Ask with a newer ruleset.',
        }
      : undefined,
};

const changeAllowed: ManeuverRule = {
  id: 'xwing/maneuver/dial-change-as-the-card-says',
  code: 'dial-change-not-allowed',
  cite: CARDS.at('Upgrade Cards'),
  says: 'A card changes a revealed dial only to a maneuver that it allows.',
  objection: ({ changes }) => {
    const wrong = changes.filter((change) => !isAllowed(change));
    return wrong.length === 0
      ? undefined
      : {
          message: wrong
            .map(({ source, from, to }) => `${source} cannot change ${dialCode(from)} to ${dialCode(to)}.`)
            .join(' '),
          facts: {
            changes: wrong.map(({ source, from, to, rule }) => ({
              source,
              from: dialCode(from),
              to: dialCode(to),
              allows: rule,
            })),
          },
        };
  },
};

const nothingAfterASkippedReveal: ManeuverRule = {
  id: 'xwing/maneuver/nothing-after-a-skipped-reveal',
  code: 'dial-not-revealed',
  cite: ACTIVATION_PHASE.at('Activation Phase'),
  says: 'A ship that skips its Reveal Dial step resolves nothing that follows on revealing; nor does one ionized with a dial.',
  objection: ({ effects, revealed, ionized, values, ship }) => {
    const withoutTriggers = revealed === undefined || (ionized && values.ionManeuver === 'dial-direction-at-speed-1');
    const sources = effects
      .filter(({ dial, at }) => dial !== undefined || at === 'after-reveal')
      .map(({ source }) => source);
    return !withoutTriggers || sources.length === 0
      ? undefined
      : {
          message: `${ship.id} has revealed no dial that ${sources.join(', ')} could follow on.`,
          facts: { sources, ionized },
        };
  },
};

const stressManeuverAsItIs: ManeuverRule = {
  id: 'xwing/maneuver/stress-maneuver-as-it-is',
  code: 'stress-maneuver-unmodifiable',
  cite: RULES_REFERENCE_1_2.at('Stress'),
  says: 'From version 1.2 of the rules nothing changes the white 2 straight of a stressed ship.',
  objection: ({ effects, values }) => {
    const sources = effects.filter(({ appliesTo }) => appliesTo === 'stress-maneuver').map(({ source }) => source);
    return values.stressManeuverModifiable || sources.length === 0
      ? undefined
      : {
          message: `${sources.join(', ')} cannot change the white 2 straight that a stressed ship executes.`,
          facts: { sources },
        };
  },
};

/** What may be said against what a player wants to execute. */
export const maneuverRules: readonly ManeuverRule[] = [
  dialNeeded,
  onTheDial,
  purpleKnown,
  changeAllowed,
  nothingAfterASkippedReveal,
  stressManeuverAsItIs,
];
