/**
 * Two lanes: `npm test` runs with every change, `npm run prove:nightly` before a release. What takes minutes and rarely
 * breaks is told there in full, and here as a short story.
 */
const isNightly = process.env.TEST_LANE === 'nightly';

/** What a test works through with every change, and what in the nightly lane. */
export const perLane = <Amount>({ change, nightly }: { change: Amount; nightly: Amount }): Amount =>
  isNightly ? nightly : change;

/** A test that is told at night alone: what it is about takes long and rarely breaks, and other tests would notice most of it. */
export const nightlyTest = perLane({ change: test.skip, nightly: test });
