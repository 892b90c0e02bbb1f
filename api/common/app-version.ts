import { existsSync, readFileSync } from 'node:fs';

/** The version in package.json, which is in a different place relative to the sources and to the built app. */
export function appVersion(): string {
  let file = new URL('package.json', import.meta.url);
  while (!existsSync(file)) file = new URL('../package.json', file);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}
