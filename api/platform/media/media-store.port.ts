/**
 * Where picture files are kept. A name is written once, completely or not at all, and never with other bytes. Whatever a
 * store gives is what was put: one that cannot say so for sure fails with `StoreFailure`.
 */
export abstract class MediaStore {
  abstract put(name: string, bytes: Buffer): Promise<void>;

  /** Null if there is no such file. */
  abstract read(name: string): Promise<Buffer | null>;

  /** A file that does not exist counts as removed. */
  abstract remove(name: string): Promise<void>;

  /** The names of all files; none that is unfinished. */
  abstract list(): Promise<string[]>;

  /** Rejects when files can be neither stored nor removed at the moment. */
  abstract check(): Promise<void>;

  /** Deletes what was left unfinished before this instant, for example by a crash. */
  abstract tidy(before: Date): Promise<void>;
}
