// Portfolio looks: profile head facing left, six hair styles, each with its own place behind the arch. node look.mjs -> look-*.svg
import fs from 'node:fs';
import { rng, lerp, gauss, smooth, f, mix, ramp, noise, PROFILE } from './util.mjs';
const W = 960,
  H = 1200;
const prof = [...PROFILE, [15, 162.5], [4, 167.5], [-4, 176], [-9, 188], [-12, 206]];
// hairline root points from the forehead to the nape
const HL = [
  [31, -1.5],
  [36, 1.2],
  [41.2, 5.6],
  [45, 12],
  [47.4, 20],
  [48.2, 29.5],
  [50, 38],
  [55, 45],
  [62, 50],
  [68, 60],
  [74, 72],
  [79, 86],
  [82, 98],
];
export function look(o) {
  const r = rng(o.seed || 3),
    Hc = o.hair,
    K = o.skin,
    S = o.S || 5.0,
    OX = o.ox ?? 250,
    OY = o.oy ?? 300;
  const P = ([x, y]) => [OX + x * S, OY + y * S],
    p = (a) => P(a).map(f).join(' ');
  const line = (d, c, w, op = 1) =>
    `<path d="${d}" stroke="${c}" stroke-width="${f(w)}" opacity="${f(op)}"/>`;
  const nz = noise(r);
  function bundle(
    G,
    n,
    {
      amp = 0.5,
      light = [0.02, 0.92],
      w = [0.8, 3],
      loose = 14,
      tip = 0,
      len = [0.9, 1],
      jr = 0.5,
      freq = 19,
      wob = 7,
      ph0 = 0,
      tipx = 0,
    } = {},
  ) {
    let out = '';
    const gl = G.length - 1,
      N = G[0].length,
      mid = G[gl >> 1];
    const ord = Array.from({ length: n }, (_, i) => i);
    for (let i = n - 1; i > 0; i--) {
      const j = Math.floor(r() * (i + 1));
      [ord[i], ord[j]] = [ord[j], ord[i]];
    }
    for (let k = 0; k < n + loose; k++) {
      const L = k >= n;
      const t = L ? r() : Math.min(1, Math.max(0, (ord[k] + r()) / n));
      const g = t * gl,
        i = Math.min(gl - 1, Math.floor(g)),
        u = g - i,
        j = gauss(r) * (L ? 1.6 : 0.42),
        ph = t * 9 + gauss(r) * 0.3 + ph0;
      let pts = G[i].map((a, m) => {
        const b = G[i + 1][m],
          z = m / (N - 1);
        let x = lerp(a[0], b[0], u),
          y = lerp(a[1], b[1], u);
        x = lerp(x, mid[m][0], tip * z * z * z);
        y = lerp(y, mid[m][1], tip * z * z * z);
        return [
          x + j * z * 1.6 + Math.sin(z * wob + ph + 1.5) * amp * z * 1.2,
          y + j * z * 1.6 + Math.sin(z * wob + ph) * amp * z * 1.6,
        ];
      });
      pts[0][0] += gauss(r) * jr - Math.abs(gauss(r)) * jr * 0.8;
      pts[0][1] += gauss(r) * jr;
      const e = lerp(len[0], len[1], r());
      if (e < 1) {
        const m = Math.max(3, Math.ceil(e * (N - 1)));
        const a = pts[m - 1],
          b = pts[Math.min(N - 1, m)],
          tt = e * (N - 1) - (m - 1);
        pts = pts.slice(0, m).concat([[lerp(a[0], b[0], tt), lerp(a[1], b[1], tt)]]);
      }
      const l = Math.pow(
        Math.max(
          0,
          Math.min(1, 0.5 + 0.34 * Math.sin(t * freq + 1.2) + 0.5 * (nz(t * 13) - 0.5) + gauss(r) * 0.2),
        ),
        1.35,
      );
      out += line(
        smooth(pts.map(P)),
        ramp(Hc, L ? 0.45 + 0.45 * r() : lerp(light[0], light[1], l)),
        L ? 0.8 + r() * 0.6 : lerp(w[0], w[1], Math.pow(r(), 1.7)),
        L ? 0.5 : lerp(0.55, 0.95, r()),
      );
    }
    return `<g fill="none" stroke-linecap="round">${out}</g>`;
  }
  const fill = (pts, c, fl = '') => `<path d="${smooth(pts.map(P), 1 / 6, true)}" fill="${c}" ${fl}/>`;
  const braid = (path, wd, wd2, n) => {
    let d = '';
    const pts = path.map(P);
    const at = (t) => {
      const g = t * (pts.length - 1),
        k = Math.min(pts.length - 2, Math.floor(g)),
        u = g - k;
      const A = pts[Math.max(0, k - 1)],
        B = pts[k],
        C = pts[k + 1],
        E = pts[Math.min(pts.length - 1, k + 2)];
      const c = (a, b, c2, e) =>
        0.5 *
        (2 * b +
          (-a + c2) * u +
          (2 * a - 5 * b + 4 * c2 - e) * u * u +
          (-a + 3 * b - 3 * c2 + e) * u * u * u);
      return [c(A[0], B[0], C[0], E[0]), c(A[1], B[1], C[1], E[1])];
    };
    for (let i = 0; i < n; i++)
      for (const sd of [1, -1]) {
        const t = (i + (sd > 0 ? 0 : 0.5)) / n;
        const [x, y] = at(t),
          [x2, y2] = at(Math.min(1, t + 0.012)),
          L = Math.hypot(x2 - x, y2 - y) || 1,
          ux = (x2 - x) / L,
          uy = (y2 - y) / L,
          nx = -uy * sd,
          ny = ux * sd,
          w = lerp(wd, wd2, t) * S,
          len = w * 1.25;
        const q = (a, b) => `${f(x + nx * a * w + ux * b * len)} ${f(y + ny * a * w + uy * b * len)}`;
        d += `<path d="M${q(0.95, -0.35)}C${q(1.25, 0.2)} ${q(0.7, 0.8)} ${q(-0.25, 0.95)}C${q(-0.45, 0.6)} ${q(-0.1, 0.1)} ${q(0.95, -0.35)}Z" fill="${Hc[0]}"/><g fill="none" stroke-linecap="round">`;
        for (let k = 0; k < 26; k++) {
          const v = k / 25,
            lt = 0.2 + 0.55 * Math.sin(v * Math.PI) * (sd > 0 ? 0.75 : 1) + gauss(r) * 0.12;
          d += `<path d="M${q(lerp(0.95, 1.0, v) - 0.02, lerp(-0.34, -0.1, v))}C${q(lerp(0.75, 1.2, v), lerp(0.02, 0.32, v))} ${q(lerp(0.2, 0.66, v), lerp(0.45, 0.82, v))} ${q(lerp(-0.42, -0.22, v), lerp(0.62, 0.95, v))}" stroke="${ramp(Hc, Math.max(0.02, Math.min(0.98, lt)))}" stroke-width="${f(1 + r() * 1.5)}" opacity=".9"/>`;
        }
        d += '</g>';
      }
    return d;
  };
  const back = [],
    front = [];
  const mid = o.style;
  const ear = `<path d="M${p([56, 48])} C${p([60, 44.5])} ${p([66, 46])} ${p([65.6, 53])} C${p([65.2, 59])} ${p([61.6, 64])} ${p([58.2, 66])} C${p([55.8, 66.4])} ${p([55, 63])} ${p([55.6, 59])}Z" fill="${mix(K[1], K[2], 0.35)}"/><path d="M${p([57.4, 50.6])} C${p([60, 48.2])} ${p([63.4, 49.6])} ${p([63, 54])} C${p([62.8, 57])} ${p([61, 60])} ${p([59.4, 61.4])} M${p([59.2, 53.4])} C${p([61, 54])} ${p([60.6, 57.4])} ${p([58.4, 58.8])}" fill="none" stroke="${K[3]}" stroke-width="3.2" opacity=".42" stroke-linecap="round" filter="url(#b1)"/>`;
  let showEar = true,
    crown = '';
  if (mid === 'down') {
    // loose waves down the back
    const e = o.end || 206;
    const G = [
      [
        [31, -1.5],
        [38, -14],
        [56, -24],
        [78, -20],
        [95, -2],
        [104, 24],
        [108, 54],
        [118, 86],
        [114, 118],
        [122, 150],
        [114, e],
      ],
      [
        [36, 1.2],
        [44, -8],
        [58, -15],
        [76, -12],
        [90, 4],
        [98, 28],
        [101, 56],
        [109, 86],
        [104, 118],
        [111, 148],
        [103, e],
      ],
      [
        [41.2, 5.6],
        [48, 0],
        [60, -5],
        [74, -1],
        [85, 13],
        [91, 34],
        [94, 60],
        [100, 88],
        [95, 118],
        [101, 146],
        [93, e],
      ],
      [
        [45, 12],
        [51.5, 9],
        [61, 7],
        [72, 12],
        [80, 25],
        [84, 44],
        [86, 66],
        [91, 92],
        [86, 118],
        [91, 144],
        [84, e - 4],
      ],
      [
        [47.4, 20],
        [54, 18.5],
        [62, 20],
        [70, 27],
        [75, 40],
        [78, 56],
        [79, 75],
        [83, 97],
        [78, 120],
        [82, 143],
        [76, e - 8],
      ],
      [
        [48.2, 29.5],
        [55, 29.5],
        [61.5, 33],
        [67, 42],
        [70, 54],
        [71.5, 69],
        [72, 86],
        [75, 104],
        [71, 124],
        [74, 144],
        [69, e - 12],
      ],
      [
        [50, 38],
        [55, 40],
        [60, 45],
        [63.5, 55],
        [65, 67],
        [65.5, 81],
        [65.5, 96],
        [68, 112],
        [64, 130],
        [66, 147],
        [62, e - 16],
      ],
    ];
    front.push(
      `<path d="${smooth(G[0].map(P))}${smooth(G[6].slice().reverse().map(P)).replace('M', 'L')}L${HL.slice(0, 7).reverse().map(p).join(' L')}Z" fill="${Hc[0]}" filter="url(#b1)"/>` +
        bundle(G, 560, { amp: o.amp ?? 1.1, tip: 0.25, len: [0.84, 1], w: [0.8, 3.2], loose: 34 }),
    );
  }
  if (mid === 'bob') {
    const fr = o.fringe;
    const e = o.end || 92;
    const G = [
      [
        [31, -1.5],
        [38, -13],
        [56, -22],
        [78, -18],
        [94, -1],
        [102, 24],
        [103, 52],
        [97, 78],
        [88, e + 4],
      ],
      [
        [36, 1.2],
        [44, -7],
        [58, -13],
        [75, -10],
        [88, 5],
        [95, 28],
        [95.5, 54],
        [90, 79],
        [80, e + 3],
      ],
      [
        [41.2, 5.6],
        [48, 0],
        [60, -4],
        [73, 0],
        [83, 14],
        [88, 34],
        [88, 57],
        [82, 80],
        [70, e + 2],
      ],
      [
        [45, 12],
        [51.5, 9],
        [61, 7.5],
        [71, 12],
        [78, 25],
        [81, 42],
        [80, 61],
        [73, 81],
        [60, e + 1],
      ],
      [
        [47.4, 20],
        [54, 18.5],
        [62, 20],
        [69, 28],
        [73, 41],
        [74, 54],
        [72, 68],
        [65, 83],
        [52, e],
      ],
      [
        [48.2, 29.5],
        [54, 30],
        [60, 35],
        [65, 45],
        [68, 56],
        [68, 67],
        [65, 77],
        [60, e - 6],
        [53, e - 2],
      ],
    ];
    front.push(
      `<path d="${smooth(G[0].map(P))}${smooth(G[5].slice().reverse().map(P)).replace('M', 'L')}L${HL.slice(0, 6).reverse().map(p).join(' L')}Z" fill="${Hc[0]}" filter="url(#b1)"/>` +
        bundle(G, 520, { amp: 0.16, len: [0.95, 1], w: [0.8, 2.8], loose: 10, freq: 23 }),
    );
    if (fr) {
      const F = [
        [
          [34, -8],
          [27, -3],
          [22, 6],
          [20, 16],
          [19.6, 24],
        ],
        [
          [40, -11],
          [31, -4],
          [26, 7],
          [24.5, 18],
          [24.6, 27],
        ],
        [
          [47, -13],
          [38, -3],
          [33, 9],
          [31.5, 20],
          [31.5, 28],
        ],
        [
          [54, -13],
          [46, 0],
          [41, 13],
          [39.5, 24],
          [39.6, 31],
        ],
        [
          [58, -12],
          [52, 2],
          [47, 14],
          [45, 24],
          [44.6, 33],
        ],
      ];
      front.push(
        fill(
          [
            [34, -9],
            [26, -3],
            [20.6, 8],
            [19.4, 24],
            [27, 28],
            [40, 31],
            [45, 34],
            [49, 24],
            [60, -8],
            [48, -14],
          ],
          Hc[0],
          'filter="url(#b1)"',
        ) + bundle(F, 230, { amp: 0.06, len: [0.93, 1], w: [0.9, 2.6], loose: 3, freq: 14 }),
      );
    }
  }
  if (mid === 'updo') {
    showEar = true;
    const bx = 94,
      by = 26;
    let c = '';
    back.push(
      `<ellipse cx="${P([bx, by])[0]}" cy="${P([bx, by])[1]}" rx="${25 * S}" ry="${24 * S}" fill="${Hc[0]}" filter="url(#b1)"/>`,
    );
    for (let q = 0; q < 3; q++)
      for (let i = 0; i < 190; i++) {
        const a0 = gauss(r) * 0.25 + (i / 190) * 6.283,
          rr = 8 + q * 7.6 + gauss(r) * 2.3;
        const pts = [];
        for (let k = 0; k <= 7; k++) {
          const a = a0 + (k / 7) * 1.8;
          pts.push(
            P([bx + Math.cos(a) * rr * (1 + 0.03 * Math.sin(a * 3 + q)), by + Math.sin(a) * rr * 0.96]),
          );
        }
        c += line(
          smooth(pts),
          ramp(
            Hc,
            Math.max(0.02, Math.min(0.98, 0.42 - 0.32 * Math.cos(a0 + 1 - 2.4) * -1 * 0.8 + gauss(r) * 0.17)),
          ),
          0.8 + r() * 2,
          0.88,
        );
      }
    for (let i = 0; i < 34; i++) {
      const a = r() * 6.28,
        q = 24.5;
      c += line(
        smooth([
          P([bx + Math.cos(a) * q, by + Math.sin(a) * q]),
          P([bx + Math.cos(a + 0.25) * (q + 2.4), by + Math.sin(a + 0.25) * (q + 2)]),
          P([bx + Math.cos(a + 0.6) * (q + 1.5 + 3 * r()), by + Math.sin(a + 0.6) * (q + 3)]),
        ]),
        Hc[3],
        0.9,
        0.6,
      );
    }
    back.push(`<g fill="none" stroke-linecap="round">${c}</g>`);
    const G = HL.map(([x, y], i) => {
      const t = i / (HL.length - 1);
      const ex = lerp(82, 84, t),
        ey = lerp(6, 44, t);
      return [
        [x, y],
        [lerp(x, ex, 0.22) + lerp(2, 4, t), lerp(y, ey, 0.12) - 13 * (1 - t) * (1 - t * 0.2)],
        [lerp(x, ex, 0.52) + 2, lerp(y, ey, 0.45) - 19 * (1 - t) - 1],
        [lerp(x, ex, 0.82) + 1, lerp(y, ey, 0.8) - 14 * (1 - t)],
        [ex + 3, ey],
      ];
    });
    front.push(
      `<path d="${smooth(G[0].map(P))}L${p([92, 26])}L${p([87, 44])}${smooth(G[12].slice().reverse().map(P)).replace('M', 'L')}L${HL.slice().reverse().map(p).join(' L')}Z" fill="${Hc[0]}" filter="url(#b1)"/>` +
        bundle(G, 520, { amp: 0.18, w: [0.8, 2.7], loose: 26, len: [0.96, 1], jr: 0.6, freq: 25 }) +
        bundle(
          [
            [
              [49, 36],
              [51, 46],
              [49.6, 58],
              [52.6, 70],
              [49.6, 84],
            ],
            [
              [50.4, 38],
              [53, 47],
              [51.8, 59],
              [54.8, 71],
              [52, 82],
            ],
          ],
          16,
          { amp: 0.9, loose: 3, len: [0.6, 1], jr: 0.2 },
        ),
    );
    if (o.braidCrown)
      crown += braid(
        [
          [37, -2],
          [45, -8.5],
          [56, -13],
          [68, -12.5],
          [79, -5],
          [86, 6],
        ],
        3.9,
        3.9,
        10,
      );
  }
  if (mid === 'braid') {
    showEar = true;
    const G = HL.map(([x, y], i) => {
      const t = i / (HL.length - 1);
      const ex = lerp(88, 80, t),
        ey = lerp(64, 92, t);
      return [
        [x, y],
        [lerp(x, ex, 0.18) + 4 * (1 - t), lerp(y, ey, 0.05) - 13 * (1 - t)],
        [lerp(x, ex, 0.45) + lerp(14, 2, t), lerp(y, ey, 0.18) - 16 * (1 - t)],
        [lerp(x, ex, 0.76) + lerp(16, 3, t), lerp(y, ey, 0.5) - 8 * (1 - t)],
        [lerp(x, ex, 0.95) + lerp(8, 2, t), lerp(y, ey, 0.84)],
        [ex, ey],
      ];
    });
    front.push(
      `<path d="${smooth(G[0].map(P))}L${p([80, 94])}L${HL.slice().reverse().map(p).join(' L')}Z" fill="${Hc[0]}" filter="url(#b1)"/>` +
        bundle(G, 520, { amp: 0.2, w: [0.8, 2.7], loose: 22, len: [0.97, 1], jr: 0.6, freq: 27 }) +
        bundle(
          [
            [
              [49, 36],
              [51, 46],
              [49.6, 58],
              [52.6, 70],
              [49.6, 84],
            ],
            [
              [50.4, 38],
              [53, 47],
              [51.8, 59],
              [54.8, 71],
              [52, 82],
            ],
          ],
          14,
          { amp: 0.9, loose: 3, len: [0.6, 1], jr: 0.2 },
        ),
    );
    crown += braid(
      [
        [85, 72],
        [89, 88],
        [91, 106],
        [88, 126],
        [81, 146],
        [72, 164],
        [66, 184],
      ],
      6.4,
      4.6,
      15,
    );
  }
  const n = o.skinNeck || K[3];
  const face =
    smooth(prof.map(P), 0.155) +
    `L${p([-12, 230])} L${p([130, 230])} L${p([118, 166])} C${p([100, 154])} ${p([90, 142])} ${p([86, 120])} L${p([88, 60])} L${p([64, 2])}Z`;
  const lip = o.lip;
  const A = `M120 1200V500a360 360 0 0 1 720 0V1200Z`;
  const lid = o.lid || mix(K[1], lip, 0.3);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" role="img" aria-label="${o.label}"><defs>
<linearGradient id="bg" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${o.bg[0]}"/><stop offset="1" stop-color="${o.bg[1]}"/></linearGradient><linearGradient id="ar" x1="0" y1="0" x2="0" y2="1">${o.sky.map((c, i) => `<stop offset="${f(i / (o.sky.length - 1))}" stop-color="${c}"/>`).join('')}</linearGradient>
<linearGradient id="sk" gradientUnits="userSpaceOnUse" x1="${P([12, 0])[0]}" y1="${P([0, 20])[1]}" x2="${P([80, 0])[0]}" y2="${P([0, 70])[1]}"><stop offset="0" stop-color="${K[0]}"/><stop offset=".4" stop-color="${K[1]}"/><stop offset="1" stop-color="${K[2]}"/></linearGradient>
<linearGradient id="nk" gradientUnits="userSpaceOnUse" x1="${P([44, 0])[0]}" y1="${P([0, 100])[1]}" x2="${P([52, 0])[0]}" y2="${P([0, 168])[1]}"><stop offset="0" stop-color="${mix(K[2], K[3], 0.45)}"/><stop offset=".45" stop-color="${mix(K[2], K[1], 0.35)}"/><stop offset="1" stop-color="${K[1]}"/></linearGradient>
<linearGradient id="cl" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mix(o.cloth, '#ffffff', 0.2)}"/><stop offset="1" stop-color="${mix(o.cloth, '#000000', 0.2)}"/></linearGradient>
<linearGradient id="gd" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f6dfa8"/><stop offset=".45" stop-color="#d3a659"/><stop offset="1" stop-color="#8d6427"/></linearGradient>
<radialGradient id="ck"><stop offset="0" stop-color="${o.blush || '#d2685f'}" stop-opacity=".34"/><stop offset="1" stop-color="${o.blush || '#d2685f'}" stop-opacity="0"/></radialGradient>
${[
  ['b1', 1.2],
  ['b2', 2],
  ['b3', 3.6],
  ['b6', 10],
  ['b9', 20],
]
  .map(
    ([i, d]) =>
      `<filter id="${i}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${d}"/></filter>`,
  )
  .join('')}
<filter id="gr" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".82" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .3  0 0 0 0 .2  0 0 0 0 .18  0 0 0 .55 -.2"/></filter><clipPath id="fc"><path d="${face}"/></clipPath><clipPath id="ac"><path d="${A}"/></clipPath></defs>
<rect width="${W}" height="${H}" fill="url(#bg)"/><path d="${A}" fill="url(#ar)"/><g clip-path="url(#ac)">${o.scene(r)}</g><path d="M98 1200V500a382 382 0 0 1 764 0V1200" fill="none" stroke="${o.brass || '#c79a55'}" stroke-width="2.6" opacity=".85"/>
${back.join('')}
<path d="${face}" fill="url(#sk)"/><g clip-path="url(#fc)">
<path d="M${p([23.5, 102.2])} C${p([33, 102.5])} ${p([46, 98.5])} ${p([53.5, 89])} C${p([58, 82])} ${p([60, 73])} ${p([61, 62])} L${p([130, 60])} L${p([130, 220])} L${p([-10, 220])} L${p([44, 150])} L${p([48, 112])}Z" fill="url(#nk)" filter="url(#b2)"/>
<path d="M${p([26, 104])} C${p([38, 105])} ${p([50, 102])} ${p([58, 92])} C${p([62, 84])} ${p([64, 74])} ${p([65, 64])} L${p([96, 70])} L${p([92, 122])} C${p([74, 128])} ${p([58, 122])} ${p([49, 112])}Z" fill="${n}" opacity=".5" filter="url(#b9)"/>
<path d="M${p([64, 98])} C${p([62, 116])} ${p([57, 134])} ${p([48, 150])} L${p([56, 154])} C${p([66, 136])} ${p([71, 116])} ${p([71, 98])}Z" fill="${n}" opacity=".34" filter="url(#b6)"/>
<path d="M${p([50.5, 119])} C${p([51.2, 128])} ${p([50, 138])} ${p([45, 147])} C${p([38, 155])} ${p([26, 161])} ${p([12, 165])}" fill="none" stroke="${K[0]}" stroke-width="16" opacity=".5" filter="url(#b6)"/>
<path d="M${p([66, 152])} C${p([50, 151])} ${p([36, 156])} ${p([22, 166])}" fill="none" stroke="${n}" stroke-width="9" opacity=".3" filter="url(#b6)"/>
<path d="M${p([25, 100.6])} C${p([35, 100.4])} ${p([46, 96.6])} ${p([53, 87.5])} C${p([57, 81])} ${p([58.6, 73])} ${p([59.4, 64])}" fill="none" stroke="${K[0]}" stroke-width="5" opacity=".28" filter="url(#b3)"/>
<path d="M${p([60, 30])} C${p([52, 52])} ${p([50, 78])} ${p([40, 97])} C${p([56, 98])} ${p([74, 92])} ${p([86, 70])} L${p([84, 20])}Z" fill="${K[2]}" opacity=".34" filter="url(#b6)"/>
<path d="M${p([23, 33])} C${p([27, 36])} ${p([31, 36])} ${p([35, 34])} L${p([36, 27])} L${p([24, 27])}Z" fill="${K[2]}" opacity=".34" filter="url(#b3)"/>
<ellipse cx="${P([35, 0])[0]}" cy="${P([0, 58])[1]}" rx="${15 * S}" ry="${11 * S}" fill="url(#ck)"/>
<path d="M${p([17.2, 62.6])} C${p([20.4, 61.4])} ${p([21.2, 58])} ${p([18.8, 55.6])} C${p([22.6, 57])} ${p([23.4, 62])} ${p([19.4, 65])}Z" fill="${K[2]}" opacity=".6" filter="url(#b3)"/><path d="M${p([12.6, 61.6])} C${p([14.4, 60.2])} ${p([17, 60.4])} ${p([17.8, 62.2])} C${p([16, 62.6])} ${p([14.2, 62.6])} ${p([12.6, 61.6])}Z" fill="${mix(K[3], '#2a0f12', 0.35)}" opacity=".75"/>
<path d="M${p([20.4, 86])} C${p([24, 87.4])} ${p([27, 86.6])} ${p([29, 85])} C${p([27, 89])} ${p([23, 90])} ${p([20.4, 88.6])}Z" fill="${K[2]}" opacity=".5" filter="url(#b3)"/>
<path d="${smooth(HL.slice(0, mid === 'bob' || mid === 'down' ? 6 : 13).map(P))}" fill="none" stroke="${K[3]}" stroke-width="34" opacity=".4" filter="url(#b6)"/></g>
<path d="M${p([15.0, 73.4])} C${p([16, 71.2])} ${p([17.6, 70.8])} ${p([19, 71.8])} C${p([22, 73.2])} ${p([25, 75])} ${p([27.4, 76.4])} C${p([24, 77.4])} ${p([21, 77.2])} ${p([19.2, 76.9])} C${p([17, 76.5])} ${p([15.2, 75.4])} ${p([15.0, 73.4])}Z" fill="${lip}"/><path d="M${p([19.2, 76.9])} C${p([22, 77.4])} ${p([25, 77.2])} ${p([27.4, 76.4])} C${p([25.6, 80.4])} ${p([22, 83.6])} ${p([18.2, 83.4])} C${p([16.2, 82.6])} ${p([15.6, 81])} ${p([16.2, 79.4])} C${p([16.8, 78.2])} ${p([18, 77.4])} ${p([19.2, 76.9])}Z" fill="${mix(lip, K[1], 0.25)}"/><path d="M${p([17.2, 79.8])} C${p([18.6, 79])} ${p([20.6, 79.2])} ${p([21.4, 80])}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.6" stroke-linecap="round" filter="url(#b3)"/>
<path d="M${p([24.4, 36])} C${p([28, 31.4])} ${p([35, 31])} ${p([41.5, 36])} C${p([40, 39])} ${p([34, 42])} ${p([24.6, 36.8])}Z" fill="${lid}" opacity="${o.lidop || 0.6}" filter="url(#b3)"/>
<path d="M${p([24.6, 36.8])} C${p([28.6, 34.2])} ${p([34, 34.6])} ${p([38.6, 38.6])} C${p([34, 42])} ${p([28, 42])} ${p([24.6, 36.8])}Z" fill="${lid}" opacity=".8"/>${
    o.glitter
      ? Array.from({ length: 36 }, () => {
          const a = r() * 6.28,
            q = Math.sqrt(r());
          return `<circle cx="${f(P([32 + Math.cos(a) * q * 6, 0])[0])}" cy="${f(P([0, 37 + Math.sin(a) * q * 2.4])[1])}" r="${f(0.6 + r() * 1.4)}" fill="${o.glitter}" opacity="${f(0.4 + 0.6 * r())}"/>`;
        }).join('')
      : ''
  }
<path d="M${p([24.4, 37])} C${p([27.2, 41.4])} ${p([33.4, 42.8])} ${p([39, 38.8])} ${o.kohl ? `L${p([46, 35.4])} C${p([43, 39.6])} ${p([39.6, 41.6])} ${p([36, 42])} ` : ''}C${p([33.4, 41.2])} ${p([28, 40.2])} ${p([24.4, 37])}Z" fill="#170c10" stroke="#170c10" stroke-width="${o.kohl ? 2.6 : 1.4}" stroke-linejoin="round"/>
${Array.from({ length: 15 }, (_, i) => {
  const t = i / 14,
    x = lerp(25, 36.6, t),
    y = lerp(38.2, 40.2, Math.sin(t * 2.5)),
    L = (0.65 + 0.5 * Math.sin(t * 3)) * (i % 2 ? 1 : 0.8);
  return `<path d="M${p([x, y])} Q${p([x - 1.2 * L - 1.4 * (1 - t), y + 2.2 * L])} ${p([x - 3.2 * L - 1.6 * (1 - t) + t * 1.4, y + 2.9 * L])}" fill="none" stroke="#170c10" stroke-width="${f(lerp(1.7, 1.2, t))}" stroke-linecap="round"/>`;
}).join('')}
<path d="M${p([23.6, 28.8])} C${p([27.6, 24.6])} ${p([34, 23.4])} ${p([42.4, 28.6])} C${p([35, 26.2])} ${p([29.4, 26.8])} ${p([24.2, 30.6])}Z" fill="${o.brow || Hc[1]}" opacity=".72" filter="url(#b1)"/><g fill="none" stroke="${o.brow || Hc[1]}" stroke-linecap="round">${Array.from(
    { length: 46 },
    (_, i) => {
      const t = i / 45,
        x = lerp(24, 40.5, t),
        y = 30.6 - 5 * Math.sin(Math.pow(t, 0.85) * 2.75) + 0.35 * gauss(r);
      return `<path d="M${p([x, y + 0.8])} Q${p([x + 0.9, y - 0.4 + t * 0.7])} ${p([x + 2.2, y - 0.5 + t * 1.5])}" stroke-width="${f(0.9 + r() * 0.9)}" opacity="${f(0.45 + 0.4 * r())}"/>`;
    },
  ).join('')}</g>
${showEar ? ear : ''}
<path d="M${p([-13, 212])} C${p([-8, 190])} ${p([12, 173])} ${p([42, 162])} C${p([62, 167])} ${p([86, 162])} ${p([104, 156])} C${p([122, 164])} ${p([136, 180])} ${p([140, 230])} L${p([-13, 230])}Z" fill="url(#cl)"/><path d="M${p([-13, 212])} C${p([-8, 190])} ${p([12, 173])} ${p([42, 162])} C${p([62, 167])} ${p([86, 162])} ${p([104, 156])}" fill="none" stroke="url(#gd)" stroke-width="3" opacity=".8"/>
${front.join('')}${crown}${o.extra ? o.extra(p, P, S, r) : ''}
<rect width="${W}" height="${H}" filter="url(#gr)" opacity="${o.night ? 0.3 : 0.2}"/></svg>`.replace(
    /\n+/g,
    '\n',
  );
}
const earringHoop = (x, y) => (p, P) => {
  const [a, b] = P([x, y]);
  return `<g><circle cx="${f(a)}" cy="${f(b)}" r="6" fill="url(#gd)"/><ellipse cx="${f(a)}" cy="${f(b + 38)}" rx="17" ry="34" fill="none" stroke="url(#gd)" stroke-width="6"/></g>`;
};
const SK = {
  rose: ['#f8dcc8', '#e6b59b', '#c58a74', '#8f5042'],
  tan: ['#edc39c', '#cc976d', '#9d6a47', '#6b3d28'],
  umber: ['#c48d66', '#9b6646', '#6d432c', '#3d2116'],
  amber: ['#e2ae84', '#bd865a', '#8d5c3b', '#5a3320'],
  porcelain: ['#fbe6d9', '#f0ccb8', '#d09f8a', '#9a6251'],
};
const tri = (pts, c, op = 1) =>
  `<path d="M${pts.map((a) => a.join(' ')).join('L')}Z" fill="${c}" opacity="${op}"/>`;
const haze = (y, c, op) =>
  `<rect x="0" y="${y}" width="960" height="${1200 - y}" fill="${c}" opacity="${op}" filter="url(#b9)"/>`;
export const looks = [
  {
    id: 'look-chichen-itza',
    style: 'braid',
    seed: 4,
    skin: SK.tan,
    hair: ['#0f0a09', '#1d1310', '#33211a', '#563a2b', '#8a6244'],
    lip: '#a2463f',
    lid: '#2f7a68',
    lidop: 0.75,
    glitter: '#e8d28a',
    cloth: '#1f5a4c',
    bg: ['#f0eadb', '#cdbf9d'],
    sky: ['#e9d9ad', '#dcb98a', '#8fa98a', '#3f6b58'],
    label: 'Long braid with jade and brass beads, coloured by the stepped pyramid of Chichen Itza',
    scene: (r) => {
      let s = `<circle cx="250" cy="300" r="110" fill="#f6e6bd" opacity=".75"/>`;
      const cx = 312,
        base = 900;
      for (let i = 0; i < 9; i++) {
        const w = 660 - i * 62,
          y = base - i * 44;
        s += `<path d="M${cx - w / 2} ${y}L${cx - w / 2 + 20} ${y - 44}H${cx + w / 2 - 20}L${cx + w / 2} ${y}Z" fill="${mix('#b89a6c', '#e3cfa2', i / 9)}"/><path d="M${cx - w / 2 + 20} ${y - 44}H${cx + w / 2 - 20}" stroke="#fff3d2" stroke-width="3" opacity=".5"/>`;
      }
      s += `<path d="M${cx - 62} ${base}L${cx - 38} ${base - 396}H${cx + 38}L${cx + 62} ${base}Z" fill="#d8c194"/>`;
      for (let i = 0; i < 40; i++)
        s += `<path d="M${cx - 60 + i * 0.6} ${base - i * 9.9}H${cx + 60 - i * 0.6}" stroke="#8f7448" stroke-width="1.6" opacity=".5"/>`;
      s += `<rect x="${cx - 88}" y="${base - 474}" width="176" height="80" fill="#d9c294"/><rect x="${cx - 98}" y="${base - 484}" width="196" height="16" fill="#ead7ab"/>${[-48, -12, 24].map((x) => `<rect x="${cx + x}" y="${base - 440}" width="24" height="46" fill="#5f4a2f"/>`).join('')}`;
      for (let k = 0; k < 3; k++)
        for (let i = 0; i < 44; i++) {
          const x = 80 + i * 19 + r() * 16,
            y = 880 + k * 70 + r() * 30,
            q = 34 + r() * 34;
          s += `<circle cx="${f(x)}" cy="${f(y)}" r="${f(q)}" fill="${mix(['#5d8a6a', '#3f6f55', '#274c3d'][k], '#9fbf8a', r() * 0.18)}"/>`;
        }
      return s;
    },
    extra: (p, P) => {
      let s = '';
      for (const [x, y, c] of [
        [89.6, 97, '#2f8f78'],
        [88.5, 122, '#d3a659'],
        [76, 156, '#2f8f78'],
      ]) {
        const [a, b] = P([x, y]);
        s += `<g transform="translate(${f(a)} ${f(b)}) rotate(${x < 80 ? 26 : 4})"><rect x="-34" y="-10" width="68" height="20" rx="8" fill="${c === '#d3a659' ? 'url(#gd)' : c}"/><rect x="-34" y="-10" width="68" height="7" rx="4" fill="#fff" opacity=".3"/></g>`;
      }
      const [a, b] = P([58.4, 66]);
      s += `<circle cx="${f(a)}" cy="${f(b)}" r="7" fill="url(#gd)"/><path d="M${f(a - 20)} ${f(b + 58)}L${f(a)} ${f(b + 10)}L${f(a + 20)} ${f(b + 58)}Z" fill="#2f8f78"/><path d="M${f(a - 20)} ${f(b + 58)}L${f(a)} ${f(b + 10)}L${f(a + 2)} ${f(b + 58)}Z" fill="#fff" opacity=".22"/>`;
      return s;
    },
  },
  {
    id: 'look-colosseum-roma',
    style: 'updo',
    braidCrown: 1,
    seed: 8,
    skin: SK.rose,
    hair: ['#2a120b', '#4a2113', '#72381f', '#a15d33', '#d9a066'],
    lip: '#b0413c',
    lid: '#b5654f',
    glitter: '#f2cf8a',
    cloth: '#f3e9dc',
    bg: ['#f5e8da', '#deb898'],
    sky: ['#f3dcc0', '#eab98e', '#d98d62', '#b8664a'],
    label:
      'Braided Roman updo with a laurel of brass leaves, coloured by the terracotta arches of the Colosseum',
    scene: (r) => {
      let s = `<circle cx="300" cy="360" r="120" fill="#fff0d6" opacity=".55"/>`;
      const tiers = [
        [470, '#cf9468'],
        [610, '#c4865b'],
        [750, '#b5764d'],
        [890, '#a46840'],
      ];
      tiers.forEach(([y, c], k) => {
        s += `<path d="M60 ${y + (k === 0 ? 30 : 0)}${k === 0 ? `C220 ${y - 20} 420 ${y - 26} 560 ${y + 6}L640 ${y + 44}L700 ${y + 40}L760 ${y + 90}L900 ${y + 110}` : `C240 ${y - 26} 640 ${y - 26} 900 ${y + 14}`}V${y + 170}H60Z" fill="${c}"/><path d="M60 ${y + (k === 0 ? 30 : 0)}C240 ${y - 26} ${k === 0 ? '420 ' + (y - 26) + ' 560 ' + (y + 6) : '640 ' + (y - 26) + ' 900 ' + (y + 14)}" fill="none" stroke="#f6d9b4" stroke-width="7" opacity=".6"/>`;
        for (let i = 0; i < 11; i++) {
          const x = 92 + i * 78,
            yy = y + 50 - 16 * Math.sin(((i + 0.5) / 11) * Math.PI);
          s += `<path d="M${x} ${yy + 96}V${yy + 24}a24 24 0 0 1 48 0V${yy + 96}Z" fill="#6d3a28" opacity=".78"/><path d="M${x} ${yy + 96}V${yy + 24}a24 24 0 0 1 48 0" fill="none" stroke="#f0cda6" stroke-width="4" opacity=".55"/>`;
        }
      });
      return s + haze(1010, '#8f5236', 0.7);
    },
    extra: (p, P, S, r) => {
      let s = '';
      for (let i = 0; i < 11; i++) {
        const t = i / 10,
          x = lerp(41, 84, t),
          y = 2 - 9.5 * Math.sin(t * Math.PI * 0.94) + t * 6 + 9;
        for (const k of [-1, 1]) {
          const [a, b] = P([x, y]);
          s += `<path transform="translate(${f(a)} ${f(b)}) rotate(${f(lerp(-62, 36, t) + k * 34 - 10)})" d="M0 0C10 -12 32 -12 44 0C32 12 10 12 0 0Z" fill="url(#gd)" stroke="#8d6427" stroke-width="1"/>`;
        }
      }
      return s + earringHoop(58.4, 66)(p, P);
    },
  },
  {
    id: 'look-great-pyramid-of-giza',
    style: 'bob',
    fringe: 1,
    seed: 12,
    end: 92,
    skin: SK.amber,
    hair: ['#070709', '#101014', '#1d1d25', '#34343f', '#5d5c68'],
    lip: '#8f3340',
    lid: '#c79a3e',
    lidop: 0.8,
    glitter: '#ffe7a6',
    kohl: 1,
    cloth: '#efe0c4',
    bg: ['#f6ead4', '#dcc08c'],
    sky: ['#efcf9a', '#f0c27e', '#e6a765', '#cf8a52'],
    label: 'Sharp black bob with brass beads and gold eyes, coloured by the Great Pyramid of Giza',
    scene: (r) =>
      `<circle cx="300" cy="380" r="118" fill="#fff2cf" opacity=".8"/>` +
      tri(
        [
          [30, 940],
          [330, 470],
          [640, 940],
        ],
        '#d3a867',
      ) +
      tri(
        [
          [330, 470],
          [640, 940],
          [420, 940],
        ],
        '#a97b44',
      ) +
      tri(
        [
          [480, 940],
          [700, 600],
          [920, 940],
        ],
        '#c99b5c',
      ) +
      tri(
        [
          [700, 600],
          [920, 940],
          [770, 940],
        ],
        '#9c6f3d',
      ) +
      Array.from({ length: 26 }, (_, i) => {
        const t = i / 26,
          y = 500 + t * 430;
        return `<path d="M${f(330 - (y - 470) * 0.638)} ${f(y)}L${f(330 + (y - 470) * 0.19)} ${f(y)}" stroke="#8a6234" stroke-width="1.4" opacity=".28"/>`;
      }).join('') +
      `<path d="M0 930C200 890 420 960 620 925C760 900 860 930 960 915V1200H0Z" fill="#dcb273"/><path d="M0 1000C220 960 380 1040 640 990C780 965 880 1000 960 985V1200H0Z" fill="#c2924f"/>`,
    extra: (p, P) => {
      let s = '';
      const row = [
        [97, 60],
        [91, 72],
        [82, 84],
      ];
      for (const [dx, k] of [[0, 0]])
        for (let i = 0; i < 15; i++) {
          const t = i / 14,
            x = lerp(57, 97.5, t),
            y = lerp(84, 70, t) + 6 * Math.sin(t * 3.1);
          const [a, b] = P([x, y]);
          s += `<rect x="${f(a - 6)}" y="${f(b - 13)}" width="12" height="26" rx="5" fill="${i % 3 === 1 ? '#2b6f8a' : 'url(#gd)'}"/>`;
        }
      for (let i = 0; i < 17; i++) {
        const t = i / 16,
          x = lerp(26, 98, t),
          y = 9 - 25 * Math.sin(t * 2.35) + t * 18;
        const [a, b] = P([x, y - 1]);
        s += `<circle cx="${f(a)}" cy="${f(b)}" r="7" fill="url(#gd)"/>`;
      }
      return s;
    },
  },
  {
    id: 'look-san-francisco-1',
    style: 'down',
    seed: 15,
    amp: 1.4,
    skin: SK.porcelain,
    hair: ['#4a150a', '#7a2511', '#b03c1b', '#d7622f', '#f2a065'],
    brow: '#7a3a1e',
    lip: '#c04a3a',
    lid: '#d08a6a',
    cloth: '#e8e4de',
    bg: ['#eef0ef', '#c6cfd2'],
    sky: ['#cfdde2', '#dfe4e2', '#f0dfd0', '#e7b79b'],
    label: 'International-orange waves, coloured by the Golden Gate Bridge in the fog',
    scene: (r) => {
      const T = (x, w, top, base) =>
        `<rect x="${x}" y="${top}" width="${w}" height="${base - top}" fill="#c0452b"/><rect x="${x + w * 2.4}" y="${top}" width="${w}" height="${base - top}" fill="#a83a24"/>` +
        [0, 0.2, 0.42, 0.66]
          .map(
            (t) =>
              `<rect x="${x}" y="${top + (base - top) * t + 10}" width="${w * 3.4}" height="${20 - 8 * t}" fill="#b8412a"/>`,
          )
          .join('');
      return (
        `<path d="M60 820C200 740 300 760 420 800C560 740 700 720 900 790V1210H60Z" fill="#9fb0ac"/>` +
        `<path d="M40 560C150 700 230 700 300 420C420 800 620 860 900 690" fill="none" stroke="#b8412a" stroke-width="8"/>` +
        Array.from({ length: 26 }, (_, i) => {
          const x = 310 + i * 22,
            t = (x - 300) / 600;
          const y = 420 + (1 - Math.pow(1 - t, 2.2)) * 370 - (t > 0.6 ? (t - 0.6) * 260 : 0);
          return `<path d="M${x} ${f(Math.min(y, 800))}V820" stroke="#b8412a" stroke-width="2.4"/>`;
        }).join('') +
        `<rect x="40" y="815" width="880" height="18" fill="#b8412a"/><rect x="40" y="833" width="880" height="8" fill="#8f3320"/>` +
        T(268, 18, 380, 930) +
        `<g filter="url(#b9)" opacity=".9"><ellipse cx="250" cy="900" rx="340" ry="70" fill="#f5f3ef"/><ellipse cx="660" cy="930" rx="360" ry="80" fill="#f3efe9"/><ellipse cx="160" cy="640" rx="160" ry="34" fill="#fff" opacity=".7"/></g>` +
        haze(960, '#e9e4de', 0.9)
      );
    },
  },
  {
    id: 'look-san-francisco-2',
    style: 'bob',
    seed: 19,
    end: 86,
    skin: SK.rose,
    hair: ['#6a3550', '#95506f', '#c07f98', '#e0aabb', '#f7d9dd'],
    brow: '#6a4348',
    lip: '#b7506a',
    lid: '#8fa8c8',
    lidop: 0.7,
    cloth: '#f4efe6',
    bg: ['#f3ecee', '#cdbccb'],
    sky: ['#cfe0ec', '#e7e3ea', '#f6dfda', '#f1cfc4'],
    label: 'Rose pastel bob, coloured by the Painted Ladies houses of San Francisco',
    scene: (r) => {
      let s = '';
      const cols = ['#e7c9b8', '#b9cbd8', '#e9dcae', '#c9b3cf', '#b8d0bd', '#e3b3ad'];
      for (let i = 0; i < 6; i++) {
        const x = 70 + i * 140,
          top = 560 + i * 18,
          w = 136,
          c = cols[i];
        s += `<path d="M${x} 1200V${top}L${x + w / 2} ${top - 110}L${x + w} ${top}V1200Z" fill="${c}"/><path d="M${x} ${top}L${x + w / 2} ${top - 110}L${x + w} ${top}" fill="none" stroke="#fffaf2" stroke-width="9"/><path d="M${x + w / 2 - 26} ${top - 4}V${top - 34}a26 26 0 0 1 52 0V${top - 4}Z" fill="#5d5563" opacity=".75" stroke="#fffaf2" stroke-width="5"/>`;
        for (let k = 0; k < 3; k++) {
          const y = top + 30 + k * 130;
          s += `<rect x="${x + 12}" y="${y}" width="${w - 24}" height="98" fill="${mix(c, '#ffffff', 0.3)}"/>${[0, 1, 2].map((q) => `<rect x="${x + 20 + q * 34}" y="${y + 10}" width="27" height="72" fill="#6a6270" opacity=".7" stroke="#fffaf2" stroke-width="4"/>`).join('')}<path d="M${x + 6} ${y + 104}H${x + w - 6}" stroke="#fffaf2" stroke-width="8"/>`;
        }
      }
      return s + haze(1000, '#8f9c86', 0.6);
    },
    extra: (p, P) => {
      const [a, b] = P([56, 70]);
      return '';
    },
  },
  {
    id: 'look-san-francisco-3',
    style: 'down',
    seed: 27,
    amp: 0.7,
    night: 1,
    skin: SK.umber,
    hair: ['#05070d', '#0c1424', '#15304a', '#1f5a78', '#5fb0bd'],
    lip: '#8a2746',
    lid: '#3f6fa8',
    lidop: 0.8,
    glitter: '#dff3ff',
    cloth: '#1a1f33',
    blush: '#b0504c',
    bg: ['#2a2431', '#171219'],
    sky: ['#141c34', '#24305a', '#5b4a78', '#c77f7a'],
    label: 'Midnight hair with bay-teal lights, coloured by the San Francisco skyline at night',
    brass: '#ddbb80',
    scene: (r) => {
      let s = '';
      for (let i = 0; i < 70; i++)
        s += `<circle cx="${f(100 + r() * 760)}" cy="${f(150 + r() * 420)}" r="${f(0.8 + r() * 1.6)}" fill="#fff" opacity="${f(0.3 + r() * 0.6)}"/>`;
      s += `<circle cx="310" cy="280" r="50" fill="#f6e6cf"/><circle cx="332" cy="268" r="48" fill="#1a2342"/>`;
      const b = (x, w, h, c) => {
        let q = `<rect x="${x}" y="${900 - h}" width="${w}" height="${h}" fill="${c}"/>`;
        for (let y = 900 - h + 14; y < 880; y += 20)
          for (let xx = x + 8; xx < x + w - 8; xx += 14)
            if (r() < 0.5)
              q += `<rect x="${f(xx)}" y="${f(y)}" width="6" height="9" fill="${r() < 0.8 ? '#ffd892' : '#9fd8e0'}" opacity="${f(0.4 + 0.6 * r())}"/>`;
        return q;
      };
      for (let i = 0; i < 13; i++)
        s += b(60 + i * 68, 46 + r() * 30, 110 + r() * 190, mix('#1d2444', '#2f2c52', r()));
      s += `<path d="M178 900L220 430L262 900Z" fill="#2a3160"/><path d="M220 430L262 900H224Z" fill="#1c2246"/>`;
      for (let y = 520; y < 880; y += 24)
        for (let k = -1; k <= 1; k++)
          if (r() < 0.75)
            s += `<rect x="${f(217 + k * (y - 430) * 0.05)}" y="${y}" width="6" height="9" fill="#ffd892" opacity="${f(0.5 + 0.5 * r())}"/>`;
      s += `<rect x="0" y="900" width="960" height="300" fill="#141a30"/>`;
      for (let i = 0; i < 60; i++) {
        const x = 80 + r() * 800,
          y = 910 + r() * 240;
        s += `<path d="M${f(x)} ${f(y)}h${f(14 + r() * 60)}" stroke="${['#ffd892', '#c77f7a', '#7fd0da'][i % 3]}" stroke-width="2.4" opacity="${f(0.15 + 0.35 * r())}"/>`;
      }
      return s;
    },
  },
];
if (process.argv[1] && process.argv[1].endsWith('look.mjs'))
  for (const l of looks) {
    const only = process.argv.slice(2);
    if (only.length && !only.includes(l.id)) continue;
    const s = look(l);
    fs.writeFileSync(l.id + '.svg', s);
    console.log(l.id, ((s.length / 1024) | 0) + 'KB');
  }
