import { signedAmountOf, type TillMovement } from './models';

const moved = {
  kind: 'tips-paid',
  amount: 29,
  paidBy: 'bank',
  inDrawer: 0,
  reversesId: null,
} as TillMovement;

test('a close shows tips by bank transfer with their amount, though the drawer has the same cash as before', () => {
  expect(signedAmountOf(moved)).toBe(-29);
  expect(signedAmountOf({ ...moved, reversesId: 'another' })).toBe(29);
});

test('cash into the drawer is shown as it is, and taken back below zero', () => {
  expect(signedAmountOf({ ...moved, kind: 'paid-in' })).toBe(29);
  expect(signedAmountOf({ ...moved, kind: 'paid-in', reversesId: 'another' })).toBe(-29);
});
