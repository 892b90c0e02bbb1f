import { spawnSync } from 'node:child_process';
import { foreignIn } from '../lint/plain-english.mjs';

/** Subjects of the commits that `main` does not have yet; empty outside a repository. */
function subjectsIn(root) {
  const { status, stdout } = spawnSync('git', ['log', '--format=%s', 'main..HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

/** Finds phrases in the commit subjects of a change that a native editor would change. */
export const foreignSubjects = (root) =>
  subjectsIn(root).flatMap((subject) =>
    foreignIn(subject, 'subject').map((fault) => `commit “${subject}”: ${fault}`),
  );
