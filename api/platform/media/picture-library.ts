import type Sharp from 'sharp';

let loading: Promise<typeof Sharp> | undefined;

/**
 * The image library (sharp), loaded with the first picture: startup need not wait for it, and most instances do
 * without its 15 MB for a long time.
 */
export const pictureLibrary = (): Promise<typeof Sharp> => (loading ??= load());

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // Of all formats it can open, including drawings and documents, allow only these four.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  });
  // Every upload is opened only once, so caching would just hold memory.
  sharp.cache(false);
  return sharp;
}
