// Team portraits: parametric faces (turn, tilt, width, jaw, eyes, nose, mouth, age), ten hair styles, five necklines. Own work, no outside art.
import fs from 'node:fs';
import { rng, lerp, gauss, smooth, f, mix, ramp, noise } from './util.mjs';
export const skins = {
  porcelain: ['#fae3d4', '#efc9b2', '#cf9a82', '#dd7f74'],
  rose: ['#f5d2bb', '#e4ad8f', '#b97a61', '#d06f60'],
  olive: ['#efcba7', '#d4a27b', '#9d6d48', '#c06a4e'],
  tan: ['#e6b48a', '#c68d62', '#8c5a38', '#b65a3f'],
  amber: ['#d9a277', '#b87b50', '#7d4d2f', '#a5503a'],
  umber: ['#b27a55', '#8b5738', '#56311f', '#8a4030'],
  ebony: ['#8d5e43', '#66412d', '#3c241a', '#6f3328'],
};
export const hairs = {
  aubergine: ['#1a0d12', '#30151f', '#532030', '#7d3746', '#a9644f'],
  espresso: ['#150d0a', '#291811', '#432818', '#6a4128', '#8f5f3c'],
  chestnut: ['#241109', '#40200f', '#66371c', '#8f552f', '#b98150'],
  honey: ['#5b3516', '#845225', '#a9733a', '#c8985a', '#e3c189'],
  copper: ['#401609', '#6b2610', '#97431d', '#bd6232', '#dd9459'],
  black: ['#0a0a0c', '#151519', '#24252c', '#3b3d47', '#5c606e'],
  silver: ['#77757a', '#96949a', '#b6b4b8', '#d3d1d3', '#f3f0ee'],
  softblack: ['#120d0d', '#1e1615', '#2f2422', '#4a3a36', '#6d574f'],
};
export function portrait(o) {
  const {
    skin = 'rose',
    hair = 'espresso',
    style = 'waves',
    bg = ['#ead6c9', '#d9b4a4'],
    cloth = '#2a1f24',
    lip = '#a8505a',
    seed = 3,
    brass = '#c79a55',
    turn = 10,
    tilt = -3,
    iris = '#5a3a24',
    grain = 0.16,
    label = 'Portrait',
    w = 1,
    jaw = 1,
    chin = 1,
    len = 0.975,
    eye = {},
    brow = {},
    nose = {},
    mouth = {},
    age = 0,
    neckw = 1,
    neckline = 'crew',
    earring = 0,
    freckles = 0,
    beard = 0,
    glasses = 0,
    sh = 0.95,
    dx = 0,
  } = o;
  const K = skins[skin],
    Hc = hairs[hair],
    r = rng(seed);
  const W = 800,
    H = 1000,
    S = 3.62,
    CX = 398 + dx,
    CY = o.cy || 318;
  const th = (turn * Math.PI) / 180,
    ct = Math.cos(th),
    sn = Math.sin(th),
    RR = 40 * w;
  const tx = (x, dz = 0) => x * ct + (Math.sqrt(Math.max(0, RR * RR - x * x)) - 17 + dz) * sn;
  const ly = (y) => (y < 40 ? y : 40 + (y - 40) * len);
  const P = ([x, y]) => [CX + x * S, CY + y * S],
    p = (a) => P(a).map(f).join(' ');
  const fy = (y) =>
    ly(y) - 2.8 * Math.max(0, Math.min(1, (y - 8) / 18)) * Math.max(0, Math.min(1, (104 - y) / 22));
  const q = (x, y, dz = 0) => p([tx(x, dz), fy(y)]);
  const Q = (x, y, dz = 0) => P([tx(x, dz), fy(y)]);
  const hk = { ebony: 0.42, umber: 0.55, amber: 0.8 }[skin] || 1;
  const dark = mix(K[2], '#1a0b0b', 0.4),
    sh1 = mix(K[2], K[3], 0.18);
  // outline
  const cs = sn * 17;
  const ol = (x, y) => {
    const k = Math.max(0, (y - 50) / 50);
    return [x + cs * k, ly(y)];
  };
  const side = (sx) => {
    const far = Math.sign(sn || 1) === sx ? Math.min(1, Math.abs(sn) * 4) : -Math.min(1, Math.abs(sn) * 4);
    return [
      [20, -11],
      [31, 2],
      [35, 20],
      [35.2 - (far > 0 ? 1.3 * far : 0), 37],
      [33.9 + (far > 0 ? 0.7 : 0), 53],
      [30.0 * jaw - (far > 0 ? 0.4 : 0), 68],
      [23.2 * jaw, 82],
      [12.4 * chin, 95.2],
    ].map(([x, y]) => ol(sx * x * w, y));
  };
  const outline = [ol(0, -14), ...side(1), [ol(0, 99.8)[0], ly(99.8)], ...side(-1).reverse()];
  const faceD = smooth(outline.map(P), 1 / 6, true);
  // neck + shoulders (body turned a little against the head)
  const bt = -turn * 0.12,
    nw = 15.5 * neckw,
    shl = 80 * sh,
    drop = o.drop ?? 2;
  const B = ([x, y]) =>
      P([
        x * (1 + (x * bt > 0 ? 0.03 : -0.05)) + bt * 1.2 + 2,
        y + (x < 0 ? -drop : drop) * Math.min(1, Math.abs(x) / 70),
      ]),
    b = (x, y) => B([x, y]).map(f).join(' ');
  const neck = `M${p([-nw + 1 + cs * 0.3, 62])} C${p([-nw - 0.4, 86])} ${b(-nw - 0.2, 98)} ${b(-nw - 1, 106)} C${b(-nw - 3.5, 117)} ${b(-30, 122)} ${b(-46, 128)} L${b(-shl + 16, 168)} L${b(-shl + 10, 215)} L${b(shl - 10, 215)} L${b(shl - 16, 168)} L${b(46, 128)} C${b(30, 122)} ${b(nw + 3.5, 117)} ${b(nw + 1, 106)} C${b(nw + 0.2, 98)} ${p([nw + 0.4 + cs * 0.6, 86])} ${p([nw - 1 + cs * 0.5, 62])}Z`;
  const line = (d, c, wd, op = 1) =>
    `<path d="${d}" stroke="${c}" stroke-width="${f(wd)}"${op < 1 ? ` opacity="${f(op)}"` : ''}/>`;
  const nz = noise(r);
  function bundle(
    guides,
    n,
    {
      amp = 1,
      wob = 1,
      light = [0.06, 0.9],
      w = [0.7, 2.4],
      loose = 10,
      ph0 = 0,
      bias = 0,
      tip = 0,
      len = [0.9, 1],
      shine = 0,
      clumps = 9,
      jr = 0.6,
      sp = 6,
      pos = 26,
    } = {},
  ) {
    let out = '',
      shn = '';
    const gl = guides.length - 1,
      N = guides[0].length;
    const mid = guides[Math.floor(gl / 2)];
    const order = Array.from({ length: n }, (_, i) => i);
    for (let i = n - 1; i > 0; i--) {
      const j = Math.floor(r() * (i + 1));
      [order[i], order[j]] = [order[j], order[i]];
    }
    for (let z0 = 0; z0 < n + loose; z0++) {
      const isL = z0 >= n;
      const i = isL ? 0 : order[z0];
      const t = isL ? r() : Math.min(1, Math.max(0, (i + r()) / n));
      const g = t * gl,
        k = Math.min(gl - 1, Math.floor(g)),
        u = g - k;
      const cl = Math.round(t * clumps) / clumps,
        j = gauss(r) * (isL ? 2.4 : 0.5),
        ph = cl * 7 + gauss(r) * 0.25 + ph0;
      let pts = guides[k].map((a, m) => {
        const bb = guides[k + 1][m],
          z = m / (N - 1);
        let x = lerp(a[0], bb[0], u),
          y = lerp(a[1], bb[1], u);
        const gi = Math.min(gl - 1e-6, Math.max(0, cl * gl)),
          gk = Math.floor(gi),
          gu = gi - gk;
        const cx = lerp(guides[gk][m][0], guides[gk + 1][m][0], gu),
          cy = lerp(guides[gk][m][1], guides[gk + 1][m][1], gu);
        x = lerp(x, cx, z * z * 0.55);
        y = lerp(y, cy, z * z * 0.55);
        x = lerp(x, mid[m][0], tip * z * z * z);
        y = lerp(y, mid[m][1], tip * z * z * z * 0.3);
        return [
          x + j * z * 1.3 + Math.sin(z * 6.5 * wob + ph) * amp * z * 1.7,
          y + j * z * 0.6 + Math.cos(z * 6 + ph) * amp * z * 0.4,
        ];
      });
      pts[0][0] += gauss(r) * jr;
      pts[0][1] += gauss(r) * jr * 1.2;
      const e = isL ? lerp(0.7, 1.02, r()) : lerp(len[0], len[1], r());
      if (e < 1) {
        const m = Math.max(3, Math.ceil(e * (N - 1)));
        const last = pts[m - 1],
          nx = pts[Math.min(N - 1, m)],
          tt = e * (N - 1) - (m - 1);
        pts = pts.slice(0, m).concat([[lerp(last[0], nx[0], tt), lerp(last[1], nx[1], tt)]]);
      }
      const dome = 1 - Math.pow(2 * Math.min(1, Math.max(0, t + bias)) - 1, 2);
      const l = 0.12 + 0.46 * dome + 0.36 * (nz(t * 11 + ph0 * 3) - 0.35) + gauss(r) * 0.11;
      const d = smooth(pts.map(P));
      out += line(
        d,
        ramp(Hc, isL ? 0.4 + 0.3 * r() : lerp(light[0], light[1], Math.max(0, Math.min(1, l)))),
        isL ? 0.8 : lerp(w[0], w[1], Math.pow(r(), 1.5)),
        isL ? 0.5 : lerp(0.5, 0.92, r()),
      );
      if (shine && !isL && r() < 0.5) {
        const a = sp + gauss(r) * 5 + t * 4 + 5 * nz(t * 6 + 50),
          bb = 5 + r() * 13;
        shn += `<path d="${d}" pathLength="100" stroke="${Hc[4]}" stroke-width="${f(lerp(0.8, 2.2, r()))}" stroke-dasharray="${f(bb)} 200" stroke-dashoffset="${f(-a)}" opacity="${f(shine * (0.1 + 0.5 * r()))}"/>`;
      }
    }
    return (
      `<g fill="none" stroke-linecap="round">${out}</g>` +
      (shn ? `<g fill="none" stroke-linecap="round" filter="url(#s2)">${shn}</g>` : '')
    );
  }
  const mass = (g1, g2, c = Hc[1]) =>
    `<path d="${smooth(g1.map(P))}${smooth(g2.slice().reverse().map(P)).replace('M', 'L')}Z" fill="${c}" filter="url(#s1)"/>`;
  const mir = (g) => g.map(([x, y]) => [-x, y]);
  const sc = (g, k = w) => g.map(([x, y]) => [x * k, y]);
  const turnG = (g) =>
    g.map(([x, y], i) => {
      const k = [1, 0.8, 0.5, 0.25][i] ?? 0.1;
      return [x + (tx(x) - x) * k * 0.75, y];
    });
  let back = '',
    front = '',
    over = '',
    shadow = [],
    hl = [],
    ears = [0, 0];
  const hx = (g) => turnG(sc(g));
  if (style === 'waves') {
    const b0 = [
        [
          [-2, -31],
          [-30, -29],
          [-44, -6],
          [-46, 26],
          [-51, 58],
          [-58, 88],
          [-54, 116],
          [-60, 140],
          [-52, 160],
        ],
        [
          [0, -24],
          [-20, -18],
          [-32, 2],
          [-32, 34],
          [-31, 64],
          [-26, 94],
          [-26, 120],
          [-20, 140],
          [-24, 160],
        ],
      ].map((g) => sc(g)),
      b2 = b0.map(mir);
    back =
      mass(b0[0], mir(b0[0]), Hc[0]) +
      bundle(b0, 110, { amp: 1.8, light: [0.02, 0.5], len: [0.82, 1] }) +
      bundle(b2, 110, { amp: 1.8, ph0: 2, light: [0, 0.42], len: [0.82, 1] });
    const px = o.part ?? 9;
    const L = [
      [
        [px, -34],
        [-12, -36],
        [-33, -24],
        [-44, 4],
        [-43.5, 34],
        [-49, 64],
        [-57, 92],
        [-52, 118],
        [-60, 142],
        [-53, 162],
      ],
      [
        [px, -20],
        [-8, -20],
        [-25, -8],
        [-37, 13],
        [-38.6, 40],
        [-42, 68],
        [-47, 94],
        [-42, 118],
        [-48, 142],
        [-42, 162],
      ],
      [
        [px, -1],
        [-3, 1.5],
        [-15, 7],
        [-26, 18],
        [-33.5, 36],
        [-35.5, 60],
        [-34, 86],
        [-28, 112],
        [-34, 136],
        [-28, 156],
      ],
    ].map(hx);
    const R = [
      [
        [px, -34],
        [24, -33],
        [38, -19],
        [45, 10],
        [44, 38],
        [49, 68],
        [56, 96],
        [51, 122],
        [57, 146],
        [50, 162],
      ],
      [
        [px, -20],
        [20, -18],
        [30, -5],
        [37.5, 16],
        [38.6, 42],
        [42, 70],
        [46, 96],
        [41, 120],
        [47, 144],
        [41, 162],
      ],
      [
        [px, -1],
        [15, 1],
        [23, 7],
        [29.5, 19],
        [33.4, 38],
        [35.5, 62],
        [34, 88],
        [29, 114],
        [34, 138],
        [29, 156],
      ],
    ].map(hx);
    front =
      mass(L[0].slice(0, 8), L[2].slice(0, 8)) +
      mass(R[0].slice(0, 8), R[2].slice(0, 8)) +
      bundle(L, 300, { amp: 2.1, tip: 0.45, len: [0.78, 1], shine: 0.5, loose: 26, wob: 1.15 }) +
      bundle(R, 280, {
        amp: 2.1,
        ph0: 3,
        bias: 0.06,
        light: [0.04, 0.78],
        tip: 0.45,
        len: [0.78, 1],
        shine: 0.32,
        loose: 26,
        wob: 1.15,
      });
    shadow = [L[2].slice(0, 6), R[2].slice(0, 6)];
    hl = [L[2].slice(0, 5), R[2].slice(0, 5)];
  }
  if (style === 'lob') {
    const b0 = [
        [
          [0, -30],
          [-31, -28],
          [-45, -2],
          [-47, 30],
          [-46, 62],
          [-43, 100],
        ],
        [
          [0, -20],
          [-18, -12],
          [-30, 6],
          [-33, 36],
          [-33, 66],
          [-28, 102],
        ],
      ].map((g) => sc(g)),
      b2 = b0.map(mir);
    back =
      mass(b0[0], mir(b0[0]), Hc[0]) +
      bundle(b0, 90, { amp: 0.2, light: [0, 0.4], len: [0.95, 1] }) +
      bundle(b2, 90, { amp: 0.2, ph0: 2, light: [0, 0.35], len: [0.95, 1] });
    const px = o.part ?? -6;
    const L = [
      [
        [px, -31],
        [-24, -31],
        [-42, -8],
        [-45.5, 24],
        [-45.5, 60],
        [-43, 100],
      ],
      [
        [px, -24],
        [-22, -20],
        [-36.5, 0],
        [-40.5, 28],
        [-40, 60],
        [-37, 103],
      ],
      [
        [px, -3],
        [-14, 0],
        [-26, 11],
        [-34.5, 31],
        [-36.8, 58],
        [-31, 101],
      ],
    ].map(hx);
    const R = [
      [
        [px, -31],
        [22, -31],
        [42, -8],
        [45.5, 24],
        [45.5, 60],
        [43, 100],
      ],
      [
        [px, -22],
        [16, -18],
        [33, 0],
        [40.5, 28],
        [40, 60],
        [37, 103],
      ],
      [
        [px, -3],
        [9, -1],
        [24, 10],
        [34, 31],
        [36.8, 58],
        [31, 101],
      ],
    ].map(hx);
    front =
      mass(L[0], L[2]) +
      mass(R[0], R[2]) +
      bundle(L, 260, {
        amp: 0.16,
        tip: 0.1,
        len: [0.93, 1.0],
        loose: 16,
        shine: 0.55,
        light: [0.05, 0.8],
        sp: 14,
        clumps: 22,
      }) +
      bundle(R, 280, {
        amp: 0.16,
        ph0: 2,
        tip: 0.1,
        len: [0.93, 1.0],
        loose: 16,
        light: [0.03, 0.7],
        shine: 0.35,
        sp: 14,
        clumps: 22,
      });
    shadow = [L[2], R[2]];
    hl = [L[2].slice(0, 4), R[2].slice(0, 4)];
  }
  if (style === 'bob') {
    // chin bob, side swept fringe
    const b0 = [
        [
          [0, -31],
          [-31, -29],
          [-46, -2],
          [-49, 28],
          [-47, 56],
          [-38, 80],
        ],
        [
          [0, -20],
          [-18, -12],
          [-30, 6],
          [-33, 36],
          [-33, 60],
          [-26, 80],
        ],
      ].map((g) => sc(g)),
      b2 = b0.map(mir);
    back =
      mass(b0[0], mir(b0[0]), Hc[0]) +
      bundle(b0, 80, { amp: 0.5, light: [0, 0.45] }) +
      bundle(b2, 80, { amp: 0.5, ph0: 2, light: [0, 0.4] });
    const px = o.part ?? 15;
    const L = [
      [
        [px, -31],
        [-16, -36],
        [-41, -14],
        [-48, 18],
        [-49, 50],
        [-37, 80],
      ],
      [
        [px, -23],
        [-14, -24],
        [-35, -4],
        [-42, 24],
        [-43, 54],
        [-33, 83],
      ],
      [
        [px, -14],
        [-8, -10],
        [-22, 4],
        [-33, 22],
        [-37, 50],
        [-29, 80],
      ],
    ].map(hx);
    const F = [
      [
        [px, -22],
        [-8, -16],
        [-26, 2],
        [-35, 20],
        [-38.5, 36],
        [-39, 54],
      ],
      [
        [px, -14],
        [0, -6],
        [-15, 6],
        [-28, 18],
        [-36, 33],
        [-38.5, 52],
      ],
      [
        [px, -10],
        [7, -1],
        [-5, 11],
        [-19, 22],
        [-31, 35],
        [-37, 53],
      ],
      [
        [px, -7],
        [11, -1],
        [4, 10],
        [-10, 22],
        [-27, 38],
        [-36, 58],
      ],
    ].map(hx);
    const R = [
      [
        [px, -31],
        [32, -29],
        [45, -6],
        [49, 22],
        [48, 52],
        [38, 80],
      ],
      [
        [px, -21],
        [27, -17],
        [39, 2],
        [43, 28],
        [42.5, 54],
        [34, 83],
      ],
      [
        [px, -3],
        [22, 0],
        [30.5, 13],
        [35, 32],
        [37, 54],
        [29, 80],
      ],
    ].map(hx);
    front =
      mass(L[0], L[2]) +
      mass(R[0], R[2]) +
      mass(F[0], F[3], Hc[2]) +
      bundle(L, 260, {
        amp: 0.5,
        tip: 0.3,
        len: [0.93, 1],
        loose: 12,
        shine: 0.5,
        light: [0.08, 0.95],
        clumps: 12,
      }) +
      bundle(R, 210, {
        amp: 0.5,
        ph0: 2,
        tip: 0.3,
        len: [0.93, 1],
        loose: 12,
        light: [0.04, 0.78],
        shine: 0.3,
        clumps: 12,
      }) +
      bundle(F, 110, { amp: 0.4, loose: 8, len: [0.85, 1], shine: 0.5, light: [0.15, 1], clumps: 7, jr: 1 });
    shadow = [F[3], R[2]];
    hl = [R[2].slice(0, 4)];
  }
  if (style === 'bun') {
    ears = [1, 1];
    const bx = tx(0) * -0.6 + 2,
      by = -40;
    let coil = `<ellipse cx="${P([bx, by])[0]}" cy="${P([bx, by])[1]}" rx="${20 * S}" ry="${16 * S}" fill="${Hc[1]}" filter="url(#s1)"/><g fill="none" stroke-linecap="round">`;
    for (let i = 0; i < 330; i++) {
      const a0 = gauss(r) * 0.4 + (i / 330) * Math.PI * 2,
        rr = 20.5 * Math.sqrt(0.06 + 0.96 * r()),
        pts = [];
      const n = 7;
      for (let k = 0; k <= n; k++) {
        const a = a0 + (k / n) * 2.1,
          q2 = rr * (1 - (0.16 * k) / n) + gauss(r) * 0.12;
        pts.push(P([bx + Math.cos(a) * q2, by + Math.sin(a) * q2 * 0.82]));
      }
      const lx = Math.cos(a0 + 1) * -0.5 - Math.sin(a0 + 1) * 0.6;
      coil += line(
        smooth(pts),
        ramp(Hc, Math.max(0, Math.min(1, 0.36 + 0.3 * lx + gauss(r) * 0.16))),
        0.7 + r() * 1.6,
        0.85,
      );
    }
    for (let i = 0; i < 26; i++) {
      const a = r() * 6.28,
        q2 = 20 + r() * 2;
      coil += line(
        smooth([
          P([bx + Math.cos(a) * q2, by + Math.sin(a) * q2 * 0.8]),
          P([bx + Math.cos(a + 0.3) * (q2 + 2.5), by + Math.sin(a + 0.3) * (q2 + 2) * 0.85]),
          P([bx + Math.cos(a + 0.7) * (q2 + 1 + 3 * r()), by + Math.sin(a + 0.7) * (q2 + 2) * 0.85]),
        ]),
        Hc[3],
        0.8,
        0.6,
      );
    }
    back = coil + '</g>';
    const G = [
      [-35.2, 44],
      [-34.4, 31],
      [-31.5, 18],
      [-26.5, 9],
      [-19, 3],
      [-9, 0.4],
      [3, 0],
      [12, 1.4],
      [21, 5],
      [27.6, 11],
      [31.8, 19],
      [34.6, 32],
      [35.2, 44],
    ].map(([x, y]) =>
      hx([
        [x, y],
        [x * 1.1, y - 8],
        [x * 1.1, y * 0.62 - 14],
        [x * 0.72 + bx * 0.3, -28],
        [x * 0.2 + bx, -33],
      ]),
    );
    front = `<path d="${smooth(
      [
        [-35.4, 45],
        [-38.6, 28],
        [-40, 4],
        [-33, -18],
        [-14, -33],
        [4, -36],
        [20, -33],
        [34.5, -18],
        [40, 4],
        [38.6, 28],
        [35.4, 45],
        [34.4, 31],
        [31.5, 18],
        [26.5, 9],
        [19, 3.6],
        [9, 0.6],
        [-3, 0],
        [-12, 1],
        [-20, 4],
        [-27, 10],
        [-31.8, 19],
        [-34.6, 32],
      ].map(([x, y]) =>
        P([x * w + (y > -6 && y < 40 && Math.abs(x) < 34 ? (tx(x * w) - x * w) * 0.75 : 0), y]),
      ),
      1 / 6,
      true,
    )}" fill="${Hc[1]}" filter="url(#s1)"/>`;
    front += bundle(G, 380, {
      amp: 0.14,
      w: [0.7, 2],
      loose: 26,
      clumps: 26,
      shine: 0.5,
      light: [0.06, 0.95],
      bias: 0.08,
      jr: 1.1,
    });
    const T1 = [
      [
        [-35, 34],
        [-38.6, 46],
        [-37.4, 60],
        [-41, 74],
        [-38, 88],
      ],
      [
        [-34.4, 32],
        [-36, 47],
        [-35.4, 61],
        [-38.6, 75],
        [-35.6, 86],
      ],
    ].map(hx);
    over =
      bundle(T1, 14, { amp: 1.3, loose: 3, len: [0.6, 1] }) +
      bundle(T1.map(mir), 12, { amp: 1.3, loose: 3, len: [0.6, 1] });
    shadow = [G.map((g) => [g[0][0], g[0][1] + 1])];
    hl = [G.map((g) => g[0])];
  }
  if (style === 'afro') {
    const R0 = o.size || 1,
      cy0 = o.cyh ?? -4;
    const blob = (k) => {
      const a = [];
      for (let i = 0; i < 60; i++) {
        const t = (i / 60) * Math.PI * 2,
          q2 = 1 + 0.018 * Math.sin(t * 7 + seed) + 0.014 * Math.sin(t * 13) + gauss(r) * 0.008;
        a.push(P([Math.cos(t) * 55 * R0 * q2 * k, cy0 + Math.sin(t) * 50 * R0 * q2 * k]));
      }
      return smooth(a, 1 / 6, true);
    };
    const coil = (x, y, rad, l, op = 0.9) => {
      const a = r() * 6.3,
        dir = r() < 0.5 ? 1 : -1,
        pts = [];
      const n = 5;
      for (let k = 0; k <= n; k++) {
        const t = a + dir * k * 1.0,
          rr = rad * (1 - 0.09 * k);
        pts.push(P([x + Math.cos(t) * rr + k * 0.12 * gauss(r), y + Math.sin(t) * rr]));
      }
      return line(smooth(pts), ramp(Hc, Math.max(0.02, Math.min(0.98, l))), 1 + r() * 1.1, op);
    };
    const shade = (x, y) =>
      0.4 -
      0.0075 * x -
      0.0085 * (y + 10) +
      0.22 * (nz(x * 0.09 + 3 * nz(y * 0.11) + 20) - 0.5) +
      gauss(r) * 0.15;
    let c1 = '',
      c2 = '';
    for (let i = 0; i < 3600; i++) {
      const a = r() * Math.PI * 2,
        d = Math.pow(r(), 0.45);
      const x = Math.cos(a) * d * 55 * R0,
        y = cy0 + Math.sin(a) * d * 50 * R0;
      if (y > 46) continue;
      const edge = d > 0.93;
      c1 += coil(
        x * (edge ? 1.02 : 1),
        y * (edge ? 1.02 : 1),
        0.9 + r() * 1.3,
        shade(x, y),
        edge ? 0.7 : 0.85,
      );
    }
    back = `<path d="${blob(0.985)}" fill="${Hc[0]}" filter="url(#s2)"/><g fill="none" stroke-linecap="round">${c1}</g>`;
    const rim = [];
    for (let i = 0; i < 420; i++) {
      const t = r(),
        ang = Math.PI * (1.07 - 1.14 * t);
      const rad = 0.97 + 0.32 * r() * r();
      const X = Math.cos(ang) * 34.6 * w * rad,
        Y = 18 - Math.sin(ang) * (18.4 * rad + 1.4);
      const X2 = X + (tx(Math.max(-36, Math.min(36, X))) - X) * 0.6;
      if (Y > 34) continue;
      rim.push([X2, Y]);
    }
    for (let i = 0; i < 3000; i++) {
      const a = Math.PI * (0.02 + 0.96 * r()),
        d = lerp(0.95, 2.75, r());
      const X = Math.cos(a) * 34.5 * w * Math.min(1.32, d),
        Y = 17 - Math.sin(a) * 18.6 * d;
      c2 += coil(
        X + (tx(Math.max(-36, Math.min(36, X))) - X) * 0.5,
        Y,
        0.9 + r() * 1.3,
        shade(X, Y) + 0.14,
        0.85,
      );
    }
    for (let i = 0; i < 1000; i++) {
      const a = Math.PI * (-0.02 + 1.04 * r()),
        q2 = lerp(0.9, 1.14, r()),
        X = Math.cos(a) * 42 * w * q2,
        Y = 8 - Math.sin(a) * 41 * q2;
      if (Y > 30) continue;
      c2 += coil(X, Y, 0.9 + r() * 1.3, shade(X, Y) + 0.03, 0.85);
    }
    for (const [x, y] of rim)
      c2 += coil(x + gauss(r) * 0.8, y + gauss(r) * 0.9, 1 + r() * 1.3, shade(x, y) + 0.08, 0.8);
    let flat = [
      [-36, 34],
      [-42, 10],
      [-34, -22],
      [0, -34],
      [34, -22],
      [42, 10],
      [36, 34],
      [34.5, 24],
      [28, 9],
      [14, 0.4],
      [0, -1.6],
      [-14, 0.4],
      [-28, 9],
      [-34.5, 24],
    ].map(([x, y]) => [x * w + (Math.abs(x) < 35 ? (tx(x * w) - x * w) * 0.7 : 0), y]);
    front = `<path d="${smooth(flat.map(P), 1 / 6, true)}" fill="${Hc[0]}" filter="url(#s2)"/><g fill="none" stroke-linecap="round">${c2}</g>`;
    ears = [1, 1];
    shadow = [
      [
        [-35, 34],
        [-31, 14],
        [-20, 3],
        [0, -1],
        [20, 3],
        [31, 14],
        [35, 34],
      ].map(([x, y]) => [x * w + (tx(x * w) - x * w) * 0.7, y]),
    ];
  }
  if (style === 'curls') {
    // shoulder-length loose curls
    const curl = (x, y, L, rad, ph, l, wd) => {
      const pts = [];
      const n = Math.round((L / rad) * 1.1);
      for (let k = 0; k <= n; k++) {
        const t = k / n;
        pts.push(
          P([
            x + Math.sin(ph + k * 1.05) * rad * (0.5 + 0.6 * t) + (x > 0 ? 1 : -1) * t * L * 0.1,
            y + t * L + Math.cos(ph + k * 1.05) * rad * 0.25,
          ]),
        );
      }
      return line(smooth(pts), ramp(Hc, Math.max(0.02, Math.min(0.98, l))), wd, 0.86);
    };
    const many = (n, gen) => {
      let s = '';
      for (let i = 0; i < n; i++) {
        const [x, y, L] = gen(i);
        const ph = Math.round(x / 4) * 1.7 + Math.round(y / 9) * 0.9,
          l = 0.42 - 0.007 * x - 0.004 * y + 0.4 * (nz(x * 0.25 + 40) - 0.5) + gauss(r) * 0.15;
        for (let k = 0; k < 3; k++)
          s += curl(
            x + gauss(r) * 0.8,
            y + gauss(r) * 1,
            L,
            2.6 + r() * 0.9,
            ph + gauss(r) * 0.3,
            l + gauss(r) * 0.12,
            0.8 + r() * 1.5,
          );
      }
      return `<g fill="none" stroke-linecap="round">${s}</g>`;
    };
    const shape = [
      [0, -36],
      [-24, -32],
      [-43, -14],
      [-51, 14],
      [-57, 44],
      [-58, 74],
      [-50, 98],
      [-34, 104],
      [0, 96],
      [34, 104],
      [50, 98],
      [58, 74],
      [57, 44],
      [51, 14],
      [43, -14],
      [24, -32],
    ].map(([x, y]) => [x * w, y]);
    back =
      `<path d="${smooth(shape.map(P), 1 / 6, true)}" fill="${Hc[0]}" filter="url(#s2)"/>` +
      many(170, () => {
        const a = r() * 2 - 1;
        const y = -28 + r() * 104;
        const wd = lerp(34, 56, Math.min(1, (y + 30) / 80));
        return [a * wd * w, y, 22 + r() * 10];
      });
    const px = o.part ?? -8;
    const Lm = [
        [px, -31],
        [-16, -33],
        [-38, -16],
        [-47, 12],
        [-52, 44],
        [-50, 78],
        [-42, 92],
        [-34, 70],
        [-35, 44],
        [-33, 24],
        [-24, 9],
        [-13, 0],
      ],
      Rm = [
        [px, -31],
        [14, -33],
        [37, -16],
        [47, 12],
        [52, 44],
        [50, 78],
        [42, 92],
        [34, 70],
        [35, 44],
        [33, 24],
        [22, 8],
        [4, -3],
      ];
    front =
      [Lm, Rm]
        .map((g) => `<path d="${smooth(hx(g).map(P), 1 / 6, true)}" fill="${Hc[1]}" filter="url(#s2)"/>`)
        .join('') +
      many(250, (i) => {
        const sx = i % 2 ? 1 : -1;
        const t = r();
        const y = lerp(-29, 70, t);
        const inn = y < 2 ? Math.max(2, (y + 6) * 1.2 + 9) : y < 30 ? lerp(20, 35, (y - 2) / 28) : 36;
        const out = y < 0 ? lerp(30, 46, (y + 29) / 29) : lerp(46, 53, Math.min(1, y / 40));
        let x = sx * lerp(inn, out, r()) * w;
        if (y < -8) x = px + (r() * 2 - 1) * (36 + (y + 29) * 0.5);
        return [x + tx(0) * 0.4 * (y < 10 ? 1 : 0), y, 18 + r() * 10];
      });
    shadow = [
      [
        [px - 1, -3],
        [-14, 1],
        [-25, 11],
        [-33, 28],
        [-36, 50],
      ],
      [
        [px, -3],
        [14, 2],
        [25, 11],
        [33, 28],
        [36, 50],
      ],
    ].map(hx);
  }
  if (style === 'crop' || style === 'man') {
    ears = [1, 1];
    const m = style === 'man';
    const up = m ? -1.5 : 0;
    const top = [
      [-35.6, 30],
      [-38.2, 12],
      [-37, -8],
      [-27, -25],
      [-6, -33 + up],
      [12, -33 + up],
      [29, -24],
      [37.4, -6],
      [38.2, 14],
      [35.6, 30],
    ];
    const inner = m
      ? [
          [34.6, 26],
          [32, 13],
          [29, 4],
          [20, 1],
          [4, -1],
          [-12, 0],
          [-25, 4],
          [-31.4, 13],
          [-34.4, 26],
        ]
      : [
          [34.6, 28],
          [31.6, 13],
          [26, 2],
          [14, -4],
          [0, -3],
          [-14, 4],
          [-26, 12],
          [-32, 20],
          [-34.4, 30],
        ];
    front = `<path d="${smooth(
      [...top, ...inner].map(([x, y]) =>
        P([x * w + (y < 30 && Math.abs(x) < 35 && y > -6 ? (tx(x * w) - x * w) * 0.7 : 0), y]),
      ),
      1 / 6,
      true,
    )}" fill="${Hc[1]}" ${m ? 'opacity=".9" ' : ''}filter="url(#s2)"/>`;
    if (m) {
      const G = [-32, -25, -17, -8, 2, 11, 20, 27, 33].map((x, i) => {
        const y0 = [12, 4, 1, -0.5, -1, 0, 2, 5, 13][i];
        const tp = -36 * Math.sqrt(Math.max(0, 1 - (x / 41) ** 2)) + 2;
        const k2 = Math.max(0, 1 - Math.abs(x) / 35);
        return hx([
          [x, y0 + 2],
          [x * 1.03 + 2 * k2, y0 - 6],
          [x * 1.06 + 6 * k2, lerp(y0, tp, 0.5)],
          [x * 1.05 + 10 * k2, lerp(y0, tp, 0.9)],
          [x * 1.02 + 15 * k2, tp - 2.2 + 2 * k2],
        ]);
      });
      front += bundle(G, 420, {
        amp: 0.8,
        loose: 14,
        clumps: 9,
        shine: 0.4,
        light: [0.06, 0.85],
        len: [0.86, 1.0],
        jr: 1.0,
        w: [0.8, 2.2],
      });
      const sd = (s) =>
        [
          [
            [s * 34.4, 26],
            [s * 36.6, 12],
            [s * 37, -2],
            [s * 33, -16],
          ],
          [
            [s * 32.4, 16],
            [s * 34, 6],
            [s * 33, -6],
            [s * 28, -18],
          ],
          [
            [s * 35.4, 40],
            [s * 37, 26],
            [s * 37.6, 12],
            [s * 36, 0],
          ],
        ].map((g) => sc(g));
      for (const k of [-1, 1])
        front += `<path d="${smooth(
          [
            [36.6, -6],
            [38, 10],
            [37.2, 26],
            [35.6, 42],
            [33.6, 44],
            [33.2, 30],
            [31.5, 16],
            [30, 4],
          ].map(([x, y]) => P([k * x * w + (y < 40 && x < 34 ? (tx(k * x * w) - k * x * w) * 0.5 : 0), y])),
          1 / 6,
          true,
        )}" fill="${Hc[1]}" opacity=".82" filter="url(#s3)"/>`;
      hl = [G.map((g) => g[0])];
      shadow = [G.map((g) => [g[0][0], g[0][1] + 1.5])];
    } else {
      const px = o.part ?? 17;
      const T = [
        [
          [px + 8, -27],
          [0, -35],
          [-24, -28],
          [-38, -6],
          [-38.4, 16],
          [-35, 36],
        ],
        [
          [px, -17],
          [0, -25],
          [-21, -17],
          [-34, 2],
          [-36, 20],
          [-34.4, 38],
        ],
        [
          [px, -12],
          [2, -14],
          [-15, -5],
          [-27, 8],
          [-34, 22],
          [-34.6, 36],
        ],
        [
          [px, -9],
          [6, -6],
          [-6, 2],
          [-18, 11],
          [-29, 20],
          [-34, 30],
        ],
        [
          [px, -8],
          [11, -2],
          [2, 6],
          [-9, 14],
          [-20, 20],
          [-29, 23],
        ],
      ].map(hx);
      const R = [
        [
          [px - 4, -29],
          [25, -30],
          [37, -12],
          [39, 6],
          [38, 22],
          [35.4, 38],
        ],
        [
          [px, -14],
          [25, -17],
          [33, -2],
          [36.6, 12],
          [36.6, 26],
          [35, 40],
        ],
        [
          [px, -8],
          [21, 1],
          [28, 9],
          [33, 19],
          [35, 29],
          [35.2, 38],
        ],
      ].map(hx);
      front +=
        bundle(R, 210, {
          amp: 0.6,
          loose: 14,
          len: [0.7, 1],
          light: [0.04, 0.8],
          shine: 0.3,
          jr: 1.2,
          clumps: 9,
        }) +
        bundle(T, 330, {
          amp: 0.7,
          loose: 22,
          len: [0.7, 1],
          shine: 0.55,
          light: [0.08, 0.98],
          clumps: 13,
          jr: 1.2,
        });
      shadow = [T[4], R[2]];
    }
  }
  if (style === 'braids') {
    ears = [0, 0];
    const one = (pts, wd, l) => {
      const n = 64;
      let d = '';
      const fine = [];
      for (let i = 0; i < n; i++) {
        const g = (i / (n - 1)) * (pts.length - 1),
          k = Math.min(pts.length - 2, Math.floor(g)),
          u = g - k;
        const c = (a, b2, c2, e) =>
          0.5 *
          (2 * b2 +
            (-a + c2) * u +
            (2 * a - 5 * b2 + 4 * c2 - e) * u * u +
            (-a + 3 * b2 - 3 * c2 + e) * u * u * u);
        const A = pts[Math.max(0, k - 1)],
          B2 = pts[k],
          C = pts[k + 1],
          E = pts[Math.min(pts.length - 1, k + 2)];
        fine.push(P([c(A[0], B2[0], C[0], E[0]), c(A[1], B2[1], C[1], E[1])]));
      }
      d += `<path d="${smooth(fine)}" fill="none" stroke="${Hc[0]}" stroke-width="${f(wd * 1.18)}" stroke-linecap="round"/>`;
      let acc = 0;
      for (let i = 1; i < n; i++) {
        const [x0, y0] = fine[i - 1],
          [x1, y1] = fine[i];
        const L = Math.hypot(x1 - x0, y1 - y0) || 1,
          ux = (x1 - x0) / L,
          uy = (y1 - y0) / L;
        const steps = Math.max(1, Math.round(L / (wd * 0.42)));
        for (let s = 0; s < steps; s++) {
          const X = x0 + (ux * L * s) / steps,
            Y = y0 + (uy * L * s) / steps;
          acc++;
          const sd = acc % 2 ? 1 : -1;
          const nx = -uy * sd,
            ny = ux * sd;
          const lt = Math.max(0, Math.min(0.95, l + (sd * -uy > 0 ? 0.14 : -0.02) + gauss(r) * 0.05));
          d += `<path d="M${f(X - nx * wd * 0.1)} ${f(Y - ny * wd * 0.1)}Q${f(X + nx * wd * 0.5 - ux * wd * 0.1)} ${f(Y + ny * wd * 0.5 - uy * wd * 0.1)} ${f(X + nx * wd * 0.42 + ux * wd * 0.55)} ${f(Y + ny * wd * 0.42 + uy * wd * 0.55)}Q${f(X + nx * wd * 0.1 + ux * wd * 0.6)} ${f(Y + ny * wd * 0.1 + uy * wd * 0.6)} ${f(X - nx * wd * 0.1)} ${f(Y - ny * wd * 0.1)}Z" fill="${ramp(Hc, lt)}"/>`;
        }
      }
      return d;
    };
    const px = o.part ?? 5;
    let bk = '',
      fr = '';
    for (let i = 0; i < 12; i++) {
      const s = i % 2 ? 1 : -1,
        k = Math.floor(i / 2) / 5;
      bk += one(
        [
          [s * 10, -26],
          [s * lerp(22, 36, k), -6],
          [s * lerp(24, 42, k), 30],
          [s * lerp(22, 44, k) + gauss(r), 66],
          [s * lerp(20, 46, k) + gauss(r), 104],
          [s * lerp(20, 45, k) + gauss(r) * 1.5, 146 + gauss(r) * 3],
        ].map(([x, y]) => [x * w, y]),
        13,
        0.14,
      );
    }
    back =
      `<path d="${smooth(
        [
          [0, -32],
          [-28, -28],
          [-43, -4],
          [-45, 30],
          [-46, 70],
          [-46, 132],
          [46, 132],
          [46, 70],
          [45, 30],
          [43, -4],
          [28, -28],
        ].map((a) => P([a[0] * w, a[1]])),
        1 / 6,
        true,
      )}" fill="${Hc[0]}"/>` + bk;
    const cap = [
      [px, -31],
      [-16, -34],
      [-36, -18],
      [-43, 6],
      [-42, 34],
      [-36, 40],
      [-33, 24],
      [-24, 10],
      [-10, 1],
      [px, -2],
      [18, 1],
      [28, 11],
      [33.6, 24],
      [36, 40],
      [42, 34],
      [43, 6],
      [36, -18],
      [22, -33],
    ].map((a) => hx([a])[0]);
    fr += `<path d="${smooth(cap.map(P), 1 / 6, true)}" fill="${Hc[0]}" filter="url(#s1)"/>`;
    const order = [];
    for (let s of [-1, 1])
      for (let i = 0; i < 8; i++) {
        const k = i / 7;
        order.push([s, k]);
      }
    order.sort((a, b2) => b2[1] - a[1]);
    for (const [s, k] of order) {
      // k=0 outermost/top, 1 = hairline edge
      const x1 = s * lerp(20, 15, k),
        e = s * lerp(41, 35.8, k);
      const pts = [
        [px + s * 1.2, lerp(-30, -3, k)],
        [px * 0.4 + x1, lerp(-31.5, 1, k)],
        [s * lerp(37, 26, k), lerp(-14, 11, k)],
        [e * 1.01, lerp(12, 27, k)],
        [e + gauss(r) * 0.4, 52],
        [s * lerp(50, 37, k) + gauss(r), 86],
        [s * lerp(53, 36, k) + gauss(r), 118],
        [s * lerp(51, 34, k) + gauss(r) * 1.5, 150 + gauss(r) * 5],
      ];
      fr += one(hx(pts), lerp(12, 11, k), s < 0 ? 0.4 : 0.27);
    }
    front = fr;
    shadow = [
      [
        [px, -6],
        [-10, -1],
        [-24, 10],
        [-34, 28],
        [-36, 52],
      ],
      [
        [px, -6],
        [18, -1],
        [27, 10],
        [34, 28],
        [36, 52],
      ],
    ].map(hx);
  }
  // ---- hijab is cloth: drawn around the face
  const hj = o.hijab || ['#7f4a5c', '#5d2f40', '#a9748320'];
  let hijBack = '',
    hijFront = '';
  if (style === 'hijab') {
    const c0 = hj[0],
      c1 = hj[1],
      c2 = mix(hj[0], '#ffffff', 0.28);
    const k = w;
    const sx = (x) => x * k;
    hijBack = `<path d="M${p([sx(0), -38])} C${p([sx(-30), -38])} ${p([sx(-47), -12])} ${p([sx(-46), 22])} C${p([sx(-46), 58])} ${p([sx(-42), 92])} ${p([-58, 124])} L${p([-62, 160])} L${p([64, 160])} L${p([60, 124])} C${p([sx(44), 92])} ${p([sx(47), 58])} ${p([sx(47), 22])} C${p([sx(48), -12])} ${p([sx(30), -38])} ${p([sx(0), -38])}Z" fill="${c1}"/>`;
    const inner = `M${q(-34.8, 40)} C${q(-35, 16)} ${q(-26, 1)} ${q(0, -1.5)} C${q(26, 1)} ${q(34.6, 16)} ${q(34.8, 40)} C${q(34.6, 62)} ${p([sx(29) + cs, ly(78)])} ${p([cs + sx(17), ly(91)])} C${p([cs + 8, ly(98)])} ${p([cs - 9, ly(98)])} ${p([cs - sx(17), ly(91)])} C${p([cs * 0.8 - sx(29), ly(78)])} ${q(-34.6, 62)} ${q(-34.8, 40)}Z`;
    const outer = `M${p([sx(0), -39])} C${p([sx(-31), -39])} ${p([sx(-46), -14])} ${p([sx(-45.5), 20])} C${p([sx(-45), 56])} ${p([sx(-41), 84])} ${p([-44, 106])} C${p([-52, 118])} ${p([-66, 122])} ${p([-74, 132])} C${p([-66, 156])} ${p([-30, 178])} ${p([4, 176])} C${p([40, 176])} ${p([70, 158])} ${p([78, 134])} C${p([68, 122])} ${p([52, 118])} ${p([45, 106])} C${p([sx(42), 84])} ${p([sx(46.5), 56])} ${p([sx(46.5), 20])} C${p([sx(47), -14])} ${p([sx(31), -39])} ${p([sx(0), -39])}Z`;
    const fold = (d, wd, col, op) =>
      `<path d="${d}" fill="none" stroke="${col}" stroke-width="${wd}" stroke-linecap="round" opacity="${op}" filter="url(#s4)"/>`;
    hijFront =
      `<defs><linearGradient id="hj" x1="0" y1="0" x2="1" y2=".5"><stop offset="0" stop-color="${c2}"/><stop offset=".45" stop-color="${c0}"/><stop offset="1" stop-color="${c1}"/></linearGradient><clipPath id="hjc"><path clip-rule="evenodd" d="${outer} ${inner}"/></clipPath></defs>
  <path d="${inner}" fill="none" stroke="${mix(K[2], '#2a0f10', 0.5)}" stroke-width="26" opacity=".34" filter="url(#s6)" clip-path="url(#fc)"/>
  <path fill-rule="evenodd" d="${outer} ${inner}" fill="url(#hj)"/><g clip-path="url(#hjc)">` +
      [
        [
          [-8, -30],
          [-30, -14],
          [-40, 14],
          [-40, 48],
          [-33, 80],
          [-18, 104],
          [6, 118],
        ],
        [
          [0, -18],
          [-22, -9],
          [-36, 14],
          [-37.5, 46],
          [-31, 76],
          [-15, 99],
          [10, 111],
        ],
        [
          [14, -32],
          [34, -16],
          [43, 14],
          [42, 50],
          [34, 84],
          [14, 112],
          [-16, 134],
        ],
        [
          [-30, -30],
          [-42, 0],
          [-43, 40],
          [-40, 80],
          [-34, 110],
          [-12, 140],
          [20, 156],
        ],
        [
          [30, 100],
          [14, 122],
          [-10, 138],
          [-40, 146],
        ],
        [
          [38, 104],
          [24, 132],
          [0, 152],
          [-36, 162],
        ],
        [
          [44, 112],
          [46, 132],
          [30, 156],
          [0, 170],
        ],
        [
          [-42, 110],
          [-50, 124],
          [-40, 144],
          [-18, 160],
        ],
        [
          [4, -36],
          [24, -28],
          [38, -8],
          [41, 20],
        ],
      ]
        .map(
          (g, i) =>
            fold(
              smooth(g.map(([x, y]) => P([x * k, y]))),
              i % 3 === 0 ? 13 : 9,
              i % 2 ? c1 : mix(c1, '#1d0b12', 0.3),
              0.5,
            ) + fold(smooth(g.map(([x, y]) => P([x * k - 2.6, y - 1.4]))), 6, mix(c0, '#ffffff', 0.42), 0.34),
        )
        .join('') +
      `<path d="${inner}" fill="none" stroke="${mix(c1, '#1d0b12', 0.2)}" stroke-width="12" opacity=".55" filter="url(#s4)"/><path d="${inner}" fill="none" stroke="${mix(c0, '#ffffff', 0.35)}" stroke-width="3" opacity=".5" transform="translate(-3 -3)"/></g><circle cx="${P([27, 108])[0]}" cy="${P([27, 108])[1]}" r="6.5" fill="${brass}"/><circle cx="${P([26.6, 107.4])[0]}" cy="${P([26.5, 107.4])[1]}" r="2.4" fill="#fff3d6"/>`;
  }
  // ---- eyes
  const { size = 1, up = 4.0, lo = 2.9, tl = 1.3, wing = 0, mono = 0, sep = 0, ey = 41.6, crease = 1 } = eye;
  const smile = mouth.smile ?? 0.6;
  const eyeS = (sx) => {
    const c0 = 16.3 + sep,
      ew = 8.1 * size,
      E = (a, b2) => q(sx * a, b2);
    const lo2 = lo * (1 - 0.22 * smile);
    const inn = [c0 - ew, ey + 1],
      out = [c0 + ew, ey + 0.6 - tl];
    const U1 = [c0 - ew * 0.62, ey - up * 1.12],
      U2 = [c0 + ew * 0.42, ey - up * 1.28 - tl * 0.5],
      L1 = [c0 + ew * 0.55, ey + lo2 * 1.0 - tl * 0.4],
      L2 = [c0 - ew * 0.42, ey + lo2 * 1.34];
    const upper = `C${E(...U1)} ${E(...U2)} ${E(...out)}`;
    const lens = `M${E(...inn)} ${upper} C${E(...L1)} ${E(...L2)} ${E(...inn)}Z`;
    const id = `e${sx > 0 ? 'r' : 'l'}`;
    const ic = Q(sx * c0, ey - 0.55);
    const ix = ic[0] + turn * 0.1,
      iy = ic[1],
      ir = 4.15 * S * Math.sqrt(size);
    const lash = `M${E(...inn)} ${upper} L${E(out[0] + 1.2 + wing * 1.6, out[1] - 1 - wing * 1.4)} C${E(out[0] - 0.6, out[1] - 1.4 - wing * 0.2)} ${E(U2[0] + 0.6, U2[1] - 1.25)} ${E(lerp(U1[0], U2[0], 0.5), lerp(U1[1], U2[1], 0.5) - 0.55)} C${E(U1[0] + 0.8, U1[1] + 0.35)} ${E(inn[0] + 1.6, inn[1] - 1.2)} ${E(...inn)}Z`;
    let lashes = '';
    for (let i = 0; i < 6; i++) {
      const t = 0.62 + 0.07 * i;
      const B3 = (a, b2, c2, e) =>
        (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b2 + 3 * (1 - t) * t * t * c2 + t ** 3 * e;
      const x = B3(inn[0], U1[0], U2[0], out[0]),
        y = B3(inn[1], U1[1], U2[1], out[1]);
      lashes += `<path d="M${E(x, y - 0.4)} Q${E(x + 0.8, y - 1.5)} ${E(x + 1.5 + i * 0.14, y - 2.1 + i * 0.06)}"/>`;
    }
    const man = style === 'man';
    return `<clipPath id="${id}"><path d="${lens}"/></clipPath>
  <ellipse cx="${Q(sx * (c0 - 0.4), 0)[0]}" cy="${P([0, ey - 3])[1]}" rx="${f(10.5 * S * size)}" ry="${f(6.2 * S)}" fill="${sh1}" opacity="${mono ? 0.2 : 0.36}" filter="url(#s4)"/>
  ${o.shadowc && !man ? `<path d="M${E(inn[0], inn[1] - 1.4)} C${E(U1[0], U1[1] - 2.6)} ${E(U2[0], U2[1] - 3.4)} ${E(out[0] + 1.2, out[1] - 1.4)} ${`C${E(...U2)} ${E(...U1)} ${E(...inn)}`}Z" fill="${o.shadowc}" opacity=".5" filter="url(#s2)"/>` : ''}
  <path d="${lens}" fill="${mix('#fbf4ee', K[1], 0.2)}"/><g clip-path="url(#${id})"><circle cx="${f(ix)}" cy="${f(iy)}" r="${f(ir)}" fill="${mix(iris, '#0c0606', 0.35)}"/><circle cx="${f(ix)}" cy="${f(iy + 1)}" r="${f(ir * 0.84)}" fill="${iris}"/><ellipse cx="${f(ix)}" cy="${f(iy + ir * 0.42)}" rx="${f(ir * 0.62)}" ry="${f(ir * 0.42)}" fill="${mix(iris, '#e9b77a', 0.5)}" opacity=".65" filter="url(#s1)"/><circle cx="${f(ix)}" cy="${f(iy)}" r="${f(ir * 0.45)}" fill="#120a0a"/><path d="${lens}" transform="translate(0 -10)" fill="none" stroke="#2a1414" stroke-width="15" opacity=".34" filter="url(#s2)"/><circle cx="${f(ix - ir * 0.32)}" cy="${f(iy - ir * 0.34)}" r="${f(ir * 0.2)}" fill="#fff"/><circle cx="${f(ix + ir * 0.35)}" cy="${f(iy + ir * 0.35)}" r="${f(ir * 0.1)}" fill="#fff" opacity=".6"/></g>
  <path d="${lash}" fill="#1d1011" opacity="${man ? 0.8 : 0.95}"/>${man ? '' : `<g fill="none" stroke="#1d1011" stroke-width="1.7" stroke-linecap="round" opacity=".85">${lashes}</g>`}
  ${crease ? `<path d="M${E(inn[0] + 1.4, inn[1] - 3.2)} C${E(U1[0] + 0.6, U1[1] - 1.9)} ${E(U2[0], U2[1] - 2.4 - (age ? 0.0 : 0.3))} ${E(out[0] + 1, out[1] - 1.6)}" fill="none" stroke="${dark}" stroke-width="2.2" stroke-linecap="round" opacity="${mono ? 0.22 : 0.5}"/>` : ''}
  <path d="M${E(c0 - ew * 0.3, ey + lo2 * 1.06)} C${E(c0 + ew * 0.2, ey + lo2 * 1.08)} ${E(c0 + ew * 0.6, ey + lo2 * 0.7)} ${E(out[0] - 0.3, out[1] + 0.5)}" fill="none" stroke="${dark}" stroke-width="1.7" stroke-linecap="round" opacity=".5"/>
  <path d="M${E(c0 - ew * 0.7, ey + lo2 * 1.9 + 1)} C${E(c0 - ew * 0.2, ey + lo2 * 2.2 + 1.5)} ${E(c0 + ew * 0.4, ey + lo2 * 2 + 1)} ${E(c0 + ew * 0.85, ey + lo2 * 1.1)}" fill="none" stroke="${K[2]}" stroke-width="${f(3 + 2 * age)}" stroke-linecap="round" opacity="${f(0.18 + 0.28 * age + 0.08 * smile)}" filter="url(#s2)"/>
  ${age > 0.5 ? `<g fill="none" stroke="${K[2]}" stroke-width="1.8" stroke-linecap="round" opacity="${f(0.4 * age)}"><path d="M${E(out[0] + 2, out[1] + 0.2)} L${E(out[0] + 5.4, out[1] - 1.6)}"/><path d="M${E(out[0] + 2, out[1] + 1.8)} L${E(out[0] + 5.6, out[1] + 2.2)}"/><path d="M${E(out[0] + 1.4, out[1] + 3.2)} L${E(out[0] + 4.4, out[1] + 5.4)}"/></g>` : ''}`;
  };
  // ---- brows made of hairs
  const { th: bth = 1, arch = 3.6, by = 31.2, bl = 1, slope = 0.5, col } = brow;
  const bc = col || mix(Hc[1], K[2], hair === 'silver' || hair === 'honey' ? 0.5 : 0.2);
  const browS = (sx) => {
    let s = '';
    const C = (t) => {
      const x = lerp(7.6, 27.2 * bl, t),
        y =
          by - arch * Math.sin(Math.pow(t, 1.25) * Math.PI * 0.78) * 1.05 + slope * t * 4.2 * Math.pow(t, 2);
      return [x, y];
    };
    const up = [],
      dn = [];
    for (let i = 0; i <= 10; i++) {
      const t = i / 10,
        [x, y] = C(t);
      const hgt = bth * (1.75 * Math.pow(1 - t, 0.55) * (0.22 + 0.78 * Math.min(1, t * 4.2)) + 0.12);
      up.push(Q(sx * x, y - hgt * 0.6));
      dn.push(Q(sx * x, y + hgt * 0.75));
    }
    s += `<path d="${smooth(up)}${smooth(dn.reverse()).replace('M', 'L')}Z" fill="${bc}" opacity=".62" filter="url(#s1)"/><g fill="none" stroke="${bc}" stroke-linecap="round">`;
    for (let i = 0; i < 54; i++) {
      const t = Math.pow(r(), 0.85) * 0.98,
        [x, y] = C(t);
      const hgt = bth * 1.7 * Math.pow(1 - t * 0.86, 0.6) * (0.35 + 0.65 * Math.min(1, t * 5));
      const yy = y + (r() - 0.35) * hgt * 1.1,
        ang = lerp(bth > 1.4 ? 0.75 : 1.15, 0.12, Math.min(1, t * 1.7)),
        L = lerp(2.2, 3.4, r()) * (1 - 0.3 * t) * Math.sqrt(bth);
      s += `<path d="M${q(sx * x, yy)} Q${q(sx * (x + Math.cos(ang) * L * 0.5), yy - Math.sin(ang) * L * 0.62)} ${q(sx * (x + Math.cos(ang * 0.7) * L), yy - Math.sin(ang * 0.7) * L + (t > 0.55 ? t * 1.1 : 0))}" stroke-width="${f(0.9 + r() * 0.9)}" opacity="${f(0.5 + 0.4 * r())}"/>`;
    }
    return s + '</g>';
  };
  // ---- nose
  const { nwid = 1, ny = 61.5, bridge = 1, tipr = 1 } = nose;
  const n8 = 8 * nwid;
  const ls = 1; // light from left
  const N = (x, y, dz = 8) => q(x, y, dz);
  const noseS = `<path d="M${q(5.2, 33.5, 2)} C${N(3.2, 42, 4)} ${N(3.4, 50, 6)} ${N(4.6, 55, 8)} C${N(7.2, 57.5, 6)} ${N(n8 + 1, 60, 3)} ${N(n8 + 0.6, ny + 1.4, 2)} C${N(n8 - 1.6, ny + 3.6, 5)} ${N(4, ny + 3.2)} ${N(1.6, ny + 3.6)} C${N(4.4, ny)} ${N(3.6, 55)} ${N(2.2, 49, 7)} C${N(1.8, 43, 5)} ${N(2.6, 37, 3)} ${q(5.2, 33.5, 2)}Z" fill="${K[2]}" opacity="${f(0.46 * bridge)}" filter="url(#s4)"/>
 <path d="M${q(-5.6, 34, 2)} C${N(-3.8, 39, 3)} ${N(-3.4, 44, 4)} ${N(-3.4, 48, 5)}" fill="none" stroke="${K[2]}" stroke-width="7" opacity="${f(0.2 * bridge)}" filter="url(#s4)" stroke-linecap="round"/>
 <path d="M${N(-1, 37, 4)} C${N(-1.2, 46, 6)} ${N(-1, 52, 8)} ${N(-0.6, 57)}" fill="none" stroke="${mix(K[0], '#fff6ec', 0.5)}" stroke-width="8" opacity=".42" stroke-linecap="round" filter="url(#s4)"/>
 <ellipse cx="${Q(-0.9, 0, 9)[0]}" cy="${P([0, ly(ny - 2)])[1]}" rx="${f(9 * tipr)}" ry="7" fill="#fff" opacity="${f(0.32 * hk)}" filter="url(#s3)"/>
 <path d="M${N(-n8 + 0.2, ny + 2.2, 3)} C${N(-n8 * 0.6, ny + 5.6, 6)} ${N(n8 * 0.6, ny + 5.8, 6)} ${N(n8, ny + 2.4, 3)} L${N(4, ny + 8, 5)} L${N(-3, ny + 8, 5)}Z" fill="${K[2]}" opacity=".42" filter="url(#s3)"/>
 <path d="M${N(-5.6 * nwid, ny + 2.5, 6)} C${N(-4.6 * nwid, ny + 1.1, 7)} ${N(-2.6, ny + 1.5)} ${N(-1.7, ny + 3)} C${N(-3, ny + 3.6)} ${N(-4.8 * nwid, ny + 3.6, 7)} ${N(-5.6 * nwid, ny + 2.5, 6)}Z M${N(5.6 * nwid, ny + 2.5, 6)} C${N(4.6 * nwid, ny + 1.1, 7)} ${N(2.6, ny + 1.5)} ${N(1.7, ny + 3)} C${N(3, ny + 3.6)} ${N(4.8 * nwid, ny + 3.6, 7)} ${N(5.6 * nwid, ny + 2.5, 6)}Z" fill="${mix(dark, K[3], 0.2)}" opacity=".7" filter="url(#s1)"/>
 <path d="M${N(-n8 + 0.3, ny - 2, 4)} C${N(-n8 - 1, ny, 3)} ${N(-n8 - 0.6, ny + 2.6, 3)} ${N(-n8 + 1.6, ny + 3.1, 5)}" fill="none" stroke="${dark}" stroke-width="2.6" stroke-linecap="round" opacity=".24" filter="url(#s2)"/><path d="M${N(n8 - 0.3, ny - 2, 4)} C${N(n8 + 1, ny, 3)} ${N(n8 + 0.6, ny + 2.6, 3)} ${N(n8 - 1.6, ny + 3.1, 5)}" fill="none" stroke="${dark}" stroke-width="2.6" stroke-linecap="round" opacity=".28" filter="url(#s2)"/>`;
  // ---- mouth
  const { mw = 1, full = 1, teeth = 0, my = 77 } = mouth;
  const hw = 10.6 * mw + smile * 2.2,
    cyy = my - 0.3 - smile * 1.9,
    M = (x, y, dz = 5) => q(x, y, dz - Math.abs(x) * 0.12);
  const up0 = 3.6 * full,
    lo0 = 5.6 * full * (1 - 0.12 * smile);
  const lipD = mix(lip, '#2a0a10', 0.5),
    lipL = mix(lip, K[0], 0.22),
    gap = teeth * 3.6;
  const lineY = my + 0.3 + smile * 0.7;
  const UL = `M${M(-hw, cyy)} C${M(-hw * 0.62, my - 1.6 - 0.5 * smile)} ${M(-4.4, my - up0)} ${M(-2.3, my - up0 + 0.1)} C${M(-1.2, my - up0 + 0.2)} ${M(-0.6, my - up0 + 0.9)} ${M(0, my - up0 + 1)} C${M(0.6, my - up0 + 0.9)} ${M(1.2, my - up0 + 0.2)} ${M(2.3, my - up0 + 0.1)} C${M(4.4, my - up0)} ${M(hw * 0.62, my - 1.6 - 0.5 * smile)} ${M(hw, cyy)} C${M(hw * 0.6, lineY - 0.2 - gap * 0.1)} ${M(3.6, lineY - 0.4 - gap * 0.25)} ${M(0, lineY - gap * 0.25)} C${M(-3.6, lineY - 0.4 - gap * 0.25)} ${M(-hw * 0.6, lineY - 0.2 - gap * 0.1)} ${M(-hw, cyy)}Z`;
  const LL = `M${M(-hw + 0.6, cyy + 0.3)} C${M(-hw * 0.6, lineY + gap * 0.7)} ${M(-3.6, lineY + gap)} ${M(0, lineY + gap)} C${M(3.6, lineY + gap)} ${M(hw * 0.6, lineY + gap * 0.7)} ${M(hw - 0.6, cyy + 0.3)} C${M(hw * 0.72, my + lo0 * 0.72 + gap * 0.6)} ${M(5, my + lo0 + 0.5 + gap * 0.8)} ${M(0, my + lo0 + 0.6 + gap * 0.8)} C${M(-5, my + lo0 + 0.5 + gap * 0.8)} ${M(-hw * 0.72, my + lo0 * 0.72 + gap * 0.6)} ${M(-hw + 0.6, cyy + 0.3)}Z`;
  const mouthS = `<path d="M${M(-8, my + lo0 + 2.4 + gap)} C${M(-3, my + lo0 + 4.6 + gap)} ${M(4, my + lo0 + 4.6 + gap)} ${M(8, my + lo0 + 2.2 + gap)} L${M(5, my + lo0 + 0.4 + gap)} L${M(-5, my + lo0 + 0.4 + gap)}Z" fill="${K[2]}" opacity=".5" filter="url(#s4)"/>
 <path d="M${M(-1.1, ny + 6)} L${M(-1.4, my - up0 - 0.6)} M${M(1.1, ny + 6)} L${M(1.4, my - up0 - 0.6)}" stroke="${K[2]}" stroke-width="4" opacity=".2" filter="url(#s2)"/>
 ${teeth ? `<path d="M${M(-hw + 0.8, cyy + 0.1)} C${M(-hw * 0.6, lineY - 0.4)} ${M(-4, lineY - 0.6 - gap * 0.25)} ${M(0, lineY - 0.3 - gap * 0.25)} C${M(4, lineY - 0.6 - gap * 0.25)} ${M(hw * 0.6, lineY - 0.4)} ${M(hw - 0.8, cyy + 0.1)} C${M(hw * 0.6, lineY + gap * 0.8)} ${M(4, lineY + gap * 1.1)} ${M(0, lineY + gap * 1.1)} C${M(-4, lineY + gap * 1.1)} ${M(-hw * 0.6, lineY + gap * 0.8)} ${M(-hw + 0.8, cyy + 0.1)}Z" fill="#5a2226"/><path d="M${M(-hw * 0.74, lineY - 0.5)} C${M(-4, lineY - 0.3 - gap * 0.2)} ${M(4, lineY - 0.3 - gap * 0.2)} ${M(hw * 0.74, lineY - 0.5)} C${M(hw * 0.56, lineY + gap * 0.62)} ${M(4, lineY + gap * 0.92)} ${M(0, lineY + gap * 0.92)} C${M(-4, lineY + gap * 0.92)} ${M(-hw * 0.56, lineY + gap * 0.62)} ${M(-hw * 0.74, lineY - 0.5)}Z" fill="#fbf4ec"/><path d="M${M(-hw * 0.74, lineY - 0.6)} C${M(-4, lineY - 0.3 - gap * 0.2)} ${M(4, lineY - 0.3 - gap * 0.2)} ${M(hw * 0.74, lineY - 0.6)}" fill="none" stroke="#8a5a52" stroke-width="6" opacity=".32" filter="url(#s2)"/>` : ''}
 <path d="${UL}" fill="${mix(lip, '#3a0c16', 0.12)}" filter="url(#s05)"/><path d="${LL}" fill="${lipL}" filter="url(#s05)"/>
 ${teeth ? '' : `<path d="M${M(-hw - 0.5, cyy - 0.3)} C${M(-hw * 0.6, lineY - 0.2)} ${M(-3.6, lineY - 0.5)} ${M(0, lineY + 0.1)} C${M(3.6, lineY - 0.5)} ${M(hw * 0.6, lineY - 0.2)} ${M(hw + 0.5, cyy - 0.3)}" fill="none" stroke="${lipD}" stroke-width="2.4" stroke-linecap="round" opacity=".85"/>`}
 <path d="M${M(-4.5, my + lo0 * 0.55 + gap * 0.9)} C${M(-2, my + lo0 * 0.72 + gap * 0.9)} ${M(1, my + lo0 * 0.72 + gap * 0.9)} ${M(3, my + lo0 * 0.55 + gap * 0.9)}" fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="5" stroke-linecap="round" filter="url(#s2)"/>
 <path d="M${M(-hw - 0.4, cyy - 1.6)} C${M(-hw - 1.7, cyy - 0.2)} ${M(-hw - 1.6, cyy + 1.2)} ${M(-hw - 0.6, cyy + 2)}" fill="none" stroke="${K[2]}" stroke-width="4" opacity="${f(0.25 + 0.3 * smile)}" filter="url(#s2)" stroke-linecap="round"/><path d="M${M(hw + 0.4, cyy - 1.6)} C${M(hw + 1.7, cyy - 0.2)} ${M(hw + 1.6, cyy + 1.2)} ${M(hw + 0.6, cyy + 2)}" fill="none" stroke="${K[2]}" stroke-width="4" opacity="${f(0.3 + 0.3 * smile)}" filter="url(#s2)" stroke-linecap="round"/>`;
  const nl = 0.14 + 0.22 * smile + 0.4 * age;
  const nasol = [-1, 1]
    .map(
      (sx) =>
        `<path d="M${q(sx * (n8 + 2.2), ny - 0.5, 2)} C${q(sx * (n8 + 5), ny + 4, 1)} ${q(sx * (hw + 3.4), my - 5)} ${q(sx * (hw + 4), my + 1)}" fill="none" stroke="${K[2]}" stroke-width="${f(5 + 2 * age)}" stroke-linecap="round" opacity="${f(nl)}" filter="url(#s3)"/>`,
    )
    .join('');
  // beard
  let beardS = '';
  if (beard) {
    const zone = `M${q(-33.6, 44)} C${q(-31, 56)} ${q(-27, 66)} ${q(-19, 69.5)} C${q(-13, 68.6)} ${q(-9, 66.8, 4)} ${q(0, 68.8, 6)} C${q(9, 66.8, 4)} ${q(13, 68.6)} ${q(19, 69.5)} C${q(27, 66)} ${q(31, 56)} ${q(33.6, 44)} L${p([37, 70])} L${p([26 + cs, 100])} L${p([cs, 110])} L${p([-26 + cs, 100])} L${p([-37, 70])}Z`;
    let st = '';
    for (let i = 0; i < 3400; i++) {
      const u = r() * 2 - 1,
        y = lerp(46, 103, Math.pow(r(), 0.7));
      const lim = y < 70 ? lerp(35, 30.5, (y - 46) / 24) : lerp(30, 9, (y - 70) / 33);
      let x = u * lim * (y > 60 ? 1 + 0.17 * jaw * Math.min(1, (y - 60) / 12) : 1) * w;
      const inn = y < 67 ? 27 - (y - 46) * 0.32 : y < 70 ? 19 : 0;
      if (Math.abs(x) < inn && y < 69) continue;
      if (Math.abs(x) < hw + 1.2 && y > my - up0 - 0.6 && y < my + lo0 + 1.4) continue;
      if (Math.abs(x) < 4.5 && y > my + lo0 + 1 && y < my + lo0 + 3.2 && r() < 0.7) continue;
      const l = 0.3 - 0.008 * x + gauss(r) * 0.18;
      const dxx = gauss(r) * 0.5 + x * 0.015,
        L = 1.3 + r() * 1.8;
      st += `<path d="M${q(x, y, y > 66 && Math.abs(x) < 14 ? 4 : 0)} l${f(dxx * S)} ${f(L * S * 0.8)}" stroke="${ramp(Hc, Math.max(0.02, Math.min(0.9, l)))}" stroke-width="${f(0.7 + r() * 0.8)}" opacity="${f(beard * (0.4 + 0.5 * r()) * (y < 58 ? Math.max(0.25, (y - 44) / 14) : 1))}"/>`;
    }
    for (let i = 0; i < 240; i++) {
      const u = r() * 2 - 1,
        x = u * 11.5,
        y = lerp(67.2 + Math.abs(u) * 2.4, my - up0 + 0.4 + Math.abs(u) * 2.4, r());
      st += `<path d="M${q(x, y, 6)} l${f((u * 1.6 + gauss(r) * 0.3) * S * 0.6)} ${f((1.6 + r()) * S * 0.5)}" stroke="${ramp(Hc, Math.max(0.02, 0.28 - 0.1 * u + gauss(r) * 0.15))}" stroke-width="${f(0.9 + r() * 0.8)}" opacity="${f(beard * (0.5 + 0.45 * r()))}"/>`;
    }
    beardS = `<g clip-path="url(#fc)"><path d="${zone}" fill="${Hc[1]}" opacity="${f(0.5 * beard)}" filter="url(#s4)"/></g><g fill="none" stroke-linecap="round" clip-path="url(#bz)">${st}</g>`;
  }
  // clothes
  const c1 = mix(cloth, '#ffffff', 0.16),
    c2 = parseInt(cloth.slice(1, 3), 16) > 200 ? mix(cloth, '#a08472', 0.3) : mix(cloth, '#120a0c', 0.28);
  const arms = `C${b(66, 136)} ${b(shl - 3, 142)} ${b(shl + 3, 166)} L${b(shl + 12, 220)} L${b(-shl - 12, 220)} L${b(-shl - 3, 166)} C${b(-shl + 3, 142)} ${b(-66, 136)}`;
  let cd,
    extra = '';
  if (neckline === 'v' || neckline === 'blazer') {
    cd = `M${b(-37, 124.5)} C${b(-26, 142)} ${b(-12, 160)} ${b(1, 178)} C${b(14, 160)} ${b(27, 142)} ${b(38, 124.5)} ${arms} ${b(-37, 124.5)}Z`;
    if (neckline === 'blazer')
      extra = `<path d="M${b(-37, 124.5)} C${b(-26, 142)} ${b(-12, 160)} ${b(1, 178)} L${b(-6, 220)} L${b(-20, 220)} C${b(-36, 190)} ${b(-44, 172)} ${b(-50, 160)} L${b(-38, 154)} L${b(-52, 146)} C${b(-50, 138)} ${b(-46, 130)} ${b(-44, 127)}Z" fill="${c1}"/><path d="M${b(38, 124.5)} C${b(27, 142)} ${b(14, 160)} ${b(1, 178)} L${b(6, 220)} L${b(22, 220)} C${b(38, 190)} ${b(46, 172)} ${b(52, 160)} L${b(40, 154)} L${b(54, 146)} C${b(51, 138)} ${b(47, 130)} ${b(45, 127)}Z" fill="${mix(cloth, '#ffffff', 0.05)}"/><path d="M${b(1, 178)} L${b(5, 220)}" stroke="${c2}" stroke-width="3"/>`;
  } else if (neckline === 'turtle') {
    cd = `M${b(-nw - 2.5, 100)} C${b(-9, 108)} ${b(11, 108)} ${b(nw + 3.5, 100)} L${b(nw + 5, 110)} C${b(26, 117)} ${b(36, 121)} ${b(48, 126)} ${arms} ${b(-48, 126)} C${b(-36, 121)} ${b(-24, 117)} ${b(-nw - 4.5, 110)}Z`;
    extra =
      `<path d="M${b(-nw - 3, 111)} C${b(-9, 120)} ${b(11, 120)} ${b(nw + 4, 111)}" fill="none" stroke="${c2}" stroke-width="7" opacity=".5" filter="url(#s3)"/>` +
      Array.from(
        { length: 11 },
        (_, i) =>
          `<path d="M${b(lerp(-nw - 1, nw + 2, i / 10), 101 + 4.5 * Math.sin((i / 10) * Math.PI))} L${b(lerp(-nw - 2, nw + 3, i / 10), 111 + 6 * Math.sin((i / 10) * Math.PI))}" stroke="${c2}" stroke-width="2" opacity=".25"/>`,
      ).join('');
  } else if (neckline === 'shirt') {
    cd = `M${b(-28, 119)} C${b(-20, 130)} ${b(-9, 144)} ${b(1, 156)} C${b(11, 144)} ${b(22, 130)} ${b(30, 119)} C${b(36, 123)} ${b(44, 127)} ${b(50, 129)} ${arms} ${b(-50, 129)}Z`;
    extra = `<path d="M${b(-nw - 4, 108)} C${b(-26, 114)} ${b(-30, 120)} ${b(-33, 128)} L${b(-19, 152)} L${b(0, 152)} C${b(-10, 138)} ${b(-16, 124)} ${b(-nw - 4, 108)}Z" fill="${c1}"/><path d="M${b(nw + 5, 108)} C${b(27, 114)} ${b(32, 120)} ${b(35, 128)} L${b(21, 152)} L${b(2, 152)} C${b(12, 138)} ${b(18, 124)} ${b(nw + 5, 108)}Z" fill="${mix(cloth, '#ffffff', 0.08)}"/><path d="M${b(1, 154)} L${b(2, 220)}" stroke="${c2}" stroke-width="3" opacity=".6"/>${[168, 186, 204].map((y) => `<circle cx="${B([4, y])[0]}" cy="${B([4, y])[1]}" r="5" fill="${mix(cloth, '#ffffff', 0.5)}"/>`).join('')}`;
  } else if (neckline === 'boat') {
    cd = `M${b(-45, 127.6)} C${b(-28, 143)} ${b(29, 143)} ${b(46, 127.6)} C${b(52, 130)} ${b(56, 131.5)} ${b(60, 133.5)} ${arms.replace('C', 'C')} ${b(-60, 133.5)} C${b(-56, 131.5)} ${b(-51, 130)} ${b(-45, 127.6)}Z`;
  } else {
    cd = `M${b(-29, 120)} C${b(-22, 137)} ${b(22, 138)} ${b(31, 120)} C${b(38, 125)} ${b(46, 128)} ${b(52, 130)} ${arms} ${b(-52, 130)}Z`;
    extra = `<path d="M${b(-29, 120)} C${b(-22, 137)} ${b(22, 138)} ${b(31, 120)} L${b(34, 122.5)} C${b(24, 143)} ${b(-24, 142)} ${b(-32, 122.5)}Z" fill="${c1}" opacity=".7"/>`;
  }
  const wr = (d, wd, col, op) =>
    `<path d="${d}" fill="none" stroke="${col}" stroke-width="${wd}" stroke-linecap="round" opacity="${op}" filter="url(#sw)"/>`;
  const earS = (k) => {
    const base = k * 35.3 * w * 1 + (k * sn < 0 ? k * -0.2 : k * -1.6),
      s2 = k * sn < 0 ? 1 : 0.62;
    const e = (x, y) => p([base + k * x * s2, y]);
    return `<path d="M${e(-3, 36)} C${e(1, 33)} ${e(6.6, 35.5)} ${e(6.2, 43)} C${e(6, 50)} ${e(3.4, 56)} ${e(-0.4, 58)} C${e(-2, 58)} ${e(-3, 55)} ${e(-3, 50)}Z" fill="${k < 0 ? mix(K[0], K[1], 0.75) : mix(K[1], K[2], 0.6)}"/><path d="M${e(0.4, 38.4)} C${e(4.4, 37.6)} ${e(5, 43)} ${e(3.2, 47)} M${e(1.6, 42)} C${e(2.6, 44)} ${e(1.6, 48)} ${e(0, 50)}" fill="none" stroke="${K[2]}" stroke-width="2.6" opacity=".6" stroke-linecap="round" filter="url(#s1)"/>`;
  };
  const earr = (k) => {
    const base = k * 35.3 * w + (k * sn < 0 ? k * 1.2 : k * -1.4);
    const [x, y] = P([base, 58]);
    return earring === 2
      ? `<circle cx="${f(x)}" cy="${f(y)}" r="6.5" fill="${brass}"/><circle cx="${f(x - 2)}" cy="${f(y - 2)}" r="2.2" fill="#fff3d6"/>`
      : `<g transform="translate(${f(x)} ${f(y)})"><circle r="4" fill="${brass}"/><ellipse cy="27" rx="${k * sn < 0 ? 13 : 8}" ry="25" fill="none" stroke="${brass}" stroke-width="4.2"/><path d="M-9 12a13 25 0 0 1 9-10" fill="none" stroke="#fff3d6" stroke-width="1.8"/></g>`;
  };
  let fk = '';
  if (freckles)
    for (let i = 0; i < 90; i++) {
      const x = gauss(r) * 15,
        y = 54 + gauss(r) * 5.5;
      if (Math.abs(x) > 29) continue;
      fk += `<circle cx="${f(Q(x, y, Math.abs(x) < 6 ? 6 : 0)[0])}" cy="${f(Q(x, y)[1])}" r="${f(1 + r() * 1.5)}" fill="${mix(K[2], '#9a4a22', 0.4)}" opacity="${f(freckles * (0.25 + 0.4 * r()))}"/>`;
    }
  const glS = glasses
    ? (() => {
        const g = (sx) => {
          const pts = [];
          for (let i = 0; i < 28; i++) {
            const a = (i / 28) * Math.PI * 2;
            pts.push(
              Q(
                sx * (16.6 + Math.cos(a) * 12.2 * 1),
                43 + Math.sin(a) * 10.4 + (Math.sin(a) < 0 ? 0.8 : 0) * -1,
                3,
              ),
            );
          }
          return smooth(pts, 1 / 6, true);
        };
        return `<g fill="#fff" fill-opacity=".07" stroke="${glasses === 2 ? '#2b1a1e' : brass}" stroke-width="4.4"><path d="${g(-1)}"/><path d="${g(1)}"/><path d="M${q(-4.6, 41, 8)} C${q(-2, 38.6, 10)} ${q(2, 38.6, 10)} ${q(4.6, 41, 8)}" fill="none"/><path d="M${q(-28.6, 40, 2)} L${p([-36 * w, 39])} M${q(28.6, 40, 2)} L${p([36.5 * w, 39])}" fill="none"/></g><path d="M${q(-24, 36, 3)} L${q(-14, 50, 3)}" stroke="#fff" stroke-width="6" opacity=".13"/><path d="M${q(11, 36, 3)} L${q(21, 50, 3)}" stroke="#fff" stroke-width="6" opacity=".1"/>`;
      })()
    : '';
  const rot = `rotate(${tilt} ${P([0, 104]).map(f).join(' ')})`;
  const maskd = hl.length
    ? `<mask id="hm" maskUnits="userSpaceOnUse" x="-100" y="-100" width="1000" height="1200"><rect x="-100" y="-100" width="1000" height="1200" fill="#fff"/>${hl.map((g) => `<path d="${smooth(g.map(P))}" fill="none" stroke="#000" stroke-width="${style === 'man' ? 5 : 8}" stroke-linecap="round" filter="url(#s3)" opacity=".7"/>`).join('')}</mask>`
    : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" role="img" aria-label="${label}">
<defs><linearGradient id="bg" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${bg[0]}"/><stop offset="1" stop-color="${bg[1]}"/></linearGradient><linearGradient id="ar" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset="1" stop-color="#fff" stop-opacity=".08"/></linearGradient>
<linearGradient id="sk" gradientUnits="userSpaceOnUse" x1="${P([-36, 0])[0]}" y1="${P([0, 4])[1]}" x2="${P([42, 0])[0]}" y2="${P([0, 78])[1]}"><stop offset="0" stop-color="${K[0]}"/><stop offset=".52" stop-color="${K[1]}"/><stop offset="1" stop-color="${mix(K[1], K[2], 0.62)}"/></linearGradient>
<linearGradient id="bd" gradientUnits="userSpaceOnUse" x1="${P([-60, 0])[0]}" y1="${P([0, 100])[1]}" x2="${P([70, 0])[0]}" y2="${P([0, 150])[1]}"><stop offset="0" stop-color="${mix(K[0], K[1], 0.45)}"/><stop offset="1" stop-color="${mix(K[1], K[2], 0.6)}"/></linearGradient>
<linearGradient id="cl" x1="0" y1="0" x2="1" y2=".9"><stop offset="0" stop-color="${c1}"/><stop offset=".5" stop-color="${cloth}"/><stop offset="1" stop-color="${c2}"/></linearGradient>
<radialGradient id="ck"><stop offset="0" stop-color="${K[3]}" stop-opacity=".42"/><stop offset=".5" stop-color="${K[3]}" stop-opacity=".2"/><stop offset="1" stop-color="${K[3]}" stop-opacity="0"/></radialGradient>
${[
  ['s05', 0.5],
  ['s1', 1.1],
  ['s2', 2.2],
  ['s3', 3.6],
  ['s4', 5.5],
  ['s6', 12],
  ['s8', 22],
]
  .map(
    ([i, d]) =>
      `<filter id="${i}" x="-100%" y="-150%" width="300%" height="400%"><feGaussianBlur stdDeviation="${d}"/></filter>`,
  )
  .join('')}
<filter id="sw" filterUnits="userSpaceOnUse" x="-40" y="680" width="880" height="360"><feGaussianBlur stdDeviation="12"/></filter>
<filter id="gr" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 0 .28  0 0 0 0 .18  0 0 0 0 .16  0 0 0 .55 -.2"/></filter>
<clipPath id="fc"><path d="${faceD}"/></clipPath><clipPath id="bz"><path d="${smooth(
    outline.map(([x, y]) => P([x * 1.02, y * 1.03 - 1])),
    1 / 6,
    true,
  )}"/></clipPath><clipPath id="nc"><path d="${neck}"/></clipPath><clipPath id="cc"><path d="${cd}"/></clipPath>${maskd}</defs>
<rect width="${W}" height="${H}" fill="url(#bg)"/><path d="M104 1000V404a296 296 0 0 1 592 0V1000Z" fill="url(#ar)"/><path d="M84 1000V404a316 316 0 0 1 632 0V1000" fill="none" stroke="${brass}" stroke-width="2.2" opacity=".8"/>
<path d="M${b(-shl, 150)} C${b(-60, 90)} ${b(-70, 0)} ${b(0, -40)} C${b(70, 0)} ${b(80, 90)} ${b(shl + 20, 150)} L${b(shl + 30, 230)} L${b(-shl, 230)}Z" fill="${mix(bg[1], '#3a1a1a', 0.5)}" opacity=".2" filter="url(#s8)" transform="translate(22 14)"/>
<g transform="${rot}">${back}${hijBack}</g>
<path d="${neck}" fill="url(#bd)"/>
<g clip-path="url(#nc)"><path d="M${p([-28, 62])} C${p([-24 + cs, 88])} ${p([-10 + cs, 108])} ${p([6 + cs, 110])} C${p([20 + cs, 109])} ${p([28, 100])} ${p([34, 62])}Z" fill="${mix(K[2], '#3a1512', 0.3)}" opacity=".62" filter="url(#s6)" transform="translate(8 8)"/>
<path d="M${b(nw + 1, 92)} L${b(nw - 5, 96)} C${b(nw - 6, 108)} ${b(nw - 3, 118)} ${b(nw + 16, 126)} L${b(nw + 18, 116)}Z" fill="${K[2]}" opacity=".4" filter="url(#s4)"/>
<path d="M${b(-12, 112)} C${b(-8, 119)} ${b(-4, 126)} ${b(-1.5, 133)} M${b(14, 112)} C${b(10, 119)} ${b(6, 126)} ${b(4, 133)}" fill="none" stroke="${K[2]}" stroke-width="6" opacity=".32" filter="url(#s4)"/>
<path d="M${b(-44, 133)} C${b(-28, 130)} ${b(-12, 134)} ${b(-3, 138)} M${b(46, 133)} C${b(30, 130)} ${b(15, 134)} ${b(6, 138)}" fill="none" stroke="${K[2]}" stroke-width="7" opacity=".3" filter="url(#s4)"/></g>
<path d="${cd}" fill="none" stroke="${mix(K[2], '#2a0f10', 0.4)}" stroke-width="10" opacity=".3" filter="url(#s4)" clip-path="url(#nc)"/>
<path d="${cd}" fill="url(#cl)"/><g clip-path="url(#cc)">${extra}${wr(`M${b(-shl + 8, 146)} C${b(-shl - 2, 164)} ${b(-shl, 190)} ${b(-shl + 4, 220)}`, 24, '#fff', 0.13)}${wr(`M${b(shl - 14, 150)} C${b(shl - 22, 176)} ${b(shl - 20, 200)} ${b(shl - 16, 224)}`, 34, c2, 0.5)}${wr(`M${b(-shl + 22, 168)} C${b(-shl + 18, 186)} ${b(-shl + 20, 205)} ${b(-shl + 22, 222)}`, 16, c2, 0.45)}${wr(`M${b(-46, 140)} C${b(-30, 160)} ${b(-22, 186)} ${b(-24, 214)}`, 12, c2, 0.3)}${wr(`M${b(44, 142)} C${b(34, 166)} ${b(30, 190)} ${b(34, 214)}`, 14, c2, 0.32)}${wr(`M${b(-40, 146)} C${b(-24, 166)} ${b(-16, 190)} ${b(-18, 214)}`, 8, '#fff', 0.12)}</g>
<g transform="${rot}">
${ears[0] ? earS(-1) : ''}${ears[1] ? earS(1) : ''}
<path d="${faceD}" fill="url(#sk)"/>
<g clip-path="url(#fc)">
<path d="M${p([46, -20])} L${q(20, -14)} C${q(29, 6)} ${q(29, 34)} ${q(27, 52)} C${q(24, 70)} ${q(17, 86)} ${p([4 + cs, 102])} L${p([48, 106])}Z" fill="${K[2]}" opacity=".42" filter="url(#s6)"/>
<path d="M${p([-44, 78])} C${p([-24 + cs, 95])} ${p([12 + cs, 101])} ${p([40, 74])} L${p([40, 110])} L${p([-44, 110])}Z" fill="${K[2]}" opacity=".36" filter="url(#s6)"/>
<path d="M${q(-35, 50)} C${q(-28, 58)} ${q(-20, 64)} ${q(-16, 72)} C${q(-22, 76)} ${q(-28, 72)} ${p([-36, 64])}Z" fill="${K[2]}" opacity=".2" filter="url(#s6)"/>
<ellipse cx="${Q(-20, 0)[0]}" cy="${P([0, ly(57)])[1]}" rx="${13 * S}" ry="${10 * S}" fill="url(#ck)"/><ellipse cx="${Q(21, 0)[0]}" cy="${P([0, ly(57)])[1]}" rx="${11.5 * S}" ry="${10 * S}" fill="url(#ck)"/><ellipse cx="${Q(0, 0, 8)[0]}" cy="${P([0, ly(59)])[1]}" rx="${7 * S}" ry="${6 * S}" fill="url(#ck)" opacity=".8"/>
<ellipse cx="${Q(-8, 0)[0]}" cy="${P([0, 12])[1]}" rx="${14 * S}" ry="${8 * S}" fill="${mix(K[0], '#fff8f0', 0.6)}" opacity="${f(0.3 * hk)}" filter="url(#s6)"/>
<ellipse cx="${Q(-21, 0)[0]}" cy="${P([0, ly(51.5)])[1]}" rx="${8 * S}" ry="${5 * S}" fill="${mix(K[0], '#fff8f0', 0.6)}" opacity="${f((0.13 + 0.06 * smile) * hk)}" filter="url(#s6)" transform="rotate(-14 ${Q(-21, 0)[0]} ${P([0, 51])[1]})"/>
<ellipse cx="${P([cs - 3, 0])[0]}" cy="${P([0, ly(92)])[1]}" rx="${6 * S}" ry="${3.4 * S}" fill="${mix(K[0], '#fff8f0', 0.5)}" opacity="${f(0.24 * hk)}" filter="url(#s4)"/>
${shadow.map((g) => `<path d="${smooth(g.map(P))}" fill="none" stroke="${mix(K[2], '#2a0f10', 0.4)}" stroke-width="22" opacity=".4" filter="url(#s6)"/>`).join('')}
${fk}${nasol}</g>
${noseS}${eyeS(-1)}${eyeS(1)}${browS(-1)}${browS(1)}
${beardS}${mouthS}
${age > 0.5 ? `<g fill="none" stroke="${K[2]}" stroke-width="2.4" opacity=".22" filter="url(#s1)" stroke-linecap="round"><path d="M${q(-14, 17)} C${q(-5, 15.4)} ${q(5, 15.4)} ${q(13, 17)}"/><path d="M${q(-11, 22)} C${q(-4, 20.8)} ${q(4, 20.8)} ${q(10, 22)}"/></g>` : ''}
${hl.length ? `<g mask="url(#hm)">${front}</g>` : front}${hijFront ? hijFront : ''}
${
  earring
    ? [-1, 1]
        .filter((k) => !(k * sn > 0 && Math.abs(turn) > 9) || style === 'bun')
        .map(earr)
        .join('')
    : ''
}${over}${glS}
</g>
${style === 'hijab' ? '</g>'.repeat(0) : ''}
<rect width="${W}" height="${H}" filter="url(#gr)" opacity="${grain}"/></svg>`;
  return svg.replace(/\n+/g, '\n');
}
export const team = [
  {
    id: 'team-01',
    skin: 'rose',
    hair: 'aubergine',
    style: 'waves',
    bg: ['#f1e2d6', '#d9b2a2'],
    cloth: '#2b1d23',
    neckline: 'blazer',
    seed: 5,
    turn: 11,
    tilt: -4,
    part: 9,
    lip: '#a8434f',
    iris: '#6a4526',
    shadowc: '#9a5a58',
    mouth: { smile: 0.75, teeth: 0.75, mw: 1.02 },
    label: 'Portrait of a stylist with long aubergine waves and a dark blazer, smiling',
  },
  {
    id: 'team-02',
    skin: 'umber',
    hair: 'softblack',
    style: 'afro',
    bg: ['#efe4d6', '#cbb096'],
    cloth: '#efe4d8',
    neckline: 'boat',
    seed: 9,
    turn: -10,
    tilt: 4,
    lip: '#8e3a44',
    iris: '#2c1a12',
    w: 0.98,
    jaw: 0.98,
    chin: 1.08,
    earring: 1,
    nose: { nwid: 1.22, bridge: 0.85 },
    mouth: { smile: 0.9, teeth: 1, mw: 1.08, full: 1.25 },
    eye: { size: 1.03, tl: 1.2 },
    brow: { th: 1.15, arch: 3.2 },
    label: 'Portrait of a colourist with natural curls and brass hoops, smiling broadly',
  },
  {
    id: 'team-03',
    skin: 'porcelain',
    hair: 'silver',
    style: 'bob',
    bg: ['#ece4e6', '#c7abb2'],
    cloth: '#6d2439',
    neckline: 'turtle',
    seed: 12,
    turn: 9,
    tilt: -2,
    age: 1,
    lip: '#a34a55',
    iris: '#5b7484',
    glasses: 1,
    jaw: 1.05,
    chin: 1.1,
    w: 1.0,
    eye: { size: 0.94, up: 3.7, tl: 0.2 },
    brow: { th: 0.8, arch: 3, by: 30.8, col: '#8d8485' },
    nose: { nwid: 1.05, ny: 62.5 },
    mouth: { smile: 0.7, full: 0.78, mw: 1.0 },
    label: 'Portrait of a senior stylist with a silver bob, brass glasses and a mulberry turtleneck',
  },
  {
    id: 'team-04',
    skin: 'olive',
    hair: 'espresso',
    style: 'man',
    bg: ['#e8e2d6', '#b7a98f'],
    cloth: '#38403c',
    neckline: 'crew',
    seed: 17,
    turn: -9,
    tilt: 2,
    beard: 1,
    lip: '#a5625a',
    iris: '#4a2f1b',
    w: 1.03,
    jaw: 1.16,
    chin: 1.34,
    neckw: 1.28,
    sh: 1.1,
    len: 1.03,
    eye: { size: 0.93, up: 3.4, tl: 0.5, ey: 42 },
    brow: { th: 1.65, arch: 1.9, by: 33, slope: 0.7 },
    nose: { nwid: 1.14, ny: 63, bridge: 1.15 },
    mouth: { smile: 0.5, full: 0.72, mw: 1.02, my: 78.4 },
    label: 'Portrait of a barber and stylist with short dark hair and a trimmed beard',
  },
  {
    id: 'team-05',
    skin: 'amber',
    hair: 'softblack',
    style: 'hijab',
    hijab: ['#8d5566', '#5f2f42'],
    bg: ['#f0dcd4', '#cf9f94'],
    cloth: '#3d2430',
    neckline: 'crew',
    seed: 21,
    turn: 8,
    tilt: -3,
    lip: '#9c4a4c',
    iris: '#3a2415',
    w: 0.98,
    chin: 1.02,
    eye: { size: 1.06, up: 4.4, tl: 1.7, wing: 0.5 },
    brow: { th: 1.25, arch: 3.6 },
    nose: { nwid: 1.02 },
    mouth: { smile: 0.65, full: 1.08, mw: 0.98 },
    shadowc: '#6a3038',
    label: 'Portrait of a make-up artist wearing a plum headscarf with a brass pin',
  },
  {
    id: 'team-06',
    skin: 'porcelain',
    hair: 'copper',
    style: 'crop',
    bg: ['#e7e8df', '#aeb7a3'],
    cloth: '#efe6da',
    neckline: 'shirt',
    seed: 23,
    turn: -11,
    tilt: 5,
    freckles: 1,
    iris: '#55744f',
    lip: '#b9625f',
    w: 0.95,
    jaw: 0.95,
    chin: 0.86,
    len: 0.97,
    earring: 2,
    eye: { size: 1.05, up: 4.3, lo: 3.1, tl: 0.7 },
    brow: { th: 0.95, arch: 2.8, col: '#8a4a26' },
    nose: { nwid: 0.92, ny: 60, tipr: 1.1 },
    mouth: { smile: 0.85, teeth: 0.8, mw: 0.98, full: 0.85 },
    label: 'Portrait of a nail artist with a copper pixie cut and freckles, laughing',
  },
  {
    id: 'team-07',
    skin: 'rose',
    hair: 'black',
    style: 'lob',
    bg: ['#efe6dc', '#c9b3a2'],
    cloth: '#7b8a78',
    neckline: 'v',
    seed: 31,
    turn: 10,
    tilt: -3,
    part: -6,
    w: 1.04,
    jaw: 0.97,
    chin: 0.94,
    len: 0.96,
    lip: '#b2545c',
    iris: '#2e1a12',
    eye: { size: 1.0, up: 3.2, lo: 2.4, tl: 1.9, mono: 1, ey: 42 },
    brow: { th: 1.05, arch: 2, by: 31.4, slope: 0.3 },
    nose: { nwid: 1.04, bridge: 0.6, ny: 61 },
    mouth: { smile: 0.6, full: 1, mw: 0.94 },
    label: 'Portrait of a brow and lash specialist with a sleek black lob',
  },
  {
    id: 'team-08',
    skin: 'ebony',
    hair: 'softblack',
    style: 'braids',
    bg: ['#f0dccb', '#c78f74'],
    cloth: '#5a2336',
    neckline: 'boat',
    seed: 37,
    turn: -9,
    tilt: -4,
    part: -5,
    lip: '#7d3440',
    iris: '#24140d',
    w: 0.97,
    jaw: 1.0,
    chin: 1.0,
    len: 1.02,
    eye: { size: 1.04, up: 4.3, tl: 1.6, wing: 0.3 },
    brow: { th: 1.2, arch: 3.9 },
    nose: { nwid: 1.26, bridge: 0.8 },
    mouth: { smile: 0.6, full: 1.3, mw: 1.04 },
    shadowc: '#8a4a34',
    label: 'Portrait of a braid specialist with long box braids and a mulberry top',
  },
  {
    id: 'team-09',
    skin: 'tan',
    hair: 'chestnut',
    style: 'bun',
    bg: ['#efe0d9', '#c9a3a0'],
    cloth: '#2c3a3d',
    neckline: 'v',
    seed: 41,
    turn: 8,
    tilt: 4,
    w: 1.1,
    jaw: 1.14,
    chin: 1.3,
    len: 0.95,
    neckw: 1.12,
    sh: 1.07,
    age: 0.35,
    lip: '#a64b4c',
    iris: '#5b3d20',
    earring: 1,
    eye: { size: 1.0, tl: 0.9 },
    brow: { th: 1.1, arch: 2.9 },
    nose: { nwid: 1.08, ny: 60.6 },
    mouth: { smile: 0.95, teeth: 0.9, mw: 1.1, full: 1 },
    label: 'Portrait of a massage and skin therapist with a top bun and brass hoops, smiling',
  },
];
