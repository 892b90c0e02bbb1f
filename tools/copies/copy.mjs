import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port.mjs';

const APP = fileURLToPath(new URL('../../dist/api/main.js', import.meta.url));
/** On a busy machine, a new database alone takes most of a minute. */
const START_SECONDS = 180;

/** One of several copies of the built app, on one database and with one folder of pictures. */
export class Copy {
  #app = null;

  constructor(port, settings, app) {
    this.port = port;
    this.app = app;
    this.origin = `http://127.0.0.1:${port}`;
    this.settings = settings;
  }

  /**
   * @param {{ databaseUrl: string, folder: string, app?: string, more?: Record<string, string> }} parts `app` is the
   * script of another version, `more` are settings that differ
   */
  static async prepare({ databaseUrl, folder, app = APP, more = {} }) {
    const port = await freePort();
    const settings = {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      DEMO: '1',
      DEMO_HISTORY: '0',
      BCRYPT_COST: '4',
      LOG_LEVEL: 'error',
      TRUST_PROXY: '1',
      // Enough for proxies that ask every second; the default is 10.
      DRAIN_SECONDS: '3',
      PUBLIC_URL: 'http://localhost:8080',
      // All visitors share one IP address.
      RATE_LIMIT_SCALE: '1000',
      ...more,
    };
    return new Copy(port, settings, app);
  }

  /** Its process, once it was started. */
  get pid() {
    return this.#app?.pid;
  }

  async start() {
    this.#app = spawn(process.execPath, [this.app], {
      env: this.settings,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    for (const patience = AbortSignal.timeout(START_SECONDS * 1000); !patience.aborted; await pause(100)) {
      if (this.#app.exitCode !== null) break;
      const answer = await fetch(`${this.origin}/health/ready`).catch(() => null);
      if (answer?.ok) return;
    }
    throw new Error('A copy did not start. Was it built?');
  }

  async stop() {
    if (!this.#app || this.#app.exitCode !== null || this.#app.signalCode !== null) return;
    const ended = once(this.#app, 'exit');
    this.#app.kill('SIGTERM');
    const [exitCode] = await ended;
    if (exitCode !== 0) throw new Error(`A copy ended with exit code ${exitCode}.`);
  }

  /** Keeps its connections open but stops answering for this long, like a process that waits for a dead disk. */
  async hang(ms) {
    this.#app.kill('SIGSTOP');
    await pause(ms);
    this.#app.kill('SIGCONT');
  }

  async restart() {
    await this.stop();
    await this.start();
  }
}
