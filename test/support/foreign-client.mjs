// A third-party program: generates a client from the contract with a generator that is not ours, checks its types, and
// books the first free time of a day with it. Prints the reference of the booking. node foreign-client.mjs CONTRACT
// FOLDER ORIGIN SERVICE DAY EMAIL PASSWORD
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import ts from 'typescript';

const [contract, folder, ...story] = process.argv.slice(2);

/** Types are the test: an answer that might be a problem has no reference, and a number is no text. */
const STORY = `
import { createClient } from './client/index.js';
import { createBooking, holdTime, issueToken, logIn, showDay } from './sdk.gen.js';

declare const process: { argv: string[] };
const [baseUrl = '', serviceId = '', day = '', email = '', password = ''] = process.argv.slice(2);
const client = createClient({ baseUrl });

const loggedIn = await logIn({ client, body: { email, password } });
if (!loggedIn.data) throw new Error(loggedIn.error.code);
const cookie = (loggedIn.response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

const issued = await issueToken({ client, path: { email }, body: { email }, headers: { cookie } });
if (!issued.data) throw new Error(issued.error.code);
const { token } = issued.data;
client.setConfig({ auth: ({ scheme }) => (scheme === 'bearer' ? token : undefined) });

const free = await showDay({ client, query: { day, services: serviceId } });
if (!free.data) throw new Error(free.error.code);
const startsAt: string = free.data.starts[0] ?? '';

const lines = [{ serviceId }];
const held = await holdTime({ client, body: { lines, startsAt } });
if (!held.data) throw new Error(held.error.code);

const booked = await createBooking({
  client,
  headers: { 'Idempotency-Key': crypto.randomUUID() },
  body: { lines, startsAt, holdId: held.data._id },
});
if (!booked.data) throw new Error(booked.error.alternatives?.join() ?? booked.error.code);
const reference: string = booked.data.reference;
const price: number = booked.data.totalPrice;
console.log(JSON.stringify({ reference, price, startsAt: booked.data.startsAt }));
`;

await createClient({
  input: contract,
  output: { path: folder, importFileExtension: '.js' },
  logs: { level: 'silent' },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
});
writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
writeFileSync(path.join(folder, 'story.ts'), STORY);

const program = ts.createProgram([path.join(folder, 'story.ts')], {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
});
const { diagnostics } = program.emit();
const mistakes = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
if (mistakes.length > 0) {
  const host = {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => folder,
    getNewLine: () => '\n',
  };
  process.stderr.write(ts.formatDiagnostics(mistakes, host));
  process.exit(1);
}
process.stdout.write(execFileSync('node', [path.join(folder, 'story.js'), ...story], { encoding: 'utf8' }));
