import { pictureFormat } from './picture-format.js';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('what a file is', () => {
  test.each([
    ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
    ['webp', 'RIFF\x10\0\0\0WEBPVP8 '],
    ['avif', '\0\0\0\x1cftypavif\0\0\0\0avifmif1'],
    ['avif', '\0\0\0\x1cftypmif1\0\0\0\0mif1avif'],
  ])('is read from its first bytes: %s', (format, file) => {
    expect(pictureFormat(bytes(file))).toBe(format);
  });

  test.each([
    ['nothing', ''],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a drawing behind blanks', '\n <?xml version="1.0"?><svg/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7'],
    ['a GIF', 'GIF89a'],
    ['a sound in the box of a WebP', 'RIFF\x10\0\0\0WAVEfmt '],
    ['a telephone’s HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['a film', '\0\0\0\x18ftypisom\0\0\0\0isommp42'],
    ['an AVIF whose brand stands outside of its box', '\0\0\0\x10ftypisom\0\0\0\0avif'],
    ['an AVIF whose version says avif', '\0\0\0\x10ftypisomavif'],
    ['half a signature', '\x89PNG'],
  ])('is not taken when it is %s', (_, file) => {
    expect(pictureFormat(bytes(file))).toBeNull();
  });
});
