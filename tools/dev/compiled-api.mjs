import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformFile } from '@swc/core';

/** Apart from dist/api, so that `npm run parlour` and `npm start` never meet half a change. The web app is next to both. */
const COMPILED = 'dist/dev-api';
export const MAIN = `${COMPILED}/main.js`;

/**
 * The settings of tsconfig.json for `nest build`. SWC compiles a file in a millisecond or two, and does not
 * check types.
 */
const OPTIONS = {
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'nodenext' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
};

const CONTRACT = 'api/openapi.json';

/** True if this file is part of the running API. */
export const isOfApi = (file) =>
  file === CONTRACT || (/^api\/.*\.ts$/.test(file) && !file.endsWith('.spec.ts'));

const targetOf = (file) => file.replace(/^api/, COMPILED).replace(/\.ts$/, '.js');

/** Compiles the whole API again. */
export async function compileAll() {
  rmSync(COMPILED, { recursive: true, force: true });
  const files = readdirSync('api', { recursive: true }).map((file) => path.join('api', file));
  await Promise.all(files.filter(isOfApi).map(compile));
}

/**
 * Compiles one file as it is now, or forgets it if it was deleted. Throws an error that names the place of a
 * mistake.
 */
export async function compile(file) {
  const target = targetOf(file);
  mkdirSync(path.dirname(target), { recursive: true });
  if (!existsSync(file)) rmSync(target, { force: true });
  else if (file === CONTRACT) copyFileSync(file, target);
  else writeFileSync(target, (await transformFile(file, OPTIONS)).code);
}
