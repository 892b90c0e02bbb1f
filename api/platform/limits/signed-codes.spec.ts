import { LimitKeys } from './limit-keys.js';
import { SignedCodes } from './signed-codes.js';

const keys = new LimitKeys(Buffer.alloc(32, 7));
const codes = new SignedCodes(keys, 'news-emails');
const subject = Buffer.from('0123456789abcdef');

test('a signed code gives its subject back', () => {
  expect(codes.subjectOf(codes.codeOf(subject))).toEqual(subject);
});

test.each([
  ['cut short', codes.codeOf(subject).slice(0, -1)],
  ['spelled in another way', `${codes.codeOf(subject)}=`],
  ['of another use', new SignedCodes(keys, 'review-requests').codeOf(subject)],
  ['with nothing but a signature', codes.codeOf(Buffer.alloc(0))],
  ['changed', codes.codeOf(subject).replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
  ['empty', ''],
])('a code that is %s gives nothing', (_, code) => {
  expect(codes.subjectOf(code)).toBeNull();
});
