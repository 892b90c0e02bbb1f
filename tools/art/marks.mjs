// Small brand pieces: favicon, app icon, mono mark, rating stars, empty-state pictures. node marks.mjs OUTDIR
import fs from 'node:fs';
import { rng, lerp, f, smooth, mix } from './util.mjs';
const out = process.argv[2] || '.';
fs.mkdirSync(out, { recursive: true });
const W = (n, s) => fs.writeFileSync(`${out}/${n}`, s.replace(/\n\s*/g, '') + '\n');
const petal = (cx, cy, L, w, a) =>
  `<path transform="translate(${f(cx)} ${f(cy)}) rotate(${a})" d="M0 ${f(-L * 0.1)}C${f(w)} ${f(-L * 0.35)} ${f(w * 0.95)} ${f(-L * 0.92)} 0 ${f(-L)}C${f(-w * 0.95)} ${f(-L * 0.92)} ${f(-w)} ${f(-L * 0.35)} 0 ${f(-L * 0.1)}Z"/>`;
const flower = (cx, cy, L, w, n = 5) =>
  Array.from({ length: n }, (_, i) => petal(cx, cy, L, w, (i * 360) / n)).join('');
const teeth = (x0, x1, y0, y1, n, w) =>
  Array.from({ length: n }, (_, i) => {
    const x = lerp(x0, x1, i / (n - 1));
    return `M${f(x - w / 2)} ${y0}H${f(x + w / 2)}V${f(y1 - w / 2)}a${f(w / 2)} ${f(w / 2)} 0 0 1 ${f(-w)} 0Z`;
  }).join('');
// favicon 32: arch window, flower; readable at 16 px
W(
  'favicon.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>.a{fill:#7a2540}.b{fill:#fff9f5}.c{fill:#d8b06a}@media(prefers-color-scheme:dark){.a{fill:#edbbac}.b{fill:#2b121b}.c{fill:#7a2540}}</style><path class="a" d="M4 31V14a12 12 0 0 1 24 0v17Z"/><g class="b">${flower(16, 15.5, 9.2, 4.3)}</g><circle class="c" cx="16" cy="15.5" r="2.3"/><path class="b" d="M9 26.400h14v2H9z"/></svg>`,
);
const icon = (bg, arch, fl, cen, line, pad) =>
  `<rect width="512" height="512" ${pad ? '' : 'rx="112"'} fill="${bg}"/><g transform="translate(256 256) scale(${pad ? 1 : 1.22}) translate(-256 -256)"><path d="M132 420V226a124 124 0 0 1 248 0v194Z" fill="${arch}"/><path d="M110 420V226a146 146 0 0 1 292 0v194" fill="none" stroke="${line}" stroke-width="7" stroke-linecap="round"/><g fill="${fl}">${flower(256, 218, 92, 42)}</g><circle cx="256" cy="218" r="20" fill="${cen}"/><path d="M176 334h160a10 10 0 0 1 10 10v14H166v-14a10 10 0 0 1 10-10Z" fill="${fl}"/><path d="${teeth(173, 339, 356, 404, 13, 8)}" fill="${fl}"/></g>`;
W(
  'app-icon.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${icon('#fbf8f4', '#7a2540', '#fff9f5', '#d8b06a', '#b98d4f')}</svg>`,
);
W(
  'app-icon-maskable.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${icon('#7a2540', '#611b32', '#fff9f5', '#d8b06a', '#ddbb80', 1)}</svg>`,
);
W(
  'mark.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 72" fill="currentColor"><path d="M5 70V32a27 27 0 0 1 54 0v38" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>${flower(32, 31, 18, 8.2)}<path d="M15 53h34a2 2 0 0 1 2 2v3H13v-3a2 2 0 0 1 2-2Z"/><path d="${teeth(14.2, 49.8, 57.5, 69, 13, 1.7)}"/></svg>`,
);
const star = (cx, cy, R, r0 = 0.47) => {
  const p = [];
  for (let i = 0; i < 10; i++) {
    const a = -Math.PI / 2 + (i * Math.PI) / 5,
      q = i % 2 ? R * r0 : R;
    p.push([cx + Math.cos(a) * q, cy + Math.sin(a) * q]);
  }
  let d = '';
  const k = 0.22;
  for (let i = 0; i < 10; i++) {
    const a = p[(i + 9) % 10],
      b = p[i],
      c = p[(i + 1) % 10];
    const kk = i % 2 ? 0.06 : k;
    const s = [lerp(b[0], a[0], kk), lerp(b[1], a[1], kk)],
      e = [lerp(b[0], c[0], kk), lerp(b[1], c[1], kk)];
    d += `${i ? 'L' : 'M'}${s.map(f).join(' ')}Q${b.map(f).join(' ')} ${e.map(f).join(' ')}`;
  }
  return d + 'Z';
};
W(
  'rating-stars.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 24" fill="#a8741a"><path d="${[0, 1, 2, 3, 4].map((i) => star(12 + i * 24, 12.6, 11)).join('')}"/></svg>`,
);
W(
  'rating-stars-night.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 24" fill="#e2b65c"><path d="${[0, 1, 2, 3, 4].map((i) => star(12 + i * 24, 12.6, 11)).join('')}"/></svg>`,
);
W(
  'rating-stars-outline.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 24" fill="none" stroke="#8f7d77" stroke-width="1.4"><path d="${[0, 1, 2, 3, 4].map((i) => star(12 + i * 24, 12.6, 10.2)).join('')}"/></svg>`,
);
W(
  'star.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="currentColor"><path d="${star(12, 12.6, 11)}"/></svg>`,
);
// empty state: arch, stool, mirror, vase with eucalyptus; one light and one night palette
function empty(c) {
  const r = rng(6);
  let tw = '';
  for (const [bx, by, ang, L, n] of [
    [372, 296, -104, 150, 8],
    [372, 296, -78, 168, 9],
    [372, 296, -54, 126, 7],
  ]) {
    const A = (ang * Math.PI) / 180;
    const P = (t) => [bx + Math.cos(A + t * 0.25) * L * t, by + Math.sin(A + t * 0.25) * L * t];
    const pts = [0, 0.25, 0.5, 0.75, 1].map(P);
    tw += `<path d="${smooth(pts)}" fill="none" stroke="${c.stem}" stroke-width="2.4" stroke-linecap="round"/>`;
    for (let i = 1; i <= n; i++) {
      const t = i / n,
        [x, y] = P(t),
        q = lerp(15, 7, t);
      for (const s of [-1, 1])
        tw += `<ellipse cx="${f(x + s * q * 0.75)}" cy="${f(y - 2)}" rx="${f(q)}" ry="${f(q * 0.68)}" transform="rotate(${f(s * -24 + r() * 16 - 8)} ${f(x)} ${f(y)})" fill="${mix(c.leaf, c.leaf2, r())}"/>`;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 400" role="img" aria-label="An empty salon chair in front of an arched mirror"><defs><linearGradient id="a" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="${c.a0}"/><stop offset="1" stop-color="${c.a1}"/></linearGradient><linearGradient id="m" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${c.m0}"/><stop offset=".5" stop-color="${c.m1}"/><stop offset="1" stop-color="${c.m0}"/></linearGradient><linearGradient id="s" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${c.s0}"/><stop offset="1" stop-color="${c.s1}"/></linearGradient><filter id="b" x="-30%" y="-200%" width="160%" height="500%"><feGaussianBlur stdDeviation="7"/></filter></defs>
<path d="M70 372V186a150 150 0 0 1 300 0v186Z" fill="url(#a)"/><path d="M58 372V186a162 162 0 0 1 324 0v186" fill="none" stroke="${c.br}" stroke-width="1.8"/>
<path d="M150 262V150a70 70 0 0 1 140 0v112Z" fill="url(#m)" stroke="${c.br}" stroke-width="5"/><path d="M168 250L232 92M196 256L272 110" stroke="#fff" stroke-width="9" opacity=".22" stroke-linecap="round"/>
<rect x="118" y="262" width="204" height="9" rx="3" fill="${c.top}"/><path d="M132 271v101M308 271v101" stroke="${c.br}" stroke-width="4"/>
<ellipse cx="224" cy="374" rx="190" ry="9" fill="${c.sh}" opacity=".35" filter="url(#b)"/>
<ellipse cx="212" cy="368" rx="44" ry="7" fill="${c.br}"/><path d="M208 330h8v38h-8z" fill="${c.br}"/><path d="M154 268c-8 4-10 16-7 30l7 24a10 10 0 0 0 10 8h96a10 10 0 0 0 10-8l7-24c3-14 1-26-7-30-6-2-11 2-12 9l-4 22c-24 8-62 8-84 0l-4-22c-1-7-6-11-12-9Z" fill="url(#s)"/><path d="M170 299c22 8 62 8 84 0l-2 14c-22 7-58 7-80 0Z" fill="#fff" opacity=".10"/>
<path d="M352 372c-9-22-13-46 4-62 3-4 4-8 3-14h27c-1 6 0 10 3 14 17 16 13 40 4 62Z" fill="${c.vase}"/><path d="M358 366c-7-18-9-38 3-52" fill="none" stroke="#fff" stroke-width="4" opacity=".3" stroke-linecap="round"/>${tw}
<rect x="126" y="252" width="16" height="10" rx="3" fill="${c.s0}"/><rect x="299" y="244" width="9" height="18" rx="2" fill="${c.s1}"/><rect x="300.500" y="236" width="6" height="9" rx="1.500" fill="${c.br}"/></svg>`;
}
W(
  'empty-state.svg',
  empty({
    a0: '#f1dfd4',
    a1: '#dcb6a6',
    m0: '#fbf5ef',
    m1: '#efe0d6',
    s0: '#8f3a54',
    s1: '#6a1e37',
    br: '#b98d4f',
    top: '#fffaf4',
    sh: '#6a3a2e',
    vase: '#f4ede5',
    stem: '#8a7a5e',
    leaf: '#8d9a80',
    leaf2: '#a9b49c',
  }),
);
W(
  'empty-state-night.svg',
  empty({
    a0: '#4a2f39',
    a1: '#2f2027',
    m0: '#6a5058',
    m1: '#8a6b70',
    s0: '#b0566c',
    s1: '#7a2f45',
    br: '#ddbb80',
    top: '#d9c8bc',
    sh: '#000000',
    vase: '#cdbcae',
    stem: '#8a7a5e',
    leaf: '#7d8d74',
    leaf2: '#a2b096',
  }),
);
