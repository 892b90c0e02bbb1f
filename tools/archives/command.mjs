import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Starts a command of the built program. */
export const parlour = (words, settings) =>
  spawn(process.execPath, ['dist/api/cli.js', ...words], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Runs a command and waits for its end: returns its duration and peak memory. Throws if it fails. */
export async function typed(words, settings) {
  const startedAt = performance.now();
  const child = parlour(words, settings);
  let said = '';
  child.stdout.resume();
  child.stderr.on('data', (bytes) => (said += bytes));
  let peakBytes = 0;
  // The kernel records the peak; the value is lost when the process ends.
  const watch = setInterval(() => (peakBytes = Math.max(peakBytes, peakOf(child.pid))), 50);
  const [exitCode] = await once(child, 'close');
  clearInterval(watch);
  if (exitCode !== 0 && exitCode !== 2) throw new Error(`parlour ${words.join(' ')}: ${exitCode} ${said}`);
  return { seconds: (performance.now() - startedAt) / 1000, peakBytes };
}

function peakOf(pid) {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

export const unpackedBytes = (file) => gunzipSync(readFileSync(file));
