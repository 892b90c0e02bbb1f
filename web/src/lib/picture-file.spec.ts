import { words } from '../words/en/controls.gen';
import { whyNotThisFile, whyNotThisSize } from './picture-file';

const MEGABYTE = 1024 * 1024;

describe('the picture that an owner chooses', () => {
  test.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif', ''])('is sent when it is %j', (type) => {
    expect(whyNotThisFile(words, { type, size: 15 * MEGABYTE })).toBeNull();
  });

  test.each([
    ['is empty', 'image/png', 0, /empty/],
    ['is a byte over the limit', 'image/png', 15 * MEGABYTE + 1, /16 MB/],
    ['is a drawing', 'image/svg+xml', 10, /can’t use this file/],
    ['is a document', 'application/pdf', 10, /can’t use this file/],
    ['comes from a phone that keeps HEIC', 'image/heic', 10, /Save it as JPEG/],
  ])('stays here when it %s, and the sentence says so', (_, type, size, sentence) => {
    expect(whyNotThisFile(words, { type, size })).toMatch(sentence);
  });

  test('may have forty million pixels and not one row more', () => {
    expect(whyNotThisSize(words, { width: 8000, height: 5000 })).toBeNull();
    expect(whyNotThisSize(words, { width: 8000, height: 5001 })).toMatch(/41 million/);
  });
});
