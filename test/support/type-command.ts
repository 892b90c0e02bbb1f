import { spawnSync } from 'node:child_process';

/** Runs a command of the built program and waits for its end. */
export function parlour(words: string[], variables: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/api/cli.js', ...words], {
    env: { PATH: process.env.PATH, DEMO: '1', DEMO_HISTORY: '0', ...variables },
    encoding: 'utf8',
  });
  return { exitCode: status, stdout, stderr };
}
