import type { Packed } from '../archive/pack.js';

/** A backup that can be read as a file, until it is closed. */
export interface OpenedBackup {
  file: string;
  close: () => Promise<void>;
}

/** Where backups go. What fails in a way that somebody can heal rejects with an ArchiveError, or what the disk says. */
export abstract class BackupPlace {
  /** Rejects when no backup of about this size can be put there, or when others could read it. */
  abstract prepare(likelyBytes: number): Promise<void>;

  /**
   * Has a backup written, and puts it there under this name: whole, or not at all. The `file` of what comes back is what a
   * restore takes.
   */
  abstract keep(name: string, write: (file: string) => Promise<Packed>): Promise<Packed>;

  abstract open(name: string): Promise<OpenedBackup>;

  /** The names of what lies there and begins so. */
  abstract list(beginning: string): Promise<string[]>;

  abstract remove(name: string): Promise<void>;

  /** Takes back what was begun before this instant and never became a backup. Gives how many there were. */
  abstract endAbandoned(before: Date): Promise<number>;
}
