// Schematic "city at zoom 14" — original, procedural, no data source needed. CSS-variable colours => themeable when inlined.
import fs from 'node:fs';
import { rng, lerp, gauss, smooth, f } from './util.mjs';
const W = 1200,
  H = 640,
  r = rng(42);
const night = process.argv[2] === 'night';
const c = night
  ? {
      land: '#211a1e',
      park: '#22302a',
      water: '#1b2733',
      minor: '#352b30',
      mid: '#463a40',
      major: '#6a5359',
      majorE: '#2a2226',
      bld: '#2a2226',
      text: '#cfc2bc',
      pin: '#edbbac',
      pinT: '#2b121b',
      halo: '#1d171a',
    }
  : {
      land: '#f6efe7',
      park: '#dfe8d8',
      water: '#d5e2e8',
      minor: '#ffffff',
      mid: '#ffffff',
      major: '#fbe3cf',
      majorE: '#e2c3aa',
      bld: '#ece1d6',
      text: '#5a4b4e',
      pin: '#7a2540',
      pinT: '#fff9f5',
      halo: '#fff9f5',
    };
const CX = 600,
  CY = 320;
// warp a regular grid: rotation + soft noise => organic blocks
const ang = -0.28;
const warp = (x, y) => {
  const X = x * Math.cos(ang) - y * Math.sin(ang),
    Y = x * Math.sin(ang) + y * Math.cos(ang);
  return [
    CX + X + 26 * Math.sin(Y / 170 + 0.6) + 14 * Math.sin(X / 110),
    CY + Y + 22 * Math.sin(X / 190 + 1.1) + 10 * Math.cos(Y / 90),
  ];
};
const river = [];
for (let i = -2; i <= 14; i++) {
  const x = i * 100;
  river.push([x, 560 + 48 * Math.sin(i * 0.62 + 0.4) - i * 9]);
}
const riverD = smooth(river);
const inPark = (x, y) =>
  ((x - 250) / 150) ** 2 + ((y - 180) / 95) ** 2 < 1 || ((x - 930) / 95) ** 2 + ((y - 140) / 70) ** 2 < 1;
const rows = [];
for (let v = -520; v <= 520; v += 58 + 0 * r()) rows.push(v + gauss(r) * 5);
const cols = [];
for (let u = -820; u <= 820; u += 74) cols.push(u + gauss(r) * 9);
let b = '';
for (let i = 0; i < rows.length - 1; i++)
  for (let j = 0; j < cols.length - 1; j++) {
    const m = 7;
    const q = [
      [cols[j] + m, rows[i] + m],
      [cols[j + 1] - m, rows[i] + m],
      [cols[j + 1] - m, rows[i + 1] - m],
      [cols[j] + m, rows[i + 1] - m],
    ].map((p) => warp(...p));
    const cx = q.reduce((a, p) => a + p[0], 0) / 4,
      cy = q.reduce((a, p) => a + p[1], 0) / 4;
    if (cx < -60 || cx > W + 60 || cy < -60 || cy > H + 60 || inPark(cx, cy)) continue;
    if (Math.abs(cy - (560 + 48 * Math.sin((cx / 100) * 0.62 + 0.4) - cx * 0.09)) < 62) continue;
    const n = 1 + Math.floor(r() * 3);
    for (let k = 0; k < n; k++) {
      const t0 = k / n + 0.03,
        t1 = (k + 1) / n - 0.03;
      const A = [lerp(q[0][0], q[1][0], t0), lerp(q[0][1], q[1][1], t0)],
        B = [lerp(q[0][0], q[1][0], t1), lerp(q[0][1], q[1][1], t1)],
        C = [lerp(q[3][0], q[2][0], t1), lerp(q[3][1], q[2][1], t1)],
        D = [lerp(q[3][0], q[2][0], t0), lerp(q[3][1], q[2][1], t0)];
      if (r() < 0.12) continue;
      b += `M${A.map(f)}L${B.map(f)}L${C.map(f)}L${D.map(f)}Z`;
    }
  }
const poly = (pts) => smooth(pts);
let minor = '',
  mid = '',
  major = '';
rows.forEach((v, i) => {
  const pts = [];
  for (let u = -840; u <= 840; u += 60) pts.push(warp(u, v));
  if (i % 4 === 1) mid += poly(pts);
  else minor += poly(pts);
});
cols.forEach((u, i) => {
  const pts = [];
  for (let v = -540; v <= 540; v += 60) pts.push(warp(u, v));
  if (i % 5 === 2) mid += poly(pts);
  else minor += poly(pts);
});
major +=
  poly([
    [-40, 60],
    [180, 150],
    [400, 250],
    [600, 330],
    [820, 390],
    [1030, 420],
    [1260, 520],
  ]) +
  poly([
    [700, -40],
    [660, 120],
    [618, 260],
    [590, 360],
    [540, 500],
    [520, 700],
  ]);
const ring = [];
for (let i = 0; i < 16; i++) {
  const a = (i / 16) * 6.283;
  ring.push([600 + Math.cos(a) * 285, 322 + Math.sin(a) * 190]);
}
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" role="img" aria-label="Illustrated street map with the salon marked in the centre"><rect width="${W}" height="${H}" fill="${c.land}"/>
<ellipse cx="250" cy="180" rx="150" ry="95" fill="${c.park}"/><ellipse cx="930" cy="140" rx="95" ry="70" fill="${c.park}"/>
<path d="${b}" fill="${c.bld}"/><g fill="none" stroke-linecap="round"><path d="${minor}" stroke="${c.minor}" stroke-width="5"/><path d="${mid}" stroke="${c.mid}" stroke-width="9"/></g>
<ellipse cx="250" cy="180" rx="142" ry="88" fill="${c.park}"/><ellipse cx="930" cy="140" rx="88" ry="64" fill="${c.park}"/><g fill="none" stroke="${c.minor}" stroke-width="2.5" opacity=".8"><path d="M120 200C200 150 290 230 385 165M250 95C240 160 270 210 255 262M860 160C910 110 960 170 1005 130"/></g>
<path d="${riverD}" fill="none" stroke="${c.water}" stroke-width="84" stroke-linecap="round"/>
<g fill="none" stroke-linecap="round"><path d="${smooth(ring, 1 / 6, true)}" stroke="${c.majorE}" stroke-width="13"/><path d="${major}" stroke="${c.majorE}" stroke-width="17"/><path d="${smooth(ring, 1 / 6, true)}" stroke="${c.major}" stroke-width="10"/><path d="${major}" stroke="${c.major}" stroke-width="13"/></g>
<g transform="translate(600 322)"><ellipse cx="0" cy="6" rx="20" ry="7" fill="#000" opacity=".25"/><path d="M0 0C-10-20-30-34-30-58a30 30 0 0 1 60 0C30-34 10-20 0 0Z" fill="${c.pin}" stroke="${c.halo}" stroke-width="4"/><circle cy="-58" r="11" fill="${c.pinT}"/></g></svg>`;
const out = night ? 'map-night.svg' : 'map.svg';
fs.writeFileSync(out, svg);
console.log(out, ((svg.length / 1024) | 0) + 'KB');
