import { untilCalm } from './until-calm.js';

async function timesWatched(shareOfWork: (time: number) => number, stop = new AbortController()) {
  let times = 0;
  await untilCalm(stop.signal, () => {
    times += 1;
    return Promise.resolve(shareOfWork(times));
  });
  return times;
}

describe('work that no one waits for', () => {
  test('is done at once while little is going on', async () => {
    expect(await timesWatched(() => 0.1)).toBe(1);
  });

  test('waits while the program is busy answering', async () => {
    expect(await timesWatched((time) => (time < 5 ? 0.9 : 0.1))).toBe(5);
  });

  test('is done after a second of watching, however busy the program is', async () => {
    expect(await timesWatched(() => 1)).toBe(20);
  });

  test('keeps no one waiting when the program stops', async () => {
    const stop = new AbortController();
    const times = await timesWatched((time) => {
      if (time === 2) stop.abort();
      return 1;
    }, stop);
    expect(times).toBe(2);
  });
});
