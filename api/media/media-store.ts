/**
 * Where picture files are kept. A name is written once, completely or not at all, and never with other bytes. A store that
 * several copies of the app can reach, such as an object store, implements these five methods.
 */
export abstract class MediaStore {
  abstract put(name: string, bytes: Buffer): Promise<void>;

  /** Null if there is no such file. */
  abstract read(name: string): Promise<Buffer | null>;

  /** The names of all files, in any order; others may be among them that are none of ours. */
  abstract list(): Promise<string[]>;

  /** A file that does not exist counts as removed. */
  abstract remove(name: string): Promise<void>;

  /** Deletes what was left unfinished before this instant, for example by a crash. */
  abstract tidy(before: Date): Promise<void>;
}
