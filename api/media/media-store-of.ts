import path from 'node:path';
import type { Env } from '../config/env.js';
import { FolderStore } from './folder.store.js';
import type { MediaStore } from './media-store.js';

/** Where this salon keeps its pictures. */
export const mediaStoreOf = ({ dataDir }: Pick<Env, 'dataDir'>): MediaStore =>
  new FolderStore(path.join(dataDir, 'media'));
