import { Lane } from './lane.js';

class Full extends Error {}

/** Work that goes on until it is told to finish. */
const openWork = () => {
  let finish = () => {};
  const done = new Promise<void>((resolve) => (finish = resolve));
  return { done, finish: () => finish() };
};

const laneOf = (width: number, waiting: number) => new Lane({ width, waiting }, () => new Full());

describe('a lane', () => {
  it('runs no more than its width side by side', async () => {
    const lane = laneOf(2, 10);
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running -= 1;
    };

    await Promise.all(Array.from({ length: 8 }, () => lane.run(work)));

    expect(most).toBe(2);
  });

  it('serves those who wait in the order in which they came', async () => {
    const lane = laneOf(1, 3);
    const served: number[] = [];
    const first = openWork();
    const all = [
      lane.run(() => first.done),
      ...[1, 2, 3].map((turn) => lane.run(async () => void served.push(turn))),
    ];

    first.finish();
    await Promise.all(all);

    expect(served).toEqual([1, 2, 3]);
  });

  it('refuses at once whoever finds it full, and has room again afterwards', async () => {
    const lane = laneOf(1, 1);
    const first = openWork();
    const running = lane.run(() => first.done);
    const waiting = lane.run(async () => 'waited');

    await expect(lane.run(async () => 'too late')).rejects.toThrow(Full);

    first.finish();
    await running;
    await expect(waiting).resolves.toBe('waited');
    await expect(lane.run(async () => 'later')).resolves.toBe('later');
  });

  it('takes what is urgent first, and finds room for it when it is full', async () => {
    const lane = laneOf(1, 1);
    const served: string[] = [];
    const first = openWork();
    const all = [lane.run(() => first.done), lane.run(async () => void served.push('in turn'))];

    await expect(lane.run(async () => 'too late')).rejects.toThrow(Full);
    expect(() => lane.demandRoom()).toThrow(Full);
    all.push(lane.run(async () => void served.push('urgent'), true));
    await expect(lane.run(async () => 'too urgent', true)).rejects.toThrow(Full);
    first.finish();
    await Promise.all(all);

    expect(served).toEqual(['urgent', 'in turn']);
  });

  it('goes on after work that failed', async () => {
    const lane = laneOf(1, 1);

    await expect(lane.run(() => Promise.reject(new Error('spilt')))).rejects.toThrow('spilt');

    await expect(lane.run(async () => 'next')).resolves.toBe('next');
  });
});
