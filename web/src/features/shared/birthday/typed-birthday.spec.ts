import { birthdayOf, typedBirthday } from './typed-birthday';

test('a birthday fills three fields and is read from them, with or without a year', () => {
  for (const birthday of ['1990-05-04', '--05-14', '--02-29', '']) {
    expect(birthdayOf(typedBirthday(birthday))).toEqual({ birthday });
  }
});

test('digits of another keyboard are read', () => {
  expect(birthdayOf({ day: '١٤', month: '05', year: '١٩٩٠' })).toEqual({ birthday: '1990-05-14' });
});

test('a day without a month, or a year alone, is incomplete', () => {
  for (const typed of [
    { day: '14', month: '', year: '' },
    { day: '', month: '', year: '1990' },
  ]) {
    expect(birthdayOf(typed)).toEqual({ mistake: 'incomplete' });
  }
});

test('a day that does not exist is refused', () => {
  for (const typed of [
    { day: '31', month: '02', year: '' },
    { day: '29', month: '02', year: '1990' },
    { day: '14', month: '05', year: '90' },
  ]) {
    expect(birthdayOf(typed)).toEqual({ mistake: 'impossible' });
  }
});
