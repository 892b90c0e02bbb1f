import path from 'node:path';
import type { Env } from '../../config/env.js';
import { FallbackStore } from './fallback.store.js';
import { FolderStore } from './folder.store.js';
import type { MediaStore } from './media-store.port.js';
import { S3Store } from './s3.store.js';

/** The pictures folder, even if another store is in use. */
export const pictureFolder = ({ dataDir }: Pick<Env, 'dataDir'>): FolderStore =>
  new FolderStore(path.join(dataDir, 'media'));

/** The store for the salon's pictures, from its settings. */
export function mediaStoreOf(env: Pick<Env, 'dataDir' | 'mediaStore' | 's3'>): MediaStore {
  const folder = pictureFolder(env);
  return env.mediaStore === 's3' && env.s3 ? new FallbackStore(new S3Store(env.s3), folder) : folder;
}
