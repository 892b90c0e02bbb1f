// Open Graph card 1200x630: hero crop + the given headline, set in Gilda Display (OFL-1.1) -> og.html; photograph it with headless Chromium.
// node og.mjs HERO.svg FONT.woff2 "HEADLINE" night|light OUT.html
import fs from 'node:fs';
const [hero, font, head, theme, out] = process.argv.slice(2);
const n = theme === 'night';
const svg = fs
  .readFileSync(hero, 'utf8')
  .replace(/viewBox="[^"]*"/, 'viewBox="0 10 1600 840" preserveAspectRatio="xMidYMid slice"');
const words = head.split(' ');
const lines = [words.slice(0, 2).join(' '), words.slice(2).join(' ')];
fs.writeFileSync(
  out,
  `<!doctype html><meta charset="utf-8"><style>@font-face{font-family:G;src:url(data:font/woff2;base64,${fs.readFileSync(font).toString('base64')})}body{margin:0;width:1200px;height:630px;overflow:hidden;position:relative;background:${n ? '#151013' : '#fbf8f4'}}svg{position:absolute;inset:0;width:1200px;height:630px}h1{position:absolute;left:60px;top:196px;margin:0;width:430px;font:400 53px/1.16 G,Georgia,serif;letter-spacing:.02em;color:${n ? '#f6eee8' : '#241a1e'}}i{position:absolute;left:62px;top:412px;width:120px;height:2px;background:${n ? '#ddbb80' : '#b98d4f'}}</style>${svg}<h1>${lines.map((l) => l.replace(/&/g, '&amp;')).join('<br>')}</h1><i></i>`,
);
