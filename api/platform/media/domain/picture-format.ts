/** The accepted formats, detected from the file's content: its name and headers can't be trusted. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const begins = (bytes: Uint8Array, ...signs: number[]): boolean =>
  signs.every((sign, index) => bytes[index] === sign);

/** An ISO media file lists its brands in the first box: the main one, a version, then the compatible ones. */
function isAvif(bytes: Uint8Array): boolean {
  if (text(bytes, 4, 8) !== 'ftyp') return false;
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  const boxEnd = Math.min(((a << 24) | (b << 16) | (c << 8) | d) >>> 0, bytes.length, 256);
  for (let at = 8; at + 4 <= boxEnd; at += 4) {
    if (at !== 12 && text(bytes, at, at + 4) === 'avif') return true;
  }
  return false;
}

/** The format of the file, or null if it is not accepted, such as SVG. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  if (begins(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  return isAvif(bytes) ? 'avif' : null;
}
