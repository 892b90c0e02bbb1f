import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartupError } from '../../config/startup-error.js';
import { type Answer, appClaimant, claim } from './claim.js';
import type { Folders } from './folders.js';
import { launch, type Launched } from './launch.js';
import { isPostmasterOf, isRunning, readPostmasterFile, stopPostmaster } from './postmaster.js';

/** Not more often, because a recovering server logs each of these attempts. */
const POLL_MS = 50;

/** How long a running server may leave its socket unanswered before we give up. */
const SILENCE_MS = 20_000;

/** Most commands take seconds. For a longer one, the start fails, and the app's supervisor tries again. */
const COMMAND_MS = 60_000;

/** Remains of a killed server hold the cluster until they notice; nothing else is worth a retry. */
const PASSING_TROUBLE = /lock file|pre-existing shared memory|still in use/;

/** The folder's server belongs to another running process. */
export class FolderInUseError extends StartupError {
  constructor(home: string, owner: string) {
    super(`DATA_DIR: ${home} is in use by another Parlour (${owner}); stop it or choose another folder.`, 75);
  }
}

/** The server of one cluster: found or started, owned by this process, and stopped by it. */
export class Server {
  private launched: Launched | null = null;
  private launchedAt = 0;

  constructor(
    private readonly folders: Folders,
    private readonly postgres: string,
    private readonly log: (line: string) => void,
    private readonly claimant = appClaimant,
  ) {}

  /**
   * Resolves with the owning connection once the server accepts queries. Takes over an orphan of a killed app,
   * refuses the server of a running app, and waits for a command to end.
   */
  async start(): Promise<pg.Client> {
    this.launchedAt = 0;
    let heardAt = Date.now();
    let waitsUntil: number | null = null;
    for (;;) {
      const answer = await claim(this.folders.socketDir, this.claimant);
      if (answer.kind === 'claimed') return this.welcome(answer.client);
      if (answer.kind === 'taken') {
        waitsUntil ??= this.waitForCommand(answer);
        if (Date.now() >= waitsUntil) throw new FolderInUseError(this.folders.home, answer.owner);
        continue;
      }
      if (answer.kind === 'busy' || !(await this.isStarting())) heardAt = Date.now();
      if (Date.now() - heardAt > SILENCE_MS) throw this.unreachableError();
      await sleep(POLL_MS);
    }
  }

  /**
   * How long an app waits for a command that has the server. It does not wait for another app, and a command waits
   * for no one.
   */
  private waitForCommand({ owner, isCommand }: { owner: string; isCommand: boolean }): number {
    if (this.claimant.isCommand || !isCommand) return 0;
    this.log(
      `A command (${owner}) is using the database in this folder; waiting for its end, ${COMMAND_MS / 1000} s at most.`,
    );
    return Date.now() + COMMAND_MS;
  }

  /** Stops the server, no matter who started it. */
  async stop(): Promise<void> {
    const pid = this.runningPid();
    if (pid !== null) await stopPostmaster(pid);
  }

  /** The process that serves this cluster now, or null. */
  private runningPid(): number | null {
    const { child } = this.launched ?? {};
    if (child?.pid && child.exitCode === null && child.signalCode === null) return child.pid;
    const file = readPostmasterFile(this.folders.cluster);
    return file && isPostmasterOf(file.pid, this.folders.cluster) ? file.pid : null;
  }

  private welcome(client: pg.Client): pg.Client {
    const pid = this.runningPid();
    if (pid !== this.launched?.child.pid) {
      this.log(`Took over the PostgreSQL that an earlier run left behind (process ${pid ?? 'unknown'}).`);
    }
    return client;
  }

  /** True if a server is running but does not respond yet; otherwise starts one. */
  private async isStarting(): Promise<boolean> {
    const { child } = this.launched ?? {};
    const file = readPostmasterFile(this.folders.cluster);
    const isAnother = file && file.pid !== child?.pid && isPostmasterOf(file.pid, this.folders.cluster);
    if (isAnother && file.socketDir !== this.folders.socketDir) await this.stopOnOtherSocket(file);
    if (this.runningPid() !== null) return true;
    this.relaunch(file && isRunning(file.pid) ? file.pid : null);
    return false;
  }

  /**
   * The data folder was moved while an orphan ran, so its socket has another path. We may stop it if no one owns it.
   */
  private async stopOnOtherSocket({ pid, socketDir }: { pid: number; socketDir: string }): Promise<void> {
    const answer: Answer = await claim(socketDir);
    if (answer.kind === 'taken') throw new FolderInUseError(this.folders.home, answer.owner);
    if (answer.kind !== 'claimed') return;
    this.log(`Stopping the PostgreSQL that an earlier run left behind (process ${pid}).`);
    await stopPostmaster(pid);
    await answer.client.end().catch(() => undefined);
  }

  private relaunch(unrelatedPid: number | null): void {
    const now = Date.now();
    if (this.launched && this.launchedAt > 0) {
      const reason = this.launched.lastError();
      if (!PASSING_TROUBLE.test(reason) || now - this.launchedAt > SILENCE_MS) {
        throw new StartupError(
          `PostgreSQL did not start: ${reason} (see ${this.folders.home}/server.log).`,
          69,
        );
      }
    } else {
      this.launchedAt = now;
    }
    const { cluster, socketDir, identity } = this.folders;
    this.launched = launch({ postgres: this.postgres, cluster, socketDir, identity, unrelatedPid });
  }

  private unreachableError(): StartupError {
    const pid = this.runningPid();
    return new StartupError(
      `PostgreSQL (process ${pid}) runs on ${this.folders.cluster} but does not answer on its socket; end it with: kill -INT ${pid}`,
      75,
    );
  }
}
