import path from 'node:path';
import type { Env } from '../../config/env.js';
import { FallbackStore } from './fallback.store.js';
import { FolderStore } from './folder.store.js';
import type { MediaStore } from './media-store.port.js';
import { S3Store } from './s3.store.js';

/** The folder of pictures, whether or not it is the store. */
export const pictureFolder = ({ dataDir }: Pick<Env, 'dataDir'>): FolderStore =>
  new FolderStore(path.join(dataDir, 'media'));

/** Where the salon keeps its pictures, by its settings. */
export function mediaStoreOf(env: Pick<Env, 'dataDir' | 'mediaStore' | 's3'>): MediaStore {
  const folder = pictureFolder(env);
  return env.mediaStore === 's3' && env.s3 ? new FallbackStore(new S3Store(env.s3), folder) : folder;
}
