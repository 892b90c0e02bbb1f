import { RememberedAnswer } from './remembered-answer.js';

/** Returns 1, 2, 3, …, or fails where told to. */
function counted({ failsAt = [] as number[], failureMs = 100 } = {}) {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    if (failsAt.includes(asked)) throw new Error('away');
    return asked;
  };
  return new RememberedAnswer(ask, 100, failureMs);
}

describe('an answer that is remembered', () => {
  test('is the same for all who ask at the same time or soon after', async () => {
    const answer = counted();

    expect(await Promise.all([answer.get(0), answer.get(0)])).toEqual([1, 1]);
    expect([await answer.get(99), await answer.get(100)]).toEqual([1, 2]);
  });

  test('is remembered when it is a failure', async () => {
    const answer = counted({ failsAt: [1] });

    await expect(answer.get(0)).rejects.toThrow('away');
    await expect(answer.get(99)).rejects.toThrow('away');
    expect(await answer.get(100)).toBe(2);
  });

  test('is forgotten sooner when it is a failure, where that is asked for', async () => {
    const answer = counted({ failsAt: [1], failureMs: 20 });

    await expect(answer.get(0)).rejects.toThrow('away');
    await expect(answer.get(19)).rejects.toThrow('away');
    expect([await answer.get(20), await answer.get(119)]).toEqual([2, 2]);
  });

  test('that takes long is not asked for twice', async () => {
    let asked = 0;
    let come: (value: string) => void = () => undefined;
    const slow = new RememberedAnswer(() => {
      asked += 1;
      return new Promise<string>((resolve) => (come = resolve));
    }, 100);

    const both = [slow.get(0), slow.get(500)];
    come('here');

    expect(await Promise.all(both)).toEqual(['here', 'here']);
    expect(asked).toBe(1);
  });

  test('is asked for again once it is known to be wrong', async () => {
    const answer = counted();
    await answer.get(0);

    answer.forget();

    expect(await answer.get(1)).toBe(2);
  });
});
