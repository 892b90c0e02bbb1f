import sharp from 'sharp';
// node export.mjs NAME FILE widths(csv) [q]
import fs from 'node:fs';
sharp.concurrency(1);
const OUT = process.env.OUT || new URL('../../web/public/pictures', import.meta.url).pathname;
fs.mkdirSync(OUT, { recursive: true });
for (const a of process.argv.slice(2)) {
  const [name, file, ws, qa, qw] = a.split(':');
  const m = await sharp(file).metadata();
  for (const w of ws.split(',').map(Number)) {
    if (w > m.width) {
      continue;
    }
    const b = await sharp(file)
      .flatten({ background: '#fff' })
      .resize(w)
      .toBuffer({ resolveWithObject: false })
      .then((x) => x);
    await sharp(b)
      .avif({ quality: +(qa || 55), effort: 3 })
      .toFile(`${OUT}/${name}-${w}.avif`);
    await sharp(b)
      .webp({ quality: +(qw || 80), effort: 4 })
      .toFile(`${OUT}/${name}-${w}.webp`);
  }
  console.log(name);
}
