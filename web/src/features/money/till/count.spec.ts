import { countsOf, quantityOf, sumOfCounts } from './count';

const euros = [50, 20, 2, 0.1, 0.05];

test('the drawer is added up in hundredths, so that ten coins of 0.10 and one of 0.05 are 1.05', () => {
  expect(sumOfCounts(euros, { '0.1': '10', '0.05': '1' })).toBe(1.05);
  expect(sumOfCounts(euros, { '50': '3', '2': '4' })).toBe(158);
});

test('only what there is any of is sent', () => {
  expect(countsOf(euros, { '50': '3', '20': '', '2': '0' })).toEqual([{ value: 50, quantity: 3 }]);
});

test('coins are counted on a keyboard of any language, up to five digits', () => {
  expect(['١٢', '۱۲', '１２'].map(quantityOf)).toEqual([12, 12, 12]);
  expect(['99999', '100000'].map(quantityOf)).toEqual([99_999, null]);
});

test('half a coin is no coin, nor is a negative one', () => {
  expect([' 12 ', '', '1.5', '-1', 'two'].map(quantityOf)).toEqual([12, 0, null, null, null]);
});
