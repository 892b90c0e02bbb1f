import { StoreFailure } from '../s3/store-failure.js';
import type { MediaStore } from './media-store.port.js';

export interface Pushed {
  /** Files that the store did not have, or not as they are in the folder. */
  sent: number;
  /** Files that it had already. */
  there: number;
}

/**
 * Copies every picture file of one store to another and reads each back, so that it may be called again at any time: after an
 * interruption it goes on with what is missing. Rejects with the first file that cannot be copied; the folder stays as it is.
 */
export async function pushPictures(from: MediaStore, to: MediaStore): Promise<Pushed> {
  const pushed: Pushed = { sent: 0, there: 0 };
  for (const name of (await from.list()).sort()) {
    const bytes = await from.read(name);
    // It was deleted meanwhile.
    if (!bytes) continue;
    if (await hasExactly(to, name, bytes)) {
      pushed.there += 1;
      continue;
    }
    await to.put(name, bytes);
    if (!(await to.read(name))?.equals(bytes)) throw new StoreFailure(`it does not give ${name} back`);
    pushed.sent += 1;
  }
  return pushed;
}

/** What a former push left damaged, or somebody else put there, is sent again. */
async function hasExactly(store: MediaStore, name: string, bytes: Buffer): Promise<boolean> {
  const there = await store.read(name).catch((error: unknown) => {
    if (error instanceof StoreFailure && !error.isPermanent) return null;
    throw error;
  });
  return there?.equals(bytes) ?? false;
}
