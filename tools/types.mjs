// Checks the types of the server, the tests, the tools and the web app with TypeScript's native compiler, in a quarter of
// the time of the one in JavaScript. ESLint and Nest's build still need that one for its API.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PROGRAMS = { api: 'tsconfig.json', test: 'test', tools: 'tools', web: 'web' };

const results = Object.entries(PROGRAMS).map(([name, project]) =>
  spawnSync(
    process.execPath,
    [
      'node_modules/typescript-native/bin/tsc',
      // One at a time checks less twice than four, and as fast where another check runs beside it.
      ...[
        '--noEmit',
        '--checkers',
        '1',
        '--incremental',
        '--tsBuildInfoFile',
        `node_modules/.cache/types/${name}`,
      ],
      ...['--project', project],
    ],
    { cwd: ROOT, stdio: 'inherit' },
  ),
);
process.exitCode = results.every(({ status }) => status === 0) ? 0 : 1;
