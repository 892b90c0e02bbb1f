// Writes the contract between API and web app: api/openapi.json from the built server, then the web app's types
// from it. With --check it writes nothing and fails when a committed file is stale.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTypescript, { astToString } from 'openapi-typescript';

const CONTRACT = 'api/openapi.json';
const TYPES = 'web/src/api/schema.gen.ts';

const sorted = (value) => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
};

execFileSync('npm', ['run', '--silent', 'build:api'], { stdio: ['ignore', 'ignore', 'inherit'] });
const printed = execFileSync('node', ['dist/api/openapi.js'], { encoding: 'utf8', maxBuffer: 1 << 26 });
const contract = `${JSON.stringify(sorted(JSON.parse(printed)), null, 2)}\n`;
const types = `// Generated from api/openapi.json by \`npm run contract\`. Never edited.\n${astToString(
  await openapiTypescript(JSON.parse(contract), { defaultNonNullable: false }),
)}`;

if (process.argv.includes('--check')) {
  const stale = [
    [CONTRACT, contract],
    [TYPES, types],
  ].filter(([file, fresh]) => readFileSync(file, 'utf8') !== fresh);
  for (const [file] of stale) console.error(`${file} is stale: run "npm run contract" and commit it.`);
  process.exit(stale.length ? 1 : 0);
}
writeFileSync(CONTRACT, contract);
writeFileSync(TYPES, types);
