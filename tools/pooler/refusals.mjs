import { run } from '../run-built.mjs';

/** Runs a start that must fail with one sentence: returns that sentence and any mistakes. */
export function refusedStart(settings, wanted) {
  const { status, stdout, stderr, seconds } = run('main', [], settings);
  const said = `${stdout}${stderr}`.trim().split('\n');
  const isRefused = status === 78 && said.length === 1 && wanted.test(said[0]);
  return {
    line: `exit code ${status} after ${seconds.toFixed(1)} s: ${said.at(-1)}`,
    faults: isRefused ? [] : [`a start that had to be refused was not: ${said.join(' / ')}`],
  };
}
