import {
  categoriesOf,
  closeLines,
  drawerCentsOf,
  movementKinds,
  movementLines,
  movementMethods,
} from './movements.js';

const moved = { cents: 4_000, category: null, paidBy: 'cash', staffId: null, isReversal: false } as const;
const sumOf = (lines: { cents: number }[]) => lines.reduce((sum, { cents }) => sum + cents, 0);

test('whatever moves, comes from somewhere and goes somewhere, and a reversal is its opposite', () => {
  for (const kind of movementKinds) {
    for (const category of [null, ...categoriesOf(kind)]) {
      const there = movementLines({ ...moved, kind, category });
      const back = movementLines({ ...moved, kind, category, isReversal: true });

      expect(sumOf(there)).toBe(0);
      expect(back).toEqual(there.map((line) => ({ ...line, cents: -line.cents })));
    }
  }
});

test.each(movementMethods)(
  'tips that are paid by %s are no longer owed, and only cash leaves the drawer',
  (paidBy) => {
    const tips = { ...moved, kind: 'tips-paid', cents: 1_500, staffId: 'ana', paidBy } as const;

    expect(movementLines(tips)).toEqual([
      { account: paidBy, cents: -1_500 },
      { account: 'tips', subjectId: 'ana', cents: 1_500 },
    ]);
    expect(drawerCentsOf(tips)).toBe(paidBy === 'cash' ? -1_500 : 0);
  },
);

test.each([
  ['paid-in', 'bank', 'bank'],
  ['paid-in', 'owner', 'owner'],
  ['paid-in', 'expense', 'expenses'],
  ['paid-out', 'wages', 'payroll'],
  ['paid-out', 'owner', 'owner'],
  ['paid-out', 'post', 'expenses'],
  ['banked', null, 'bank'],
] as const)('cash that is %s for “%s” is in the account %s', (kind, category, account) => {
  expect(movementLines({ ...moved, kind, category }).map((line) => line.account)).toEqual(['cash', account]);
});

test('a drawer that has five too little is short of five, and what is banked leaves it', () => {
  expect(closeLines(-500, 20_000)).toEqual([
    { account: 'cash', cents: -500 },
    { account: 'over-short', cents: 500 },
    { account: 'cash', cents: -20_000 },
    { account: 'bank', cents: 20_000 },
  ]);
});

test('a count that is right, of which all stays in the drawer, is no entry', () => {
  expect(closeLines(0, 0)).toEqual([]);
});
