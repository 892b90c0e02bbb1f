import { closeLines, movementKinds, movementLines } from './movements.js';

const sumOf = (lines: { cents: number }[]) => lines.reduce((sum, { cents }) => sum + cents, 0);

test('whatever moves, comes from somewhere and goes somewhere', () => {
  for (const kind of movementKinds) expect(sumOf(movementLines(kind, 4_000, 'ana'))).toBe(0);
});

test('tips are paid out of the drawer to the one they are owed to', () => {
  expect(movementLines('tips-paid', 1_500, 'ana')).toEqual([
    { account: 'cash', cents: -1_500 },
    { account: 'tips', subjectId: 'ana', cents: 1_500 },
  ]);
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
