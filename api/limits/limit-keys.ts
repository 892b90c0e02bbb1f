import { createHmac, randomBytes } from 'node:crypto';
import { AppKeys } from '../database/app-keys.js';

const KEY_NAME = 'limits';
const KEY_BYTES = 32;

/**
 * What stands in the tables in place of addresses and e-mails. A plain hash of an IPv4 address is guessed in a second;
 * with a key of the server it tells nothing to whoever reads the table.
 */
export class LimitKeys {
  constructor(private readonly secret: Buffer) {}

  of(...parts: readonly string[]): Buffer {
    // As JSON, so that no part can be made to look like two.
    return createHmac('sha256', this.secret).update(JSON.stringify(parts)).digest();
  }
}

export const limitKeys = {
  provide: LimitKeys,
  inject: [AppKeys],
  useFactory: async (keys: AppKeys): Promise<LimitKeys> => {
    const secret = await keys.keepFirst(KEY_NAME, randomBytes(KEY_BYTES).toString('base64'));
    return new LimitKeys(Buffer.from(secret, 'base64'));
  },
};
