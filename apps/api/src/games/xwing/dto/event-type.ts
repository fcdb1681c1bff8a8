/** The type of an event, as the document describes it. */
export const EVENT_TYPE = {
  type: 'string',
  description: 'What kind of event it is, on which the other fields depend.',
} as const;
