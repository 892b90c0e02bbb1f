import { StoreFailure } from '../s3/store-failure.js';
import { MediaStore } from './media-store.port.js';

/** A store to which pictures are moved, and the one they come from: missing files are read from the old store. */
export class FallbackStore extends MediaStore {
  constructor(
    private readonly store: MediaStore,
    private readonly former: MediaStore,
  ) {
    super();
  }

  put(name: string, bytes: Buffer): Promise<void> {
    return this.store.put(name, bytes);
  }

  async read(name: string): Promise<Buffer | null> {
    try {
      return (await this.store.read(name)) ?? (await this.former.read(name));
    } catch (error) {
      // A picture that is still in the old store need not wait for the new one.
      const bytes = error instanceof StoreFailure ? await this.former.read(name) : null;
      if (bytes) return bytes;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    await this.former.remove(name);
    await this.store.remove(name);
  }

  async list(): Promise<string[]> {
    return [...new Set([...(await this.store.list()), ...(await this.former.list())])];
  }

  check(): Promise<void> {
    return this.store.check();
  }

  async tidy(before: Date): Promise<void> {
    await this.former.tidy(before);
    await this.store.tidy(before);
  }
}
