import { closeUp, heightRatio } from './close-up';

describe('F-3: pictures of their own heights', () => {
  test('move up under those that are lower than the highest of their row', () => {
    const { works, next, rest } = closeUp([1.25, 1, 1.5, 1], 2);

    expect(works).toEqual([
      { picture: 0, words: 0 },
      { picture: 0, words: 0.25 },
      { picture: 0, words: 0 },
      { picture: 0.25, words: 0.75 },
    ]);
    expect({ next, rest }).toEqual({ next: 0, rest: 0 });
  });

  test('leave what follows the last of them as high as the columns that it takes', () => {
    const { works, next, rest } = closeUp([1.25, 1, 1, 1], 3);

    expect(works[3]).toEqual({ picture: 0, words: 0 });
    expect({ next, rest }).toEqual({ next: 0.25, rest: 0 });
  });

  test('stand one below the other in a single column', () => {
    expect(closeUp([1.25, 1], 1).works).toEqual([
      { picture: 0, words: 0 },
      { picture: 0, words: 0 },
    ]);
  });

  test('are cut only when they are far wider or higher than others', () => {
    expect(heightRatio({ width: 1200, height: 1500 })).toBe(1.25);
    expect(heightRatio({ width: 4000, height: 400 })).toBe(9 / 16);
    expect(heightRatio({ width: 400, height: 4000 })).toBe(16 / 9);
    expect(heightRatio({ width: null, height: null })).toBe(0);
  });
});
