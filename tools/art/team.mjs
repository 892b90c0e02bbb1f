import sharp from 'sharp';
import fs from 'node:fs';
import { portrait, team } from './portrait.mjs';
const out = process.argv[2] || 'out',
  only = process.argv.slice(3);
fs.mkdirSync(out, { recursive: true });
for (const t of team) {
  if (only.length && !only.includes(t.id)) continue;
  const s = portrait(t);
  fs.writeFileSync(`${out}/${t.id}.svg`, s);
  await sharp(Buffer.from(s), { density: +(process.env.D || 108) })
    .resize(process.env.D ? null : 1200)
    .png()
    .toFile(`${out}/${t.id}.png`);
  console.log(t.id, ((s.length / 1024) | 0) + 'KB');
}
