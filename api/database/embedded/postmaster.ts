import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from './error-code.js';

/** What postmaster.pid in a cluster says: the process that runs, or ran, on it, and where its socket is. */
export interface PostmasterFile {
  pid: number;
  socketDir: string;
}

export function readPostmasterFile(cluster: string): PostmasterFile | null {
  try {
    const [pid, , , , socketDir] = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return Number(pid) > 1 ? { pid: Number(pid), socketDir: socketDir ?? '' } : null;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Whether a process is alive. One that has ended but was never waited for isn't: containers may have no init. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
  if (process.platform !== 'linux') return true;
  try {
    return !/^\d+ \(.*\) [ZX]/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/**
 * Whether this process is the PostgreSQL of this cluster, and not another one that got the id of one that is
 * gone. PostgreSQL works in the folder of its cluster, under whatever path that has by now.
 */
export function isPostmasterOf(pid: number, cluster: string): boolean {
  if (!isRunning(pid)) return false;
  try {
    if (process.platform === 'linux') return isWorkingOn(pid, cluster);
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(cluster);
  } catch {
    return false;
  }
}

function isWorkingOn(pid: number, cluster: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster;
  } catch (error) {
    if (errorCode(error) !== 'EACCES') throw error;
    // Root in a container may not look into a process of another user; how it was started is open to everybody.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster);
  }
}

/** Waits until a process is gone; false when it still runs after that many seconds. */
async function waitUntilGone(pid: number, seconds: number): Promise<boolean> {
  const end = Date.now() + seconds * 1000;
  while (isRunning(pid)) {
    if (Date.now() > end) return false;
    await sleep(10);
  }
  return true;
}

/** Fast shutdown: cuts connections, writes everything, ends. After ten seconds, immediate: the next start recovers. */
export async function stopPostmaster(pid: number): Promise<void> {
  if (!isRunning(pid)) return;
  process.kill(pid, 'SIGINT');
  if (await waitUntilGone(pid, 10)) return;
  process.kill(pid, 'SIGQUIT');
  await waitUntilGone(pid, 10);
}
