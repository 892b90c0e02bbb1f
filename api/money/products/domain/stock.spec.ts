import { isLow, signedQuantity } from './stock.js';

test('a delivery brings more, own use and waste leave less', () => {
  expect(signedQuantity('delivery', 12)).toBe(12);
  expect(signedQuantity('own-use', 2)).toBe(-2);
  expect(signedQuantity('waste', 1)).toBe(-1);
});

test('only a correction says itself whether it is more or less, and nothing is no movement', () => {
  expect(signedQuantity('correction', -3)).toBe(-3);
  expect(signedQuantity('delivery', -3)).toBeNull();
  expect(signedQuantity('correction', 0)).toBeNull();
});

test('a product is low when there are as few as its owner has said', () => {
  expect(isLow({ stock: 3, lowStock: 3 })).toBe(true);
  expect(isLow({ stock: 4, lowStock: 3 })).toBe(false);
  expect(isLow({ stock: -1, lowStock: null })).toBe(false);
});
