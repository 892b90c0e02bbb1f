/** Events that leave a booking's time, people and duration as the series has them. */
export const leavesInPlace = ['book', 'note', 'arrive', 'finish', 'no-show', 'reopen', 'cancel', 'reinstate'];

/**
 * Event details of a correction that sets a booking apart from its series; others concern services, prices or notes.
 */
export const setsApart = ['from', 'fromPeople', 'minutes', 'client'];

/** Event detail of a move together with the series; otherwise it looks like any move. */
export const withSeries = { withSeries: 'true' };
