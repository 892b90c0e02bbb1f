import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { ENV, type Env } from '../config/env.js';
import { AppKeysService } from './app-keys.service.js';

const KEY_NAME = 'secrets';
const KEY_BYTES = 32;
const ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** A key of 32 bytes. */
export interface SealingKey {
  /** Identifies the key that encrypted something. */
  id: Buffer;
  bytes: Buffer;
}

export const keyOf = (bytes: Buffer): SealingKey => ({
  bytes,
  id: createHash('sha256').update(bytes).digest().subarray(0, ID_BYTES),
});

/**
 * Encrypts what the server has to read again, such as an authenticator app's secret, so that a copy of the table
 * alone reveals nothing. A sealed value opens only in its own place. It names its key, so that values from before
 * SECRETS_KEY was set still open with the key in the database.
 */
export class SealedSecrets {
  /** @param keys the first one encrypts */
  constructor(private readonly keys: readonly [SealingKey, ...SealingKey[]]) {}

  seal(secret: Buffer, place: string): Buffer {
    const [{ id, bytes }] = this.keys;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, bytes, nonce).setAAD(Buffer.from(place));
    const text = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([id, nonce, cipher.getAuthTag(), text]);
  }

  /** Null if its key is gone, or if it was modified or moved to another place. */
  open(sealed: Buffer, place: string): Buffer | null {
    const id = sealed.subarray(0, ID_BYTES);
    const key = this.keys.find((each) => each.id.equals(id));
    if (!key || sealed.length < ID_BYTES + NONCE_BYTES + TAG_BYTES) return null;
    const rest = sealed.subarray(ID_BYTES);
    const tag = rest.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const opening = createDecipheriv(CIPHER, key.bytes, rest.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(place))
      .setAuthTag(tag);
    const text = opening.update(rest.subarray(NONCE_BYTES + TAG_BYTES));
    try {
      return Buffer.concat([text, opening.final()]);
    } catch {
      return null;
    }
  }
}

/** Uses SECRETS_KEY, plus a random key that is created at the first start and shared by all instances. */
export const sealedSecretsOf = (secretsKey: string | null, kept: string): SealedSecrets => {
  const keptKey = keyOf(Buffer.from(kept, 'base64'));
  if (secretsKey === null) return new SealedSecrets([keptKey]);
  const given = Buffer.from(hkdfSync('sha256', secretsKey, '', 'parlour secrets', KEY_BYTES));
  return new SealedSecrets([keyOf(given), keptKey]);
};

export const sealedSecretsProvider = {
  provide: SealedSecrets,
  inject: [AppKeysService, ENV],
  useFactory: async (keys: AppKeysService, { secretsKey }: Env): Promise<SealedSecrets> =>
    sealedSecretsOf(secretsKey, await keys.getOrCreate(KEY_NAME, randomBytes(KEY_BYTES).toString('base64'))),
};
