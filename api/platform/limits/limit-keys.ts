import { createHmac, randomBytes } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { getOrCreateKey } from '../../database/app-keys.service.js';

const KEY_NAME = 'limits';
const KEY_BYTES = 32;

/**
 * Replaces network and email addresses in the tables. A plain hash of an IPv4 address could be guessed in a second;
 * an HMAC with the server's key reveals nothing to readers of the table.
 */
export class LimitKeys {
  constructor(private readonly secret: Buffer) {}

  of(...parts: readonly string[]): Buffer {
    // JSON, so that different parts never produce the same text.
    return createHmac('sha256', this.secret).update(JSON.stringify(parts)).digest();
  }
}

/** Uses the key stored in this database, or creates one. */
export async function limitKeysOf(tx: EntityManager): Promise<LimitKeys> {
  const secret = await getOrCreateKey(KEY_NAME, randomBytes(KEY_BYTES).toString('base64'), tx);
  return new LimitKeys(Buffer.from(secret, 'base64'));
}

export const limitKeys = {
  provide: LimitKeys,
  inject: [DataSource],
  useFactory: ({ manager }: DataSource): Promise<LimitKeys> => limitKeysOf(manager),
};
