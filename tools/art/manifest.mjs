import sharp from 'sharp';
import fs from 'node:fs';
sharp.concurrency(1);
const O = process.env.OUT || new URL('../../web/public/pictures', import.meta.url).pathname;
const { team } = await import('./portrait.mjs');
const { looks } = await import('./look.mjs');
const meta = {};
for (const t of team)
  meta[t.id] = {
    alt: t.label,
    use: 'Team page and staff picker; default picture of a professional until the owner uploads a photo',
    aspect: '4:5',
    made: 'svg',
  };
for (const l of looks)
  meta[l.id] = { alt: l.label, use: 'Portfolio grid (demo look)', aspect: '4:5', made: 'svg' };
const S = {
  'haircut-styling': ['Hairdressing scissors and a comb beside a brown lock of hair', 'Haircut & styling'],
  balayage: [
    'Lock of hair melting from dark brown to blonde, with a tint bowl and brush',
    'Balayage / colour',
  ],
  'blow-dry': ['Mulberry hair dryer, round brush and a lock of hair', 'Blow-dry'],
  'keratin-treatment': ['Glossy straight hair, a dropper bottle and a comb', 'Keratin treatment'],
  'gel-manicure': ['Four bottles of nail lacquer on marble', 'Gel manicure'],
  'spa-pedicure': ['Bowl of water with petals, warm stones, towels and a candle', 'Spa pedicure'],
  'bridal-make-up': ['Nude lipstick, blush compact, pearls and brushes in ivory', 'Bridal make-up'],
  'evening-make-up': ['Mulberry lipstick, eye-shadow palette and brushes in dark light', 'Evening make-up'],
  facial: ['Open cream jar, serum bottle and jade roller', 'Facial'],
  'brow-lash': ['False lashes, brow brush, pencil and brass tweezers', 'Brow & lash'],
  waxing: ['Pot of honey wax with a wooden spatula, wax beads and a towel', 'Waxing'],
  massage: ['Stacked hot stones, massage oil, candle and rolled towels', 'Massage'],
};
for (const [k, [alt, n]] of Object.entries(S))
  meta['service-' + k] = { alt, use: `Service card and service page: ${n}`, aspect: '3:2', made: 'blender' };
for (const t of ['light', 'night']) {
  meta['hero-' + t] = {
    alt: 'Profile of a woman with long flowing hair in front of an arch',
    use: `Home hero, ${t} theme, desktop; the left 40 % is free for the headline (decorative: alt may be empty)`,
    aspect: '16:9',
    made: 'svg',
  };
  meta['hero-mobile-' + t] = {
    alt: 'Profile of a woman with long flowing hair',
    use: `Home hero, ${t} theme, below 720 px`,
    aspect: '4:5',
    made: 'svg',
  };
  meta['og-card-' + t] = {
    alt: 'BEAUTY SALON FOR EVERY WOMEN, profile of a woman with flowing hair',
    use: 'og:image and twitter:image (use the JPEG)',
    aspect: '1200:630',
    made: 'svg',
  };
}
meta['salon-interior'] = {
  alt: 'Salon with arched mirrors, brass frames and mulberry chairs',
  use: 'Visit-us band and contact page',
  aspect: '16:9',
  made: 'blender',
};
meta['salon-interior-night'] = {
  alt: 'Salon with arched mirrors in evening light',
  use: 'Visit-us band, night theme',
  aspect: '16:9',
  made: 'blender, graded',
};
const svgs = {
  'favicon.svg': ['', 'Browser tab icon (adapts to dark tabs)'],
  'app-icon.svg': ['', 'App icon source'],
  'app-icon-maskable.svg': ['', 'PWA maskable icon source'],
  'mark.svg': ['', 'One-colour brand mark (currentColor)'],
  'rating-stars.svg': ['', 'Five filled stars, light theme; clip to width for fractions'],
  'rating-stars-night.svg': ['', 'Five filled stars, night theme'],
  'rating-stars-outline.svg': ['', 'Five outlined stars to lay underneath'],
  'star.svg': ['', 'Single star (currentColor)'],
  'empty-state.svg': ['An empty salon chair in front of an arched mirror', 'Empty states, light'],
  'empty-state-night.svg': ['An empty salon chair in front of an arched mirror', 'Empty states, night'],
};
const files = fs.readdirSync(O);
const out = [];
for (const [base, m] of Object.entries(meta)) {
  const mine = files.filter(
    (f) => f.startsWith(base + '-') && /^\d+\.(avif|webp|jpg)$/.test(f.slice(base.length + 1)),
  );
  if (!mine.length) {
    console.log('MISSING', base);
    continue;
  }
  const widths = [...new Set(mine.map((f) => +f.match(/-(\d+)\.\w+$/)[1]))].sort((a, b) => a - b),
    formats = [...new Set(mine.map((f) => f.split('.').pop()))];
  const w0 = widths[0];
  const im = sharp(`${O}/${base}-${w0}.webp`);
  const md = await im.metadata();
  const { dominant } = await sharp(`${O}/${base}-${w0}.webp`).stats();
  const px = await sharp(`${O}/${base}-${w0}.webp`)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const hex = (a) => '#' + a.map((v) => v.toString(16).padStart(2, '0')).join('');
  out.push({
    base,
    widths,
    formats,
    pattern: `${base}-{width}.{format}`,
    aspect: m.aspect,
    ratio: +(md.width / md.height).toFixed(4),
    alt: m.alt,
    use: m.use,
    dominantColor: hex([dominant.r, dominant.g, dominant.b]),
    averageColor: hex([...px]),
    madeWith: m.made,
  });
}
for (const [f, [alt, use]] of Object.entries(svgs))
  if (files.includes(f))
    out.push({
      base: f.replace('.svg', ''),
      file: f,
      formats: ['svg'],
      widths: [],
      aspect: (fs.readFileSync(`${O}/${f}`, 'utf8').match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/) || [])
        .slice(1)
        .join(':'),
      alt,
      use,
      dominantColor: /star/.test(f) ? '#a8741a' : '#7a2540',
      madeWith: 'svg',
    });
fs.writeFileSync(
  `${O}/manifest.json`,
  JSON.stringify(
    {
      note: "Demo pictures drawn by the project's own generators (../generators). No photographs, no real people, no third-party art. Pictures stay demo defaults until the owner uploads photos.",
      licence: 'Owned by the project',
      generated: '2026-11-21',
      pictures: out,
    },
    null,
    1,
  ) + '\n',
);
console.log(out.length, 'entries');
