/** Where the cards of Legion come from: there is one public data set of them. */
export const LEGION_DATA_SET = 'legion-hq';
