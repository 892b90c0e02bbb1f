import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from './error-code.js';

/** The contents of a cluster's postmaster.pid: the process that runs, or ran, on it, and its socket's folder. */
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

/** True if a process is running. A zombie is not: containers may have no init to reap it. */
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
 * True if this process is the PostgreSQL of this cluster, and not another one that reused the id. PostgreSQL's
 * working directory is its cluster, whatever path that has by now.
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
    // In a container, root may not inspect another user's process, but its command line is readable by everyone.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster);
  }
}

/** Waits until a process has ended; false if it still runs after that many seconds. */
async function waitUntilGone(pid: number, seconds: number): Promise<boolean> {
  const end = Date.now() + seconds * 1000;
  while (isRunning(pid)) {
    if (Date.now() > end) return false;
    await sleep(10);
  }
  return true;
}

/**
 * Fast shutdown: disconnects clients, writes everything, ends. After ten seconds, immediate shutdown: the next start
 * recovers.
 */
export async function stopPostmaster(pid: number): Promise<void> {
  if (!isRunning(pid)) return;
  process.kill(pid, 'SIGINT');
  if (await waitUntilGone(pid, 10)) return;
  process.kill(pid, 'SIGQUIT');
  await waitUntilGone(pid, 10);
}
