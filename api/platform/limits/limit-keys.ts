import { createHmac, randomBytes } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { getOrCreateKey } from '../../database/app-keys.service.js';

const KEY_NAME = 'limits';
const KEY_BYTES = 32;

/**
 * Replaces network and email addresses in the tables. A plain hash of an IPv4 address is guessed in a second; an HMAC with
 * the server's key reveals nothing to readers of the table.
 */
export class LimitKeys {
  constructor(private readonly secret: Buffer) {}

  of(...parts: readonly string[]): Buffer {
    // As JSON, so that no part can be made to look like two.
    return createHmac('sha256', this.secret).update(JSON.stringify(parts)).digest();
  }
}

/** With the key that this database has, or gets now. */
export async function limitKeysOf(tx: EntityManager): Promise<LimitKeys> {
  const secret = await getOrCreateKey(KEY_NAME, randomBytes(KEY_BYTES).toString('base64'), tx);
  return new LimitKeys(Buffer.from(secret, 'base64'));
}

export const limitKeys = {
  provide: LimitKeys,
  inject: [DataSource],
  useFactory: ({ manager }: DataSource): Promise<LimitKeys> => limitKeysOf(manager),
};
