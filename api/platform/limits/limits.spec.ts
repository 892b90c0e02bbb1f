import { type Figure, limitNames, limitOf } from './limits.js';

const shared = limitNames.filter((name) => limitOf(name).everybody !== undefined);

/** Both for bursts and in the long run. Multiplied out, because fractions are inexact. */
const isATenthOf = (part: Figure, whole: Figure) =>
  part.most * 10 <= whole.most && part.most * 10 * whole.perSeconds <= whole.most * part.perSeconds;

describe('A-14: what everyone shares is not used up by a few', () => {
  test.each(shared)('%s: a network address has a tenth of it at most', (name) => {
    const { address = [], everybody = [] } = limitOf(name);

    const unbounded = everybody.filter((whole) => !address.some((part) => isATenthOf(part, whole)));

    expect(unbounded).toEqual([]);
  });
});
