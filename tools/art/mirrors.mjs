import sharp from 'sharp';
// node mirrors.mjs IN OUT: calm the speckles left inside the mirrors of the 1200x675 interior render
const [i, o] = process.argv.slice(2);
const arch = (x0, x1, top, bot) => {
  const r = (x1 - x0) / 2;
  return `<path d="M${x0} ${bot}V${top + r}a${r} ${r} 0 0 1 ${2 * r} 0V${bot}Z"/>`;
};
const mask = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675"><g fill="#fff">${arch(299, 480, 157, 360)}${arch(688, 860, 160, 360)}${arch(-106, 79, 152, 370)}<path d="M299 355H480V361H299Z"/></g></svg>`,
);
const med = await sharp(i).removeAlpha().median(9).median(5).ensureAlpha().png().toBuffer();
const cut = await sharp(med)
  .composite([{ input: await sharp(mask).blur(1.6).png().toBuffer(), blend: 'dest-in' }])
  .png()
  .toBuffer();
await sharp(i)
  .composite([{ input: cut }])
  .png()
  .toFile(o);
