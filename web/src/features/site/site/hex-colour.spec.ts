import { hexOf } from './hex-colour';

test.each([
  ['#C08', '#cc0088'],
  ['c08', '#cc0088'],
  [' #7A2540 ', '#7a2540'],
  ['＃Ｃ０８', '#cc0088'],
  ['#٠٠٠', '#000000'],
  ['#۱۲۳', '#112233'],
  ['\u200e#123456\u200e', '#123456'],
])('%j is the colour %s', (typed, colour) => {
  expect(hexOf(typed)).toBe(colour);
});

test.each(['', '#', '#12', '#1234', '#12345g', 'red', 'rgb(1 2 3)'])('%j is no colour', (typed) => {
  expect(hexOf(typed)).toBeNull();
});
