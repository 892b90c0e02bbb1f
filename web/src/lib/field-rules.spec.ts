import { words } from '../words/en/fields.gen';
import { fieldRulesIn } from './field-rules';

const rules = fieldRulesIn(words);

describe('the fields of log in and sign up', () => {
  test.each([
    ...['ana@salon.com', 'ana1@mail.pt', 'first.last@example.co.uk', ' Anna@T-Online.de ', 'ewa@o2.pl'],
    ...[
      'ana+hair@salon.com',
      "o'neil@x1.museum",
      'rené@salon.example',
      'ana@salão.pt',
      'a@xn--d1acj.xn--p1ai',
    ],
  ])('B-11: %j is an email', (email) => {
    expect(rules.email.pattern.value.test(email)).toBe(true);
  });

  test.each([
    ...['ana', 'ana@salon', '@salon.com', 'ana@.com', 'ana@salon..com', 'ana@-salon.com', 'ana@salon.c'],
    ...['an a@salon.com', 'ana@salon.com, eva@salon.com', 'Ana <ana@salon.com>', 'ana@salon.123'],
  ])('B-11: %j is not', (email) => {
    expect(rules.email.pattern.value.test(email)).toBe(false);
  });

  test.each(['\u200B', '\u200D', '\u2060', '\u00AD', '\u202E', '\u3164', '\u2800', '\u00A0'])(
    'A-28: an email with the invisible character %j is none',
    (sign) => {
      const typed = [`a${sign}na@salon.com`, `ana@sa${sign}lon.com`];

      expect(typed.filter((email) => rules.email.pattern.value.test(email))).toEqual([]);
    },
  );

  test('a name is more than spaces', () => {
    expect(rules.name.validate('  ')).toBe('Name is Required');
    expect(rules.name.validate('Ana')).toBe(true);
  });
});

test('a phone number is digits and the signs that people write between them', () => {
  expect(rules.phone.pattern.value.test('+351 (912) 345-678')).toBe(true);
  expect(rules.phone.pattern.value.test('')).toBe(true);
  expect(rules.phone.pattern.value.test('call me')).toBe(false);
  expect(rules.phone.pattern.value.test('12')).toBe(false);
});

test('where the salon wants a number, blanks are none', () => {
  expect(rules.phoneNeeded.pattern.value.test('+351 912')).toBe(true);
  expect(rules.phoneNeeded.validate(' ')).toBe('Please enter a phone number so the salon can reach you');
});

test('a whole number is written in digits, within its limits', () => {
  const { validate } = rules.wholeNumber(1, 730);

  expect(['1', '90', '730', ' 90 ', ' 7 30 '].map(validate)).toEqual(Array(5).fill(true));
  for (const wrong of ['', '0', '731', '1.5', '1e2', '-3'])
    expect(validate(wrong)).toBe('Enter a whole number from 1 to 730.');
});

test('a booking or a block begins and ends every five minutes', () => {
  const { validate } = rules.fiveMinute;

  expect(['10:00', '10:35', '23:55'].map(validate)).toEqual([true, true, true]);
  expect(validate('10:33')).toBe('Choose a time in steps of five minutes');
});
