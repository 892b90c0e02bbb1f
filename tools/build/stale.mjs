import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Tests and documents live next to the code and are not part of its build. */
const isBuilt = (file) => !/[.-]spec\.tsx?$|\.md$/.test(file);

/** The files of an input, a file or a folder, by their paths from the root. */
function filesOf(root, input) {
  if (statSync(path.join(root, input)).isFile()) return [input];
  return readdirSync(path.join(root, input), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isBuilt(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

/** The hash of the names and contents of all inputs. Throws when an input is not there. */
function hashOf(root, { inputs }) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesOf(root, input)).toSorted()) {
    const content = createHash('sha256').update(readFileSync(path.join(root, file)));
    hash.update(`${file}\0${content.digest('hex')}\n`);
  }
  return hash.digest('hex');
}

/** True if this part was never built, or only partly: an interrupted build leaves no stamp. */
export const isMissing = (root, { outputs, stamp }) =>
  [...outputs, stamp].some((file) => !existsSync(path.join(root, file)));

/**
 * True if this part is missing, or was built from other inputs. File times are not compared: `git checkout` changes
 * them.
 */
export const isStale = (root, part) =>
  isMissing(root, part) || readFileSync(path.join(root, part.stamp), 'utf8') !== hashOf(root, part);

/**
 * Builds a part. The stamp is removed first and written last, with the hash from before the build: a build that was
 * interrupted, failed, or ran while a source changed is stale the next time.
 *
 * @returns whether it was built
 */
export async function build(root, { stamp, commands, ...part }) {
  const file = path.join(root, stamp);
  rmSync(file, { force: true });
  const hash = hashOf(root, part);
  for (const command of commands) if (!(await succeeds(root, command))) return false;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, hash);
  return true;
}

/**
 * Everything that a build prints goes to standard error, so that it is not part of the output of `npm run
 * parlour`.
 */
async function succeeds(root, [program, ...args]) {
  const file = program === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', program);
  const [status] = await once(spawn(file, args, { cwd: root, stdio: ['ignore', 2, 2] }), 'exit');
  return status === 0;
}
