import type { DataSource } from 'typeorm';
import type { Env } from '../../config/env.js';
import { digits } from '../../database/columns.js';
import { getRow } from '../../database/rows.js';
import { pictureFolder } from '../../platform/media/media-store-of.js';

/**
 * An estimate of the first backup's size in bytes: at most the database plus the pictures folder. Pictures in a
 * bucket are not counted.
 */
export async function likelySizeOfFirst(
  database: Pick<DataSource, 'query'>,
  env: Pick<Env, 'dataDir' | 'mediaStore'>,
): Promise<number> {
  const { bytes } = await getRow(
    database,
    { bytes: digits },
    `SELECT pg_database_size(current_database()) AS bytes`,
  );
  const pictures = env.mediaStore === 'folder' ? await pictureFolder(env).size() : 0;
  return Number(bytes) + pictures;
}
