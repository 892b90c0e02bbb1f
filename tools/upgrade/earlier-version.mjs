import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

const git = (...words) => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();

/**
 * The version to upgrade from: the last one with a tag; before there is one, the last commit that had fewer migrations.
 */
export function earlierVersion() {
  const [tag] = git('tag', '--merged', 'HEAD', '--sort=-version:refname', '--list', 'v*').split('\n');
  if (tag) return tag;
  const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'api/database/migrations/*.ts');
  return `${added}^`;
}

/**
 * An earlier version, checked out beside this one and built, with the packages of this one.
 *
 * @param {string} commit
 * @returns {{ folder: string, commit: string, remove: () => void }}
 */
export function checkOut(commit) {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'parlour-earlier-')), 'parlour');
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  const remove = () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(path.dirname(folder), { recursive: true, force: true });
  };
  try {
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    execFileSync('npm', ['run', '-s', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    if (!existsSync(path.join(folder, 'dist/api/main.js'))) throw new Error(`${commit} was not built.`);
    return { folder, commit: git('rev-parse', '--short', commit), remove };
  } catch (error) {
    remove();
    throw error;
  }
}
