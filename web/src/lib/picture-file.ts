import type { ControlsWords } from '../words/types.gen';

const kinds = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const MEGABYTE = 1024 * 1024;
const MOST_BYTES = 15 * MEGABYTE;
const MOST_PIXELS = 40_000_000;

/** For `accept` of an `<input type="file">`. */
export const PICTURE_KINDS = kinds.join(',');

/** Returns why a file can't be sent as a picture; null if the server should decide. */
export function whyNotThisFile(
  words: ControlsWords,
  { type, size }: Pick<File, 'type' | 'size'>,
): string | null {
  if (type === 'image/heic' || type === 'image/heif') return words.heicPicture();
  // This machine does not know the type of a file without one; the server looks inside.
  if (type && !kinds.includes(type)) return words.notAPicture();
  if (size === 0) return words.emptyFile();
  if (size > MOST_BYTES) return words.tooBigFile({ megabytes: Math.ceil(size / MEGABYTE) });
  return null;
}

/** The same check after opening it. */
export function whyNotThisSize(
  words: ControlsWords,
  { width, height }: { width: number; height: number },
): string | null {
  if (width * height <= MOST_PIXELS) return null;
  return words.tooManyPixels({ millions: Math.ceil((width * height) / 1_000_000) });
}
