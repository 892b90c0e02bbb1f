/**
 * Stores picture files. A name is written only once, completely or not at all, and never with other bytes. A store
 * returns exactly what was put; if it can't be sure, it fails with `StoreFailure`.
 */
export abstract class MediaStore {
  abstract put(name: string, bytes: Buffer): Promise<void>;

  /** Null if there is no such file. */
  abstract read(name: string): Promise<Buffer | null>;

  /** Succeeds if the file does not exist. */
  abstract remove(name: string): Promise<void>;

  /** The names of all complete files. */
  abstract list(): Promise<string[]>;

  /** Rejects if files can't be stored or removed right now. */
  abstract check(): Promise<void>;

  /** Deletes files left incomplete before this instant, for example by a crash. */
  abstract tidy(before: Date): Promise<void>;
}
