import type Sharp from 'sharp';

let loading: Promise<typeof Sharp> | undefined;

/**
 * The library that opens and makes pictures. It is loaded for the first picture: a start need not wait for it, and most
 * copies of the app can do without its 15 MB for a long time.
 */
export const pictureLibrary = (): Promise<typeof Sharp> => (loading ??= load());

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // Of all formats that it can open, including drawings and documents, only these four are allowed.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  });
  // Every upload is opened once; caching it would keep its memory.
  sharp.cache(false);
  return sharp;
}
