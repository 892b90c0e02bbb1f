/** What leaves a booking at the time, with the people and for as long as its series has it. */
export const LEAVES_IN_PLACE = [
  'book',
  'note',
  'arrive',
  'finish',
  'no-show',
  'reopen',
  'cancel',
  'reinstate',
];

/** What the history says of a correction that does not; any other is one of services, prices or a note. */
export const SETS_APART = ['from', 'fromPeople', 'minutes', 'client'];

/** What the history of a booking says of a move that took its series along, by itself a change like any other. */
export const WITH_SERIES = { withSeries: 'true' };
