/**
 * Where the files of pictures lie. A name is written once, with all its bytes or not at all, and never with others.
 * A store that several copies of the app can reach, such as an object store, implements these four.
 */
export abstract class MediaStore {
  abstract put(name: string, bytes: Buffer): Promise<void>;

  /** Null when there is no such file. */
  abstract read(name: string): Promise<Buffer | null>;

  /** Not there is as good as removed. */
  abstract remove(name: string): Promise<void>;

  /** Clears away what was begun before this instant and never came to its end, as after a crash. */
  abstract tidy(before: Date): Promise<void>;
}
