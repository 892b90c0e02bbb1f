/** What leaves a booking at the time, with the people and for as long as its series has it. */
export const LEAVES_IN_PLACE = ['book', 'note', 'arrive', 'finish', 'no-show', 'reopen', 'cancel'];

/** What the history of a booking says of a move that took its series along, by itself a change like any other. */
export const WITH_SERIES = { withSeries: 'true' };
