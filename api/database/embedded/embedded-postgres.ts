import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartupError } from '../../config/startup-error.js';
import { appClaimant, commandClaimant, createDatabase, DATABASE, DATABASE_USER } from './claim.js';
import { createCluster, removeUnfinished } from './cluster.js';
import { errorCode } from './error-code.js';
import { type Folders, hasDatabase, prepareFolders } from './folders.js';
import { preparePrograms, startedScriptDir } from './programs.js';
import { FolderInUseError, Server } from './server.js';

/** The address of the embedded PostgreSQL, and a way to stop it. */
export interface EmbeddedPostgres {
  socketDir: string;
  user: string;
  database: string;
  /** Set if the data is somewhere other than DATA_DIR; also logged. */
  note: string | null;
  stop: () => Promise<void>;
}

interface StartOptions {
  dataDir: string;
  log: (line: string) => void;
  /** The folder from which the package with the programs is resolved. */
  resolveFrom?: string;
  /**
   * The place where root keeps database and programs if the less privileged user can't reach their usual one.
   */
  fallbackDir?: string;
}

interface VisitOptions extends StartOptions {
  /**
   * Creates a database in a folder without one, as a restore needs. Otherwise, its absence means a wrong DATA_DIR.
   */
  mayCreate?: boolean;
}

const FALLBACK_DIR = '/var/lib/parlour';

/**
 * Starts the PostgreSQL that comes with the app, in a folder below `dataDir`, and keeps it running.
 *
 * It is a separate process: a killed app leaves it behind with all acknowledged data, and the next start on the same
 * folder takes it over. A second app on the folder is refused with a StartupError; a command is waited for.
 */
export async function startEmbeddedPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  const folders = foldersFor(options);
  return own(folders, options);
}

/**
 * For a command next to an app that may be running: uses the app's server, and leaves it running. Without one, it
 * starts, owns and stops a server. There are never two.
 */
export async function visitEmbeddedPostgres(options: VisitOptions): Promise<EmbeddedPostgres> {
  const { dataDir, fallbackDir = FALLBACK_DIR } = options;
  if (!options.mayCreate && !hasDatabase(dataDir, fallbackDir)) {
    throw new StartupError(`DATA_DIR: there is no salon in ${dataDir}.`, 78);
  }
  const folders = foldersFor(options);
  try {
    return await own(folders, options, commandClaimant);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return reached(folders, () => Promise.resolve());
  }
}

async function own(
  folders: Folders,
  options: StartOptions,
  claimant = appClaimant,
): Promise<EmbeddedPostgres> {
  const { log, resolveFrom = startedScriptDir() } = options;
  if (folders.note) log(folders.note);
  const { initdb, postgres } = preparePrograms(resolveFrom, folders.programsDir, folders.identity);
  await createCluster(initdb, folders.cluster, folders.identity);

  const supervisor = new Supervisor(new Server(folders, postgres, log, claimant), log);
  await supervisor.start();
  removeUnfinished(folders.cluster);
  return reached(folders, () => supervisor.stop());
}

const reached = (folders: Folders, stop: () => Promise<void>): EmbeddedPostgres => ({
  socketDir: folders.socketDir,
  user: DATABASE_USER,
  database: DATABASE,
  note: folders.note,
  stop,
});

function foldersFor({ dataDir, fallbackDir = FALLBACK_DIR }: StartOptions): Folders {
  try {
    return prepareFolders(path.resolve(dataDir), fallbackDir);
  } catch (error) {
    if (error instanceof StartupError || errorCode(error) === '') throw error;
    throw new StartupError(`DATA_DIR: ${error instanceof Error ? error.message : errorCode(error)}`, 78);
  }
}

/** Holds the claim on a server, and restarts the server if the claim is lost, which means that it crashed. */
class Supervisor {
  private isStopping = false;
  private isHeld = false;
  private restarting: Promise<void> = Promise.resolve();

  constructor(
    private readonly server: Server,
    private readonly log: (line: string) => void,
  ) {}

  async start(): Promise<void> {
    const client = await this.server.start();
    await createDatabase(client);
    this.hold(client);
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await this.restarting;
    // Without the claim, the server may belong to another app by now.
    if (this.isHeld) await this.server.stop();
  }

  private hold(client: pg.Client): void {
    // Don't let the claim's connection keep the process alive once the app's work is done.
    const connection: pg.Client & { unref?: () => void } = client;
    connection.unref?.();
    this.isHeld = true;
    client.once('end', () => {
      this.isHeld = this.isStopping;
      if (!this.isStopping) this.restarting = this.restart();
    });
  }

  private async restart(): Promise<void> {
    this.log('PostgreSQL has ended unexpectedly; starting it again.');
    for (let pauseMs = 500; !this.isStopping; pauseMs = Math.min(pauseMs * 2, 30_000)) {
      try {
        this.hold(await this.server.start());
        this.log('PostgreSQL is back.');
        return;
      } catch (error) {
        this.log(`PostgreSQL is not back yet: ${error instanceof Error ? error.message : String(error)}`);
      }
      await sleep(pauseMs);
    }
  }
}
