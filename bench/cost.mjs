import { readFileSync } from 'node:fs';

const TICK_US = 10_000;
const NO_WORK = 0;

/** CPU time that a process has used so far, in microseconds; nothing where there is no /proc, or no such process. */
function cpuUs(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_US;
  } catch {
    return NO_WORK;
  }
}

export const cpuOf = (pids) => new Map(pids.map((pid) => [pid, cpuUs(pid)]));

/** Usage of these processes since; one that was not there then started from nothing. */
export function cpuSince(before, pids) {
  return pids.reduce((sum, pid) => sum + cpuUs(pid) - (before.get(pid) ?? 0), 0);
}

/** The share of the memory that is a process's own, shared pages divided among those who share them; null when not ours to read. */
export function memoryMb(pids) {
  try {
    const sizes = pids.map((pid) => {
      const [, kb] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
      return Number(kb);
    });
    return sizes.reduce((sum, kb) => sum + kb, 0) / 1024;
  } catch {
    return null;
  }
}
