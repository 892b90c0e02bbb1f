import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The libraries that a program asks for by name, and the folders in which it looks for them first. `ldd` would start it.
 *
 * @param {string} program
 */
function linksOf(program) {
  const entries = execFileSync('readelf', ['--dynamic', '--wide', program], { encoding: 'utf8' });
  const values = (/** @type {string} */ kind) =>
    [...entries.matchAll(new RegExp(String.raw`\(${kind}\).*\[(.*)\]`, 'g'))].map(([, value = '']) => value);
  const folders = [...values('RUNPATH'), ...values('RPATH')]
    .flatMap((places) => places.split(':'))
    .map((place) => place.replace('$ORIGIN', path.dirname(program)));
  return { names: values('NEEDED'), folders };
}

/**
 * The names of all libraries of a system that these programs need, without the loader, which has a place of its own. The
 * programs are for any processor.
 *
 * @param {string[]} programs
 * @param {string} folder of the system's libraries
 * @param {string} loader
 * @returns {Set<string>}
 */
export function librariesFor(programs, folder, loader) {
  /** @type {Set<string>} */
  const found = new Set();
  const waiting = [...programs];
  for (let program = waiting.pop(); program !== undefined; program = waiting.pop()) {
    const { names, folders } = linksOf(program);
    for (const name of names) {
      if (name === loader || found.has(name)) continue;
      if (folders.some((own) => existsSync(path.join(own, name)))) continue;
      const library = path.join(folder, name);
      if (!existsSync(library)) throw new Error(`${program} lacks a library: ${name}`);
      found.add(name);
      waiting.push(library);
    }
  }
  return found;
}
