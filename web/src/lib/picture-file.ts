const kinds = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const MEGABYTE = 1024 * 1024;
const MOST_BYTES = 15 * MEGABYTE;
const MOST_PIXELS = 40_000_000;

/** For `accept` of an `<input type="file">`. */
export const PICTURE_KINDS = kinds.join(',');

/** What is taken, in words. */
export const PICTURE_RULE = 'JPEG, PNG, WebP or AVIF, at most 15 MB.';

/** Why a file cannot be sent as a picture, or null when the server is to see it. */
export function whyNotThisFile({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (type === 'image/heic' || type === 'image/heif')
    return 'This is a HEIC picture, which browsers cannot show. Save it as JPEG on your phone, then choose it again.';
  // A file without a kind is one that this machine does not know; the server looks into it.
  if (type && !kinds.includes(type))
    return 'This is not a picture we can use. Choose a JPEG, PNG, WebP or AVIF file.';
  if (size === 0) return 'This file is empty. Choose another one.';
  if (size > MOST_BYTES)
    return `This file is too big: it has ${Math.ceil(size / MEGABYTE)} MB, and 15 MB is the most.`;
  return null;
}

/** The same once it has been opened. */
export function whyNotThisSize({ width, height }: { width: number; height: number }): string | null {
  if (width * height <= MOST_PIXELS) return null;
  const millions = Math.ceil((width * height) / 1_000_000);
  return `This picture has too many pixels: ${millions} million, and 40 million is the most. Save it smaller, then choose it again.`;
}
