export function rng(seed) {
  let s = seed >>> 0;
  return () => {
    s |= 0;
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
export const lerp = (a, b, t) => a + (b - a) * t;
export const gauss = (r) => {
  let u = 0;
  for (let i = 0; i < 6; i++) u += r();
  return (u - 3) / 1.2;
};
// Catmull-Rom through points -> cubic bezier path
export function smooth(p, k = 1 / 6, closed = false) {
  const n = p.length,
    g = (i) => (closed ? p[(i + n) % n] : p[Math.max(0, Math.min(n - 1, i))]);
  let d = `M${f(p[0][0])} ${f(p[0][1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = g(i - 1),
      b = g(i),
      c = g(i + 1),
      e = g(i + 2);
    d += `C${f(b[0] + (c[0] - a[0]) * k)} ${f(b[1] + (c[1] - a[1]) * k)} ${f(c[0] - (e[0] - b[0]) * k)} ${f(c[1] - (e[1] - b[1]) * k)} ${f(c[0])} ${f(c[1])}`;
  }
  return d + (closed ? 'Z' : '');
}
export const f = (x) => {
  const s = (Math.round(x * 10) / 10).toString();
  return s;
};
export function hex2(h) {
  h = h.slice(1);
  return [0, 2, 4].map((i) => parseInt(h.slice(i, i + 2), 16));
}
export const mix = (a, b, t) => {
  const A = hex2(a),
    B = hex2(b);
  return (
    '#' +
    A.map((v, i) =>
      Math.round(lerp(v, B[i], t))
        .toString(16)
        .padStart(2, '0'),
    ).join('')
  );
};
export function ramp(stops, t) {
  t = Math.max(0, Math.min(0.9999, t)) * (stops.length - 1);
  const i = Math.floor(t);
  return mix(stops[i], stops[i + 1], t - i);
}

// A face from the side, looking left, from the hairline to below the chin; what is worn begins there.
export const PROFILE = [
  [31, -1],
  [24.5, 8],
  [21.6, 17],
  [21.2, 25],
  [22.4, 30.5],
  [24.6, 35.2],
  [22.8, 41],
  [18.6, 47.5],
  [13.6, 53.8],
  [10.2, 57.6],
  [9.7, 60.2],
  [12.2, 62.4],
  [16.6, 63.6],
  [19.2, 64.9],
  [18.6, 68],
  [16.4, 70.8],
  [14.9, 73.2],
  [15.6, 75.2],
  [19.4, 76.9],
  [16.6, 78.6],
  [15.7, 81],
  [17.2, 83.6],
  [20.4, 85.8],
  [20.6, 88.4],
  [18.9, 91.6],
  [18.7, 95],
  [20.6, 98.8],
  [24.6, 101.6],
  [31, 103.2],
  [38, 105],
  [44.5, 108.2],
  [48.4, 113],
  [49.6, 120],
  [49.4, 130],
  [47, 141],
  [41, 150],
  [30, 157],
];

// Smooth chance along a line, made of 64 values of `r`.
export function noise(r) {
  const v = Array.from({ length: 64 }, () => r());
  return (x) => {
    const i = Math.floor(x),
      t = x - i,
      e = t * t * (3 - 2 * t);
    return lerp(v[((i % 64) + 64) % 64], v[(((i + 1) % 64) + 64) % 64], e);
  };
}
