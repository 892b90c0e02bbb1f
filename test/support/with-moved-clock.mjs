// Node loads this before the app under test (`--import`): its clock is ahead by TEST_CLOCK_AHEAD_MS.
import { subscribe } from 'node:diagnostics_channel';
import pg from 'pg';
import { moveDate } from './moved-date.mjs';

let aheadMs = Number(process.env.TEST_CLOCK_AHEAD_MS);

/** Moves the clock of this process to another time; of the apps in it, only those should be open that go by it. @param {number} ms */
export function setClockAhead(ms) {
  aheadMs = ms;
}

moveDate(() => aheadMs);

// Node writes this header from its own clock, and browsers compare it with theirs.
subscribe('http.server.request.start', ({ response }) =>
  response.setHeader('Date', new Date().toUTCString()),
);

// PostgreSQL reads the machine's clock; Parlour asks for it only to compare it with its own clock.
const query = pg.Client.prototype.query;
pg.Client.prototype.query = function queryWithMovedClock(text, ...rest) {
  const moved = `clock_timestamp() + interval '${aheadMs} ms'`;
  return query.call(
    this,
    typeof text === 'string' ? text.replace('clock_timestamp()', moved) : text,
    ...rest,
  );
};
