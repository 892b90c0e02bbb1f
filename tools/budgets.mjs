// Weighs what a visitor fetches before a page works and fails when it is over its budget. Run after the build.
// KB are 1,000 bytes, scripts packed with gzip, which is the least a browser of today reads; most get them smaller.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const WEB = 'dist/web';
const manifest = JSON.parse(readFileSync(`${WEB}/.vite/manifest.json`, 'utf8'));
const SHELL = 'index.html';
const DASHBOARD = 'src/app/dashboard.routes.tsx';

/** Everything that is there before the given parts run: they, and what they import, and so on. */
function scriptsOf(parts) {
  const names = new Set(parts);
  for (const name of names) for (const imported of manifest[name].imports ?? []) names.add(imported);
  return [...names].map((name) => manifest[name].file);
}
const gzipped = (files) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(`${WEB}/${file}`), { level: 9 }).length, 0);
const sizes = (folder, pattern) =>
  readdirSync(`${WEB}/${folder}`)
    .filter((file) => pattern.test(file))
    .map((file) => statSync(`${WEB}/${folder}/${file}`).size);

/** KB of script by page; every other page of the dashboard is an admin's. */
const PAGES = { book: 150, login: 125, 'sign-up': 125, 'reset-password': 125 };
const CLIENT_PAGES = ['book', 'booking', 'visit', 'account', 'review'];
const PUBLIC_KB = 130;
const CLIENT_KB = 160;
const ADMIN_KB = 170;

function budgetOf(part) {
  const page = path.basename(part, '.page.tsx');
  if (!part.includes('/dashboard/')) return { parts: [SHELL, part], limit: PAGES[page] ?? PUBLIC_KB };
  return { parts: [SHELL, DASHBOARD, part], limit: CLIENT_PAGES.includes(page) ? CLIENT_KB : ADMIN_KB };
}

const pages = Object.keys(manifest).filter((part) => part.endsWith('.page.tsx'));
if (pages.length < 10)
  throw new Error('tools/budgets.mjs: the build has hardly any pages; is the manifest another one?');

const rows = [
  { what: 'shell', limit: 115, bytes: gzipped(scriptsOf([SHELL])) },
  ...pages.sort().map((part) => {
    const { parts, limit } = budgetOf(part);
    return {
      what: part.slice('src/pages/'.length, -'.page.tsx'.length),
      limit,
      bytes: gzipped(scriptsOf(parts)),
    };
  }),
  { what: 'fonts', limit: 45, bytes: sizes('fonts', /woff2$/).reduce((sum, size) => sum + size, 0) },
  {
    what: 'first picture, largest size',
    limit: 45,
    bytes: Math.max(...sizes('pictures', /^hero-.*\.avif$/)),
  },
].map((row) => ({ ...row, kb: row.bytes / 1000, isOver: row.bytes > row.limit * 1000 }));

for (const { what, kb, limit, isOver } of rows) {
  console.log(`${what.padEnd(28)} ${kb.toFixed(1).padStart(7)} KB of ${limit}${isOver ? '  OVER' : ''}`);
}
process.exit(rows.some(({ isOver }) => isOver) ? 1 : 0);
