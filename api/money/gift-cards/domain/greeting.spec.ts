import { mayBeGivenOn, messageOf } from './greeting.js';

describe('the message on a gift card', () => {
  test('keeps its lines, and loses blanks and empty lines', () => {
    expect(messageOf('  Happy  birthday, Mia!\r\n\r\n\n Yours, Tom\t')).toBe(
      'Happy birthday, Mia!\nYours, Tom',
    );
    expect(messageOf(' \n ')).toBe('');
  });

  test('has six lines at most: what is beyond them follows in the last', () => {
    expect(messageOf('1\n2\n3\n4\n5\n6\n7\n8')).toBe('1\n2\n3\n4\n5\n6 7 8');
  });
});

test('a gift card is given away on the day on which it is sold, or within two years', () => {
  const on = (day: string) => mayBeGivenOn(day, '2027-03-02');
  expect(['2027-03-01', '2027-03-02', '2028-12-24', '2029-03-05'].map(on)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
