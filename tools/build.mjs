// Builds the parts that are stale: the words first, because both others contain them, then the server and the web app
// at the same time. `node tools/build.mjs api` builds only the server, or any other part that is named.
import { fileURLToPath } from 'node:url';
import { PARTS } from './build/parts.mjs';
import { build, isStale } from './build/stale.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Returns whether the part is up to date at the end. */
async function bringUpToDate(name) {
  if (!isStale(ROOT, PARTS[name])) return true;
  const startedAt = performance.now();
  console.error(`Building ${name} …`);
  const isBuilt = await build(ROOT, PARTS[name]);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.error(isBuilt ? `Built ${name} in ${seconds} s.` : `Building ${name} failed.`);
  return isBuilt;
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in PARTS));
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')} to build.`);
const names = named.length > 0 ? named : Object.keys(PARTS);
const wordsAreFine = !names.includes('words') || (await bringUpToDate('words'));
const others = wordsAreFine ? names.filter((name) => name !== 'words').map(bringUpToDate) : [];
const areFine = await Promise.all(others);
if (!wordsAreFine || !areFine.every(Boolean)) process.exitCode = 1;
