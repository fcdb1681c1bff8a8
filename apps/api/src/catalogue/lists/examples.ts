const TEXT = `Down with the Rebellion
251/1000 (4 activations)

Commanders:
Darth Vader, Dark Lord of the Sith (185)
 - Force Push (10)
 - Saber Throw (5)

Corps:
Stormtroopers (66)
 - DLT-19 Stormtrooper (24)

Commands:
•Ambush
••Push
••••Standing Orders`;

export const LIST_EXAMPLES = {
  json: {
    summary: "A list in the JSON of Tabletop Admiral and of Legion HQ's export for Tabletop Simulator",
    value: {
      author: 'Tabletop Admiral',
      listname: 'Vader walks',
      points: 251,
      armyFaction: 'empire',
      units: [
        { name: 'Darth Vader Dark Lord of the Sith', upgrades: ['Force Push', 'Saber Throw'], loadout: [] },
        { name: 'Stormtroopers', upgrades: ['DLT-19 Stormtrooper'], loadout: [] },
      ],
      commandCards: ['Ambush', 'Push', 'Standing Orders'],
    },
  },
  wrapped: {
    summary: 'A text or a share link, wrapped in JSON',
    value: { list: 'https://legionhq2.com/list/rebels/1000:1ab0cz,2ahed,1ao,bk,aa' },
  },
  tournamentText: { summary: 'The tournament text of Legion HQ, pasted', value: TEXT },
  notes: {
    summary: 'As a player writes it down, with a slip of the pen and a card that nobody knows',
    value: '2x Stormtroppers with DLT-19 Stormtrooper\nImperial Royal Guards\nAT-ST',
  },
};

export const NO_LIST = { summary: 'JSON that is no list of any kind', value: { units: 5 } };
