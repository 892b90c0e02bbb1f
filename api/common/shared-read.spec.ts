import { setImmediate as nextTurn } from 'node:timers/promises';
import { SharedRead } from './shared-read.js';

/** A read that counts its calls, each of which lasts until the test ends it. */
function aSlowRead() {
  const waiting: ((error?: Error) => void)[] = [];
  let reads = 0;
  const shared = new SharedRead(() => {
    const value = (reads += 1);
    return new Promise<number>((resolve, reject) => {
      waiting.push((error) => (error ? reject(error) : resolve(value)));
    });
  });
  const end = async (error?: Error) => {
    while (waiting.length === 0) await nextTurn();
    waiting.shift()?.(error);
  };
  return { shared, end, count: () => reads };
}

test('12-E1: whoever asks while something is being read gets the read after it, together with all the others', async () => {
  const { shared, end, count } = aSlowRead();
  const first = shared.get();
  const others = Array.from({ length: 40 }, () => shared.get());

  await end();
  expect(await first).toBe(1);
  await end();

  expect(await Promise.all(others)).toEqual(Array.from({ length: 40 }, () => 2));
  expect(count()).toBe(2);
});

test('once it is read, it is read again for whoever asks then', async () => {
  const { shared, end } = aSlowRead();
  const first = shared.get();
  await end();
  await first;

  const second = shared.get();
  await end();

  expect(await second).toBe(2);
});

test('a read that fails fails for those who waited for it, and not for those after them', async () => {
  const { shared, end } = aSlowRead();
  const first = shared.get();
  const second = shared.get();

  await end(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await end();

  expect(await second).toBe(2);
  const third = shared.get();
  await end();
  expect(await third).toBe(3);
});
