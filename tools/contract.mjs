// Writes the contract between API and web app: api/openapi.json from the built server and its code, then the web app's
// types from it. With --check it writes nothing and fails when a committed file is stale.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { problemCodes } from './contract/problem-codes.mjs';
import { lint } from './contract/lint.mjs';
import { mistakesIn } from './contract/rules.mjs';

const CONTRACT = 'api/openapi.json';
const TYPES = 'web/src/api/schema.gen.ts';

const isCheck = process.argv.includes('--check');

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
const printed = execFileSync('node', ['dist/api/openapi.js'], {
  input: JSON.stringify(problemCodes(process.cwd())),
  encoding: 'utf8',
  maxBuffer: 1 << 26,
});
const contract = `${JSON.stringify(sorted(JSON.parse(printed)), null, 2)}\n`;
const types = `// Generated from api/openapi.json by \`npm run contract\`. Never edited.\n${astToString(
  await openapiTypescript(JSON.parse(contract), { defaultNonNullable: false }),
)}`;

const mistakes = [...mistakesIn(JSON.parse(contract)), ...(await lint(contract))];
for (const mistake of mistakes) console.error(`The contract: ${mistake}.`);
if (mistakes.length > 0) process.exit(1);

if (isCheck) {
  const stale = [
    [CONTRACT, contract],
    [TYPES, types],
  ].filter(([file, fresh]) => readFileSync(file, 'utf8') !== fresh);
  for (const [file] of stale) console.error(`${file} is stale: run "npm run contract" and commit it.`);
  process.exit(stale.length ? 1 : 0);
}
writeFileSync(CONTRACT, contract);
writeFileSync(TYPES, types);
