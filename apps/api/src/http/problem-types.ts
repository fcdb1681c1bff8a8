/** Every kind of problem that the service answers: its status, its title, and what a developer can do about it. */
export const PROBLEM_TYPES = {
  malformed: {
    status: 400,
    title: 'The body is not JSON',
    advice: 'Send one JSON value, encoded as UTF-8. The detail says where reading stopped.',
  },
  'malformed-url': {
    status: 400,
    title: 'The URL cannot be read',
    advice: 'In a path and a query, a percent sign is followed by two hexadecimal digits; itself it is written %25.',
  },
  validation: {
    status: 400,
    title: 'The request has the wrong shape',
    advice:
      'Each entry of errors names one fault: pointer is a JSON pointer (RFC 6901) into the body; a fault of the query, the path or a header has parameter, the name, instead of a place in the body. Fields and parameters that the documentation does not list are refused.',
  },
  'malformed-request': {
    status: 400,
    title: 'The request is not HTTP',
    advice: 'What came in could not be read as an HTTP request; the methods in use are GET, HEAD, POST and DELETE.',
  },
  unauthorized: {
    status: 401,
    title: 'A token is needed',
    advice: 'Send the token of a seat as Authorization: Bearer <token>.',
  },
  forbidden: {
    status: 403,
    title: 'This token may not do that',
    advice: 'A seat commands only what it owns; a spectator only looks.',
  },
  'not-found': {
    status: 404,
    title: 'There is nothing here',
    advice: 'Check the path and the id. The paths are listed at /docs.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'The path does not take this method',
    advice:
      'The Allow header names the methods that it takes. Questions are asked with POST, records are read with GET.',
  },
  'request-timeout': {
    status: 408,
    title: 'The request did not arrive in time',
    advice: 'Send it again, whole.',
  },
  conflict: {
    status: 409,
    title: 'Someone was faster',
    advice: 'Read the state again and decide anew; nothing was changed.',
  },
  irrevocable: {
    status: 409,
    title: 'That step cannot be taken back',
    advice:
      'What was revealed stays known, and dice are not rolled twice. An adjust command records what the players agree on.',
  },
  'hidden-information': {
    status: 409,
    title: 'Something still lies facedown',
    advice:
      'A whole game is given out only when nothing is hidden from whoever asks for it: hidden names what is. Ask again when it is revealed.',
  },
  gone: {
    status: 410,
    title: 'It was here, and has ended',
    advice: 'An ended game can not be played on; its export can be imported as a new one.',
  },
  'precondition-failed': {
    status: 412,
    title: 'The version has moved on',
    advice: 'If-Match named another version than the present one. Read again.',
  },
  'payload-too-large': { status: 413, title: 'The body is too large', advice: 'Split a batch, or send less.' },
  'unsupported-media-type': {
    status: 415,
    title: 'The body is of another media type',
    advice: 'Send Content-Type: application/json.',
  },
  unprocessable: {
    status: 422,
    title: 'The request makes no sense on a table',
    advice:
      'The shape is right, but what it says cannot be: an unknown id, more tokens than a card can hold, a ship that targets itself. Each entry of errors names one fault, with the nearest known ids where there are any.',
  },
  'illegal-command': {
    status: 422,
    title: 'The rules do not allow that',
    advice: 'reasons names every rule that objects, where it stands, and what would help.',
  },
  'unjudged-command': {
    status: 422,
    title: 'The rules cannot judge that',
    advice:
      'unmodelled names the cards that bear on it and that this service does not model: decide at the table, and record the outcome with an adjust command. errors names what the command would have to tell, such as a range that the players have measured.',
  },
  'headers-too-large': {
    status: 431,
    title: 'The headers are too large',
    advice: 'Send fewer or shorter headers: 16 KiB in all.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    advice: 'Wait as long as Retry-After says. A batch call asks up to 100 questions at once.',
  },
  internal: {
    status: 500,
    title: 'The service made a mistake',
    advice: 'Nothing was changed. Please report it with the request id.',
  },
  unavailable: {
    status: 503,
    title: 'The store of the games is away',
    advice: 'Calls that need no session still answer. Try again after Retry-After.',
  },
} as const satisfies Record<string, { status: number; title: string; advice: string }>;

export type ProblemType = keyof typeof PROBLEM_TYPES;
