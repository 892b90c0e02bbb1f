import type { Packed } from '../archive/pack.js';

/** Where backups go. */
export abstract class BackupPlace {
  /** Rejects when no backup of about this size can be put there, or when others could read it. */
  abstract prepare(likelyBytes: number): Promise<void>;

  /** Has a backup written, and puts it there under this name: whole, or not at all. */
  abstract keep(name: string, write: (file: string) => Promise<Packed>): Promise<Packed>;

  /** Makes it readable as a file, until it is closed. */
  abstract open(name: string): Promise<{ file: string; close: () => Promise<void> }>;

  /** The names of what lies there. */
  abstract list(): Promise<string[]>;

  abstract remove(name: string): Promise<void>;
}
