import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PATIENCE_MS = 15_000;

/** A server never runs as root; anyone else who starts a proof is its user already. */
export const asUser = (user, [program, ...args]) =>
  process.getuid?.() === 0
    ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', program, ...args]
    : [program, ...args];

/** PostgreSQL, and what belongs to it. */
export const asPostgres = (command) => asUser('postgres', command);

/** A process of a proof, with its output in a file of this folder. */
export class Program {
  #child = null;

  constructor({ name, command, env = {}, logs }) {
    this.name = name;
    this.command = command;
    this.env = env;
    this.logFile = path.join(logs, `${name}.log`);
  }

  get pid() {
    return this.#child?.pid;
  }

  get isRunning() {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  start() {
    const log = openSync(this.logFile, 'a');
    const [file, ...args] = this.command;
    this.#child = spawn(file, args, {
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...this.env },
      stdio: ['ignore', log, log],
    });
  }

  kill(signal) {
    if (this.isRunning) this.#child.kill(signal);
  }

  async stop() {
    if (!this.isRunning) return;
    const ended = once(this.#child, 'exit');
    this.kill('SIGTERM');
    const impatient = setTimeout(() => this.kill('SIGKILL'), PATIENCE_MS);
    await ended;
    clearTimeout(impatient);
  }

  log() {
    return readFileSync(this.logFile, 'utf8');
  }
}

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** The child processes of this one, with their command lines. */
export function childrenOf(parent) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      // The name of the program is in brackets and may hold anything; the parent is the second word behind it.
      const stat = read(`/proc/${pid}/stat`);
      return Number(stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
    })
    .map((pid) => ({ pid: Number(pid), title: commandOf(pid) }));
}

/** The command line of a process, or the title that it set. */
export const commandOf = (pid) => read(`/proc/${pid}/cmdline`) ?? '';

/** Sends a signal to processes of ours, of which some may have ended in the meantime. */
export function signalAll(pids, signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}

/** True if a process exists and has not died. */
export function isAlive(pid) {
  const stat = read(`/proc/${pid}/stat`);
  return stat !== null && !'ZX'.includes(stat.slice(stat.lastIndexOf(')') + 2)[0]);
}
