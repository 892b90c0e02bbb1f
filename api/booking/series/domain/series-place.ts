/** What leaves a booking at the time, with the people and for as long as its series has it. */
export const leavesInPlace = ['book', 'note', 'arrive', 'finish', 'no-show', 'reopen', 'cancel', 'reinstate'];

/** What the history says of a correction that does not; any other is one of services, prices or a note. */
export const setsApart = ['from', 'fromPeople', 'minutes', 'client'];

/** What the history of a booking says of a move that took its series along, by itself a change like any other. */
export const withSeries = { withSeries: 'true' };
