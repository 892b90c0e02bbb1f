import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { MAIN } from './compiled-api.mjs';

const LOOK_EVERY_MS = 50;

/** The running API, which is stopped and started again for each change. */
export class ApiProcess {
  #child = null;
  #isStopping = false;
  #isOver = false;
  #settled = Promise.resolve(false);

  /**
   * @param env its settings, including the PORT on which it listens
   * @param onDeath called with the exit code or signal when the API ends unexpectedly
   */
  constructor(env, onDeath) {
    this.env = env;
    this.onDeath = onDeath;
  }

  /** Resolves when the latest start or restart is over: true when the API answers, false when it ended instead. */
  get settled() {
    return this.#settled;
  }

  /** Kills the API rather than stop it: its PostgreSQL stays, and the next API takes it over, which is quicker. */
  restart() {
    this.#settled = this.#endWith('SIGKILL').then(() => this.#start());
    return this.#settled;
  }

  /**
   * Stops the API and its PostgreSQL permanently, even if a restart is in progress. It takes at most as long as the API
   * allows itself.
   */
  async end() {
    this.#isOver = true;
    await this.#endWith('SIGTERM');
  }

  async #endWith(signal) {
    this.#isStopping = true;
    if (!this.#isRunning) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill(signal);
    await ended;
  }

  get #isRunning() {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async #start() {
    if (this.#isOver) return false;
    this.#isStopping = false;
    this.#child = spawn(
      process.execPath,
      ['--enable-source-maps', '--import', './tools/dev/end-with-parent.mjs', MAIN],
      // In a separate process group, out of reach of Ctrl-C: we stop it in order.
      { env: this.env, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
    );
    this.#child.once('exit', (code, signal) => {
      if (!this.#isStopping) this.onDeath(signal ?? `exit code ${code}`);
    });
    while (this.#isRunning && !(await this.#answers())) await pause(LOOK_EVERY_MS);
    return this.#isRunning;
  }

  async #answers() {
    try {
      return (await fetch(`http://127.0.0.1:${this.env.PORT}/health/live`)).ok;
    } catch {
      return false;
    }
  }
}
