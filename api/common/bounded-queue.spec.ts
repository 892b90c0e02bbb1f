import { BoundedQueue } from './bounded-queue.js';

class QueueFullError extends Error {}

/** A task that runs until `finish` is called. */
const openWork = () => {
  let finish = () => {};
  const done = new Promise<void>((resolve) => (finish = resolve));
  return { done, finish: () => finish() };
};

const queueOf = (width: number, waiting: number) =>
  new BoundedQueue({ concurrency: width, waiting }, () => new QueueFullError());

describe('a bounded queue', () => {
  test('runs no more than its width side by side', async () => {
    const queue = queueOf(2, 10);
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running -= 1;
    };

    await Promise.all(Array.from({ length: 8 }, () => queue.run(work)));

    expect(most).toBe(2);
  });

  test('serves those who wait in the order in which they came', async () => {
    const queue = queueOf(1, 3);
    const served: number[] = [];
    const first = openWork();
    const all = [
      queue.run(() => first.done),
      ...[1, 2, 3].map((turn) => queue.run(async () => void served.push(turn))),
    ];

    first.finish();
    await Promise.all(all);

    expect(served).toEqual([1, 2, 3]);
  });

  test('rejects work at once while it is full, and accepts it again afterwards', async () => {
    const queue = queueOf(1, 1);
    const first = openWork();
    const running = queue.run(() => first.done);
    const waiting = queue.run(async () => 'waited');

    await expect(queue.run(async () => 'too late')).rejects.toThrow(QueueFullError);

    first.finish();
    await running;
    await expect(waiting).resolves.toBe('waited');
    await expect(queue.run(async () => 'later')).resolves.toBe('later');
  });

  test('takes urgent work first, and accepts it even when it is full', async () => {
    const queue = queueOf(1, 1);
    const served: string[] = [];
    const first = openWork();
    const all = [queue.run(() => first.done), queue.run(async () => void served.push('in turn'))];

    await expect(queue.run(async () => 'too late')).rejects.toThrow(QueueFullError);
    expect(() => queue.assertCapacity()).toThrow(QueueFullError);
    all.push(queue.run(async () => void served.push('urgent'), true));
    await expect(queue.run(async () => 'too urgent', true)).rejects.toThrow(QueueFullError);
    first.finish();
    await Promise.all(all);

    expect(served).toEqual(['urgent', 'in turn']);
  });

  test('goes on after work that failed', async () => {
    const queue = queueOf(1, 1);

    await expect(queue.run(() => Promise.reject(new Error('spilt')))).rejects.toThrow('spilt');

    await expect(queue.run(async () => 'next')).resolves.toBe('next');
  });
});
