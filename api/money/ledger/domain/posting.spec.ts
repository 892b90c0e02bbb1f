import { settle } from './posting.js';

describe('what is posted to the ledger', () => {
  test('says once what becomes of each account and subject', () => {
    const lines = settle([
      { account: 'cash', cents: 4000 },
      { account: 'tips', subjectId: 'ana', cents: -500 },
      { account: 'services', cents: -3000 },
      { account: 'tips', subjectId: 'rui', cents: -500 },
      { account: 'rounding', cents: 0 },
      { account: 'cash', cents: 1000 },
      { account: 'services', cents: -1000 },
    ]);

    expect(lines).toEqual([
      { account: 'cash', subjectId: null, cents: 5000 },
      { account: 'tips', subjectId: 'ana', cents: -500 },
      { account: 'services', subjectId: null, cents: -4000 },
      { account: 'tips', subjectId: 'rui', cents: -500 },
    ]);
  });

  test('is refused when it does not come to nothing', () => {
    expect(() =>
      settle([
        { account: 'cash', cents: 4000 },
        { account: 'services', cents: -3999 },
      ]),
    ).toThrow('comes to 1 cents');
  });
});
