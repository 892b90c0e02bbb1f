import { StoreFailure } from '../s3/store-failure.js';
import type { MediaStore } from './media-store.port.js';

export interface Pushed {
  /** Files that were missing in the store, or differed from the folder. */
  sent: number;
  /** Files that were there already. */
  there: number;
}

/**
 * Copies every picture file from one store to another and reads each back. Can be called again at any time: after an
 * interruption it continues with what is missing. Rejects with the first file that can't be copied; the source stays
 * unchanged.
 */
export async function pushPictures(from: MediaStore, to: MediaStore): Promise<Pushed> {
  const pushed: Pushed = { sent: 0, there: 0 };
  for (const name of (await from.list()).sort()) {
    const bytes = await from.read(name);
    // The picture has just been deleted.
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

/** A file damaged by an earlier push, or put there by someone else, is sent again. */
async function hasExactly(store: MediaStore, name: string, bytes: Buffer): Promise<boolean> {
  const there = await store.read(name).catch((error: unknown) => {
    if (error instanceof StoreFailure && !error.isPermanent) return null;
    throw error;
  });
  return there?.equals(bytes) ?? false;
}
