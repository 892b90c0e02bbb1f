import { readCode, RECOVERY_CODE_BYTES, recoveryCodeOf } from './typed-code.js';

describe('a code of six digits is read', () => {
  test.each([
    ['as it is', '287082'],
    ['in two halves', '287 082'],
    ['with a dash, and blanks around it', ' 287–082\t'],
    ['in Arabic digits', '٢٨٧٠٨٢'],
    ['in Persian digits', '۲۸۷۰۸۲'],
    ['in wide digits', '２８７０８２'],
    ['between marks of direction', '\u200f287082\u200e'],
  ])('%s', (_, typed) => {
    expect(readCode(typed)).toEqual({ kind: 'totp', code: '287082' });
  });
});

describe('a recovery code is read', () => {
  test.each([
    ['as it is shown', '0ab1-cdef-ghjk-mnpq'],
    ['in capitals and without dashes', '0AB1CDEFGHJKMNPQ'],
    ['with letters for the digits that they look like', 'oabI-cdef-ghjk-mnpq'],
    ['with Arabic digits', '٠ab١ cdef ghjk mnpq'],
  ])('%s', (_, typed) => {
    expect(readCode(typed)).toEqual({ kind: 'recovery', code: '0ab1cdefghjkmnpq' });
  });
});

test.each(['', '28708', '2870821', 'two8seven', '0ab1-cdef-ghjk-mnp', '0ab1-cdef-ghjk-mnpq-r', '०७०८२८'])(
  'anything else is no code: %j',
  (typed) => {
    expect(readCode(typed)).toBeNull();
  },
);

test('a recovery code has all of its bits in sixteen signs', () => {
  expect(recoveryCodeOf(Buffer.alloc(RECOVERY_CODE_BYTES))).toBe('0000-0000-0000-0000');
  expect(recoveryCodeOf(Buffer.alloc(RECOVERY_CODE_BYTES, 0xff))).toBe('zzzz-zzzz-zzzz-zzzz');
  expect(recoveryCodeOf(Buffer.from('00443214c74254b635cf', 'hex'))).toBe('0123-4567-89ab-cdef');
});
