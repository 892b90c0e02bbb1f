import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { isRunning } from '../../api/database/embedded/postmaster.js';
import { freePort } from '../../tools/free-port.mjs';
import { lookInto } from './look-into.js';
import { untilReady } from './running-salon.js';
import { aSalonFolder } from './salon-folder.js';
import { movedClock } from './today.js';

/** The built app with its own embedded database, which tests kill and reopen on the same folder. */
export class KillableSalon {
  private app: ChildProcess | null = null;

  private constructor(
    readonly url: string,
    private readonly dataDir: string,
  ) {}

  /** A folder and a port; nothing is running yet. */
  static async prepare(): Promise<KillableSalon> {
    return new KillableSalon(`http://127.0.0.1:${await freePort()}`, aSalonFolder());
  }

  /** Starts the app and waits until it answers. */
  async open(settings: Record<string, string> = {}): Promise<void> {
    this.app = spawn(process.execPath, ['--enable-source-maps', ...movedClock.argv, 'dist/api/main.js'], {
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: new URL(this.url).port,
        DATA_DIR: this.dataDir,
        DEMO: '1',
        DEMO_HISTORY: '0',
        BCRYPT_COST: '4',
        LOG_LEVEL: 'error',
        RATE_LIMIT_SCALE: '1000',
        ...movedClock.env,
        ...settings,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    await untilReady(this.app, this.url);
  }

  /** Sends the app a signal and returns its exit code, or null if the signal ended it. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    if (!this.app || this.app.exitCode !== null || this.app.signalCode !== null) return null;
    const ended = once(this.app, 'exit');
    this.app.kill(signal);
    const [exitCode] = await ended;
    return exitCode;
  }

  /** The most memory that the app has needed since it was opened, in MB; Linux only. */
  memoryPeak(): number {
    const status = readFileSync(`/proc/${this.app?.pid}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
  }

  /** The process id of this salon's PostgreSQL; null if none runs. */
  postmaster(): number | null {
    try {
      const file = readFileSync(path.join(this.dataDir, 'postgres/cluster/postmaster.pid'), 'utf8');
      const pid = Number.parseInt(file, 10);
      return isRunning(pid) ? pid : null;
    } catch {
      return null;
    }
  }

  /** Reads the database without the app. */
  look<Result>(question: (database: DataSource) => Promise<Result>): Promise<Result> {
    return lookInto(this.dataDir, question);
  }

  async remove(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
