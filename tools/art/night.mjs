import sharp from 'sharp';
// node night.mjs IN OUT: evening grade of a day picture; lamps stay lit
const [i, o] = process.argv.slice(2);
const { width, height } = await sharp(i).metadata();
const dark = await sharp(i)
  .removeAlpha()
  .recomb([
    [0.58, 0.04, 0],
    [0.02, 0.47, 0.02],
    [0.02, 0.05, 0.48],
  ])
  .linear(0.92, -6)
  .toBuffer();
const lamp = await sharp(i).removeAlpha().greyscale().linear(7, -1560).blur(1).toBuffer();
const glow = await sharp(lamp).blur(34).linear(0.9, 0).toBuffer();
const warm = async (b) =>
  sharp(await sharp(b).toColourspace('srgb').png().toBuffer())
    .toColourspace('srgb')
    .recomb([
      [1, 0, 0],
      [0.84, 0, 0],
      [0.62, 0, 0],
    ])
    .png()
    .toBuffer();
await sharp(dark)
  .composite([
    { input: await warm(glow), blend: 'screen' },
    { input: await warm(lamp), blend: 'screen' },
  ])
  .png()
  .toFile(o);
