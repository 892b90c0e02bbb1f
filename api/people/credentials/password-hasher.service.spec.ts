import { loadEnv } from '../../config/env.js';
import { PasswordHasherService } from './password-hasher.service.js';

const hasherOfCost = (cost: number) => new PasswordHasherService(loadEnv({ BCRYPT_COST: String(cost) }));

describe('a password', () => {
  const hasher = hasherOfCost(4);

  test('matches, and no other does', async () => {
    const hash = await hasher.hash('rosemary');

    await expect(hasher.matches('rosemary', hash)).resolves.toBe(true);
    await expect(hasher.matches('Rosemary', hash)).resolves.toBe(false);
  });

  test('is never stored, and two people with the same one do not share a hash', async () => {
    const [mine, yours] = [await hasher.hash('rosemary'), await hasher.hash('rosemary')];

    expect(mine).not.toContain('rosemary');
    expect(mine).not.toBe(yours);
  });

  test('A31 matters to its last character, however long it is', async () => {
    const long = 'r'.repeat(255);
    const hash = await hasher.hash(`${long}a`);

    await expect(hasher.matches(`${long}b`, hash)).resolves.toBe(false);
  });

  test('matters after a NUL as well', async () => {
    const hash = await hasher.hash('rose\u0000mary');

    await expect(hasher.matches('rose\u0000marigold', hash)).resolves.toBe(false);
  });

  test('never matches for an account without one', async () => {
    await expect(hasher.matches('rosemary', null)).resolves.toBe(false);
    await expect(hasher.matches('', null)).resolves.toBe(false);
  });

  test('takes as long without an account as for a wrong one', async () => {
    const slow = hasherOfCost(9);
    const hash = await slow.hash('rosemary');
    const quickestMs = async (storedHash: string | null) => {
      const timesMs: number[] = [];
      for (let turn = 0; turn < 5; turn++) {
        const startMs = performance.now();
        await slow.matches('thyme', storedHash);
        timesMs.push(performance.now() - startMs);
      }
      return Math.min(...timesMs);
    };

    // Without hashing it would take a thousandth; half leaves room for a busy machine.
    expect(await quickestMs(null)).toBeGreaterThan((await quickestMs(hash)) / 2);
  });

  test('is outdated when the server is configured to hash more slowly', async () => {
    const hash = await hasher.hash('rosemary');

    expect(hasher.isOutdated(hash)).toBe(false);
    expect(hasherOfCost(5).isOutdated(hash)).toBe(true);
    expect(hasher.isOutdated('made-in-another-way')).toBe(true);
  });
});
