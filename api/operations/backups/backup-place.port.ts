import type { Packed } from '../archive/pack.js';

/** A backup that can be read as a file until it is closed. */
export interface OpenedBackup {
  file: string;
  close: () => Promise<void>;
}

/** The store of backups. Failures that someone can fix reject with an ArchiveError or the disk's error. */
export abstract class BackupPlace {
  /** Rejects if a backup of about this size can't be stored there, or if others could read it. */
  abstract prepare(likelyBytes: number): Promise<void>;

  /**
   * Has a backup written and stores it under this name, completely or not at all. Returns a `file` that a restore
   * accepts.
   */
  abstract keep(name: string, write: (file: string) => Promise<Packed>): Promise<Packed>;

  abstract open(name: string): Promise<OpenedBackup>;

  /** The stored names with this prefix. */
  abstract list(beginning: string): Promise<string[]>;

  abstract remove(name: string): Promise<void>;

  /** Removes backups begun before this instant that were never completed. Returns how many there were. */
  abstract endAbandoned(before: Date): Promise<number>;
}
