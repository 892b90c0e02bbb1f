/**
 * Two lanes: `npm test` runs on every change, `npm run prove:nightly` before a release. Tests that take minutes and
 * rarely break run in full at night, and as a short version on every change.
 */
const isNightly = process.env.TEST_LANE === 'nightly';

/** The amount that a test covers on every change, and in the nightly lane. */
export const perLane = <Amount>({ change, nightly }: { change: Amount; nightly: Amount }): Amount =>
  isNightly ? nightly : change;

/** A nightly-only test: its subject takes long and rarely breaks, and other tests would catch most faults. */
export const nightlyTest = perLane({ change: test.skip, nightly: test });
