import { KeptFigures } from './kept-figures.js';

describe('figures of the database', () => {
  test('12-C2 are asked for every ten seconds at most, and once for all who look at the same time', async () => {
    let asked = 0;
    const figures = new KeptFigures(async () => ({ holds: (asked += 1) }));

    const seen = [...(await Promise.all([figures.read(0), figures.read(0)])), await figures.read(9_999)];

    expect(seen).toEqual([{ holds: 1 }, { holds: 1 }, { holds: 1 }]);
    expect(await figures.read(10_000)).toEqual({ holds: 2 });
  });

  test('12-C2 are left out while the database is silent, no one asks it again, and what it says late still counts', async () => {
    let asked = 0;
    let answer: (figures: Record<string, number>) => void = () => undefined;
    const silent = new Promise<Record<string, number>>((resolve) => (answer = resolve));
    const figures = new KeptFigures(() => ((asked += 1), silent), 5);

    expect([await figures.read(0), await figures.read(20_000)]).toEqual([null, null]);
    expect(asked).toBe(1);
    answer({ holds: 3 });
    expect(await figures.read(20_001)).toEqual({ holds: 3 });
  });

  test('12-C2 are left out when the database fails, and are not those of before', async () => {
    const answers = [Promise.resolve({ holds: 1 }), Promise.reject(new Error('away'))];
    answers[1]?.catch(() => undefined);
    const figures = new KeptFigures(() => answers.shift() ?? Promise.resolve({}));

    expect([await figures.read(0), await figures.read(10_000)]).toEqual([{ holds: 1 }, null]);
  });
});
