// node hero.mjs [night] [mobile] -> svg in the current folder
import fs from 'node:fs';
import { rng, lerp, gauss, smooth, f, mix, ramp, PROFILE } from './util.mjs';
const night = process.argv.includes('night'),
  mobile = process.argv.includes('mobile');
const gold = '#E3BC76';
const r = rng(11);
const W = 1600,
  H = 900;
const C = night
  ? {
      bg0: '#1b1417',
      bg1: '#2a1d22',
      arch0: '#5b3340',
      arch1: '#8a4b50',
      sun: '#e7b092',
      skin0: '#e2a58c',
      skin1: '#9a564d',
      neckD: '#5a2a2c',
      skinL: '#f6cdb5',
      lip: '#8c2540',
      hair: ['#120a0d', '#2a1119', '#4d1b2b', '#7a2f3d', '#b0644f', '#d69a6d'],
      brass: '#ddbb80',
      cloth0: '#efe3da',
      cloth1: '#bfa197',
    }
  : {
      bg0: '#fbf6f0',
      bg1: '#f0e3d7',
      arch0: '#e0bfae',
      arch1: '#cb9987',
      sun: '#c58c7b',
      skin0: '#e6b298',
      skin1: '#bf7f69',
      neckD: '#8a4a3c',
      skinL: '#f7d9c4',
      lip: '#8f2c43',
      hair: ['#1d0f13', '#32141d', '#561d2d', '#7d3340', '#a75f4a', '#cf9766'],
      brass: '#b98d4f',
      cloth0: '#fffaf4',
      cloth1: '#dcc2b2',
    };
// ---- profile, unit space: face left. hairline(0) .. chin(100)
const S = 4.5,
  OX = 806,
  OY = 196;
const P = ([x, y]) => [OX + x * S, OY + y * S];
const prof = [...PROFILE, [14, 163], [-6, 170]];
const faceFront = smooth(prof.map(P), 0.155);
const face =
  faceFront +
  `L${P([-6, 200]).map(f)} L${P([120, 200]).map(f)} L${P([112, 160]).map(f)} C${P([96, 150]).map(f)} ${P([88, 140]).map(f)} ${P([86, 118]).map(f)} L${P([90, 60]).map(f)} L${P([70, -10]).map(f)}Z`;
// ---- hair strands: start on hairline arc, flow through guides
const guides = [
  // each: list of unit points from root to tip
  [
    [31, -1.5],
    [37, -11],
    [52, -22],
    [74, -23],
    [94, -13],
    [109, 6],
    [124, 17],
    [148, 15],
    [174, 3],
    [202, -4],
  ],
  [
    [36, 1.2],
    [43, -6.5],
    [57, -14],
    [76, -14],
    [94, -3],
    [108, 15],
    [124, 28],
    [148, 29],
    [174, 17],
    [206, 12],
  ],
  [
    [41.2, 5.6],
    [48, 0.5],
    [60, -4],
    [76, -3],
    [92, 10],
    [105, 29],
    [121, 43],
    [146, 47],
    [174, 37],
    [208, 30],
  ],
  [
    [45, 12],
    [51.5, 9],
    [62, 7],
    [76, 11],
    [89, 26],
    [101, 46],
    [116, 61],
    [142, 67],
    [173, 58],
    [210, 48],
  ],
  [
    [47.4, 20],
    [54, 18.5],
    [63.5, 19],
    [75.5, 26],
    [86.5, 42],
    [97, 62],
    [110, 80],
    [136, 91],
    [170, 84],
    [212, 70],
  ],
  [
    [48.2, 29.5],
    [55, 29.5],
    [63.5, 33],
    [73.5, 42],
    [81.5, 58],
    [90, 79],
    [103, 100],
    [128, 116],
    [166, 113],
    [214, 96],
  ],
  [
    [49.2, 38.5],
    [55, 40],
    [62.5, 46],
    [70.5, 56.5],
    [76.5, 73],
    [83, 95],
    [95, 121],
    [118, 142],
    [160, 144],
    [216, 126],
  ],
  [
    [52, 46.5],
    [56, 50],
    [61.5, 57.5],
    [67, 70],
    [71, 88],
    [76, 112],
    [86, 143],
    [107, 171],
    [152, 179],
    [218, 160],
  ],
  [
    [55.5, 53],
    [58.5, 58],
    [61.8, 66.5],
    [64.8, 80],
    [67, 99],
    [69.8, 124],
    [77, 158],
    [97, 192],
    [142, 201],
    [218, 190],
  ],
];
const strand = (t, j, ph, amp) => {
  const g = t * (guides.length - 1),
    i = Math.min(guides.length - 2, Math.floor(g)),
    u = g - i;
  return guides[i].map((a, k) => {
    const b = guides[i + 1][k];
    const s = k / (guides[i].length - 1);
    let x = lerp(a[0], b[0], u),
      y = lerp(a[1], b[1], u);
    y += j * s * 6 + Math.sin(s * 7 + ph) * amp * s * s * 4.2;
    x += j * s * 2;
    return P([x, y]);
  });
};
// base mass
const top = strand(0, 0, 0, 0),
  bot = strand(1, 0, 0, 0);
const mass =
  smooth(top, 0.166) +
  ' L' +
  bot
    .slice()
    .reverse()
    .map((p) => p.map(f).join(' '))
    .join(' ') +
  'Z';
const hl = smooth(guides.map((g) => P(g[0])));
const massPath = (() => {
  const a = smooth(top);
  const rb = bot.slice().reverse();
  const b = smooth(rb).replace('M', 'L');
  const h = smooth(guides.map((g) => P(g[0])).reverse()).replace('M', 'L');
  return a + b + h + 'Z';
})();
let strands = [];
for (let i = 0; i < 470; i++) {
  const t = Math.min(1, Math.max(0, (i + r()) / 470 + gauss(r) * 0.006));
  const j = gauss(r) * 0.5,
    ph = t * 9 + gauss(r) * 0.35,
    amp = 0.6 + r() * 0.7;
  const pts = strand(t, j, ph, amp);
  {
    const e = r() * r() * 13;
    pts[0][0] -= e;
    pts[0][1] += (r() - 0.5) * 4;
  }
  const band = 0.5 + 0.5 * Math.sin(t * 19 + 1.2) + gauss(r) * 0.22;
  const light = Math.pow(Math.max(0, Math.min(1, band)), 1.5);
  strands.push({
    d: smooth(pts),
    c: ramp(C.hair, light * 0.86 + 0.02),
    w: lerp(0.9, 3.6, Math.pow(r(), 1.8)),
    o: lerp(0.55, 0.95, r()),
  });
}
let baby = '';
for (let i = 0; i < 150; i++) {
  const t = r() * 0.86,
    b0 = strand(t, 0, t * 9, 0.3),
    L = r();
  const a = b0[0],
    b = b0[1];
  const st = [a[0] - 4 - r() * 8, a[1] + (r() - 0.5) * 6],
    en = [lerp(a[0], b[0], 0.35 + 0.5 * L), lerp(a[1], b[1], 0.35 + 0.5 * L) + (r() - 0.5) * 6];
  baby += `<path d="M${f(st[0])} ${f(st[1])}Q${f(lerp(st[0], en[0], 0.4))} ${f(lerp(st[1], en[1], 0.5) - 3 - r() * 3)} ${f(en[0])} ${f(en[1])}" stroke="${ramp(C.hair, 0.15 + 0.4 * r())}" stroke-width="${f(0.5 + r() * 0.7)}" opacity="${f(0.25 + 0.4 * r())}"/>`;
}
for (let i = 0; i < 46; i++) {
  const t = r();
  const pts = strand(t, gauss(r) * 2.6, r() * 6, 2 + r() * 2.4);
  strands.push({ d: smooth(pts), c: ramp(C.hair, 0.55 + 0.45 * r()), w: 0.8 + r() * 0.9, o: 0.5 });
}
const sw = strands
  .map((s) => `<path d="${s.d}" stroke="${s.c}" stroke-width="${f(s.w)}" opacity="${f(s.o)}"/>`)
  .join('');
const grp = (a, b) => strands.slice(a, b);
const p = (a) => P(a).map(f).join(' ');
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mobile ? '700 0 720 900' : `0 0 ${W} ${H}`}" role="img" aria-label="Profile of a woman with long flowing hair">
<defs>
<linearGradient id="bg" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${C.bg0}"/><stop offset="1" stop-color="${C.bg1}"/></linearGradient>
<linearGradient id="ar" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="${C.arch0}"/><stop offset="1" stop-color="${C.arch1}"/></linearGradient>
<linearGradient id="sk" gradientUnits="userSpaceOnUse" x1="${p([12, 40]).split(' ')[0]}" y1="${p([0, 40]).split(' ')[1]}" x2="${p([78, 0]).split(' ')[0]}" y2="${p([0, 70]).split(' ')[1]}"><stop offset="0" stop-color="${C.skinL}"/><stop offset=".34" stop-color="${C.skin0}"/><stop offset="1" stop-color="${C.skin1}"/></linearGradient>
<linearGradient id="nk" gradientUnits="userSpaceOnUse" x1="${P([40, 100])[0]}" y1="${P([40, 101])[1]}" x2="${P([56, 150])[0]}" y2="${P([56, 168])[1]}"><stop offset="0" stop-color="${mix(C.skin1, C.neckD, 0.45)}"/><stop offset=".45" stop-color="${mix(C.skin1, C.skin0, 0.35)}"/><stop offset="1" stop-color="${C.skin0}"/></linearGradient>
<radialGradient id="ck"><stop offset="0" stop-color="#d2685f" stop-opacity=".3"/><stop offset="1" stop-color="#d2685f" stop-opacity="0"/></radialGradient>
<filter id="b1"><feGaussianBlur stdDeviation="1"/></filter><filter id="b6" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter><filter id="b2" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="1.8"/></filter><filter id="b3" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="3.2"/></filter>
<filter id="gr" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".82" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .3  0 0 0 0 .2  0 0 0 0 .18  0 0 0 .55 -.2"/></filter>
<mask id="hm" maskUnits="userSpaceOnUse" x="0" y="0" width="${W}" height="${H}"><rect width="${W}" height="${H}" fill="#fff"/><path d="${hl}" transform="translate(-8 -1)" fill="none" stroke="#000" stroke-width="11" stroke-linecap="round" filter="url(#b5)"/></mask><filter id="b5" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="4"/></filter>
<clipPath id="fc"><path d="${face}"/></clipPath><clipPath id="ac"><path d="M664 900V462a398 398 0 0 1 796 0V900Z"/></clipPath>
</defs>
<rect width="${W}" height="${H}" fill="url(#bg)"/>
<path d="M664 900V462a398 398 0 0 1 796 0V900Z" fill="url(#ar)"/>
<circle cx="1010" cy="452" r="262" fill="${C.sun}" opacity=".55"/>
<path d="M644 900V462a418 418 0 0 1 836 0V900" fill="none" stroke="${C.brass}" stroke-width="1.6" opacity=".75"/>
<path d="${massPath}" fill="${C.hair[0]}" opacity=".28" filter="url(#b6)" transform="translate(-6 16)"/>
<path d="${face}" fill="url(#sk)"/>
<g clip-path="url(#fc)">
 <path d="M${p([23.5, 102.2])} C${p([33, 102.5])} ${p([46, 98.5])} ${p([53.5, 89])} C${p([58, 82])} ${p([60, 73])} ${p([61, 62])} L${p([110, 60])} L${p([110, 210])} L${p([-10, 210])} L${p([44, 150])} L${p([48, 112])}Z" fill="url(#nk)" filter="url(#b2)"/>
 <path d="M${p([26, 104])} C${p([38, 105])} ${p([50, 102])} ${p([58, 92])} C${p([62, 84])} ${p([64, 74])} ${p([65, 64])} L${p([96, 70])} L${p([92, 122])} C${p([74, 128])} ${p([58, 122])} ${p([49, 112])}Z" fill="${C.neckD}" opacity=".5" filter="url(#b6)"/>
 <path d="M${p([64, 98])} C${p([62, 116])} ${p([57, 134])} ${p([48, 150])} L${p([56, 154])} C${p([66, 136])} ${p([71, 116])} ${p([71, 98])}Z" fill="${C.neckD}" opacity=".34" filter="url(#b6)"/>
 <path d="M${p([50.5, 119])} C${p([51.2, 128])} ${p([50, 138])} ${p([45, 147])} C${p([38, 155])} ${p([26, 161])} ${p([12, 165])}" fill="none" stroke="${C.skinL}" stroke-width="15" opacity=".55" filter="url(#b6)"/>
 <path d="M${p([62, 152])} C${p([50, 151])} ${p([36, 156])} ${p([22, 165])}" fill="none" stroke="${C.neckD}" stroke-width="9" opacity=".3" filter="url(#b6)"/><path d="M${p([60, 149])} C${p([48, 148])} ${p([36, 152])} ${p([22, 161])}" fill="none" stroke="${C.skinL}" stroke-width="6" opacity=".35" filter="url(#b3)"/>
 <path d="M${p([25, 100.6])} C${p([35, 100.4])} ${p([46, 96.6])} ${p([53, 87.5])} C${p([57, 81])} ${p([58.6, 73])} ${p([59.4, 64])}" fill="none" stroke="${C.skinL}" stroke-width="5" opacity=".3" filter="url(#b3)"/>
 <path d="M${p([60, 30])} C${p([52, 52])} ${p([50, 78])} ${p([40, 97])} C${p([56, 98])} ${p([74, 92])} ${p([86, 70])} L${p([84, 20])}Z" fill="${C.skin1}" opacity=".36" filter="url(#b6)"/>
 <path d="M${p([23, 33])} C${p([27, 36])} ${p([31, 36])} ${p([35, 34])} L${p([36, 27])} L${p([24, 27])}Z" fill="${C.skin1}" opacity=".34" filter="url(#b3)"/>
 <ellipse cx="${P([34, 59])[0]}" cy="${P([34, 59])[1]}" rx="70" ry="52" fill="url(#ck)"/>
 <path d="M${p([17.2, 62.6])} C${p([20.4, 61.4])} ${p([21.2, 58])} ${p([18.8, 55.6])} C${p([22.6, 57])} ${p([23.4, 62])} ${p([19.4, 65])}Z" fill="${C.skin1}" opacity=".6" filter="url(#b3)"/>
 <path d="M${p([12.6, 61.6])} C${p([14.4, 60.2])} ${p([17, 60.4])} ${p([17.8, 62.2])} C${p([16, 62.6])} ${p([14.2, 62.6])} ${p([12.6, 61.6])}Z" fill="${mix(C.skin1, '#2a0f12', 0.45)}" opacity=".75"/>
 <path d="M${p([20.4, 86])} C${p([24, 87.4])} ${p([27, 86.6])} ${p([29, 85])} C${p([27, 89])} ${p([23, 90])} ${p([20.4, 88.6])}Z" fill="${C.skin1}" opacity=".5" filter="url(#b3)"/>
</g>
<!-- lips -->
<path d="M${p([15.0, 73.4])} C${p([16, 71.2])} ${p([17.6, 70.8])} ${p([19, 71.8])} C${p([22, 73.2])} ${p([25, 75])} ${p([27.4, 76.8])} C${p([24, 77.4])} ${p([21, 77.2])} ${p([19.2, 76.9])} C${p([17, 76.5])} ${p([15.2, 75.4])} ${p([15.0, 73.4])}Z" fill="${C.lip}"/>
<path d="M${p([19.2, 76.9])} C${p([22, 77.4])} ${p([25, 77.4])} ${p([27.4, 76.8])} C${p([25.6, 80.4])} ${p([22, 83.6])} ${p([18.2, 83.4])} C${p([16.2, 82.6])} ${p([15.6, 81])} ${p([16.2, 79.4])} C${p([16.8, 78.2])} ${p([18, 77.4])} ${p([19.2, 76.9])}Z" fill="${mix(C.lip, C.skin0, 0.28)}"/>
<path d="M${p([17.2, 79.8])} C${p([18.6, 79])} ${p([20.6, 79.2])} ${p([21.4, 80])}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.6" stroke-linecap="round" filter="url(#b3)"/>
<!-- closed eye -->
<path d="M${p([24.6, 36.8])} C${p([28.6, 34.2])} ${p([34, 34.6])} ${p([38.6, 38.6])} C${p([34, 42])} ${p([28, 42])} ${p([24.6, 36.8])}Z" fill="${mix(C.skin0, C.lip, 0.3)}" opacity=".75"/>
<path d="M${p([24.4, 37])} C${p([27.2, 41.4])} ${p([33.4, 42.8])} ${p([39, 38.8])} C${p([33.4, 41.2])} ${p([28, 40.2])} ${p([24.4, 37])}Z" fill="${C.hair[0]}" stroke="${C.hair[0]}" stroke-width="1.4" stroke-linejoin="round"/>
${Array.from({ length: 15 }, (_, i) => {
  const t = i / 14,
    x = lerp(25, 36.6, t),
    y = lerp(38.2, 40.2, Math.sin(t * 2.5));
  const L = (0.65 + 0.5 * Math.sin(t * 3.0)) * (i % 2 ? 1 : 0.8);
  return `<path d="M${p([x, y])} Q${p([x - 1.2 * L - 1.4 * (1 - t), y + 2.2 * L])} ${p([x - 3.2 * L - 1.6 * (1 - t) + t * 1.4, y + 2.9 * L])}" fill="none" stroke="${C.hair[0]}" stroke-width="${f(lerp(1.5, 1.1, t))}" stroke-linecap="round"/>`;
}).join('')}
<!-- brow -->
<path d="M${p([23.6, 28.8])} C${p([27.6, 24.6])} ${p([34, 23.4])} ${p([42.4, 28.6])} C${p([35, 26.2])} ${p([29.4, 26.8])} ${p([24.2, 30.6])}Z" fill="${C.hair[1]}" opacity=".7" filter="url(#b1)"/><g fill="none" stroke="${C.hair[1]}" stroke-linecap="round">${Array.from(
  { length: 46 },
  (_, i) => {
    const t = i / 45,
      x = lerp(24, 40.5, t),
      y = 30.6 - 5.0 * Math.sin(Math.pow(t, 0.85) * 2.75) + 0.35 * gauss(r);
    return `<path d="M${p([x, y + 0.8])} Q${p([x + 0.9, y - 0.4 + t * 0.7])} ${p([x + 2.2, y - 0.5 + t * 1.5])}" stroke-width="${f(0.9 + r() * 0.8)}" opacity="${f(0.5 + 0.4 * r())}"/>`;
  },
).join('')}</g>
<path d="M${p([55.5, 50])} C${p([59, 49])} ${p([62, 53])} ${p([60.6, 58.5])} C${p([59.6, 62.6])} ${p([56.8, 63.4])} ${p([55.8, 60.4])}Z" fill="${mix(C.skin0, C.skin1, 0.5)}"/><path d="M${p([57.4, 53])} C${p([59.4, 53.6])} ${p([59.4, 57.4])} ${p([57.8, 59.4])}" fill="none" stroke="${C.neckD}" stroke-width="2.4" opacity=".4" filter="url(#b1)"/>
<!-- hair -->
<g clip-path="url(#fc)"><path d="${massPath}" fill="${C.skin1}" stroke="${C.skin1}" stroke-width="26" opacity=".55" filter="url(#b6)"/></g>
<g mask="url(#hm)"><path d="${massPath}" fill="${C.hair[1]}"/>
<g fill="none" stroke-linecap="round">${strands.map((s) => `<path d="${s.d}" stroke="${s.c}" stroke-width="${f(s.w)}" opacity="${f(s.o)}"/>`).join('')}</g></g>
<g fill="none" stroke-linecap="round">${baby}</g>
<!-- earring -->
<g transform="translate(${p([57.4, 62]).replace(' ', ',')})"><path d="M0 0V34" stroke="${gold}" stroke-width="2.4"/><circle cy="0" r="5.5" fill="${gold}"/><ellipse cy="56" rx="11" ry="22" fill="none" stroke="${gold}" stroke-width="4"/><path d="M-8 44a11 22 0 0 1 10-9" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.6"/></g>
<rect width="${W}" height="${H}" filter="url(#gr)" opacity="${night ? 0.35 : 0.22}"/>
</svg>`;
fs.writeFileSync(`hero${mobile ? '-mobile' : ''}${night ? '-night' : ''}.svg`, svg);
console.log(((svg.length / 1024) | 0) + ' KB');
