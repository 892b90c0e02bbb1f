import { assign } from './assignment.js';
import type { Candidate, Stage } from './stages.js';

test('a booking no one can complete is given up early, however many people could do its first line', () => {
  // Only vera does the last two services, and her clean-up after the first outlasts any wait, so no earlier choice
  // helps.
  let looks = 0;
  const always = [{ start: 0, end: 1000 }];
  const someone = (staffId: string): Candidate => ({
    staffId,
    position: 0,
    bookedMinutes: 0,
    priceCents: 0,
    occupied: [{ start: 0, end: 60 }],
    inPools: [],
    starts: always,
    get clientMinutes() {
      looks++;
      return 5;
    },
  });
  const everyone = Array.from({ length: 20 }, (_, index) => someone(`staff ${index}`));
  const stages = [everyone, everyone, everyone, [someone('vera')], [someone('vera')]].map(
    (candidates): Stage => ({ candidates, starts: always, ends: always }),
  );

  expect(assign(stages, 0)).toBeNull();

  expect(looks).toBeLessThan(50_000);
});
