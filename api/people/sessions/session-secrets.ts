import {
  createHash,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { AppKeysService } from '../../database/app-keys.service.js';

const KEY_NAME = 'session-cookie';
const KEY_BYTES = 32;

/** Their sum is a multiple of three, so that a secret has only one base64 form. */
const ID_BYTES = 16;
const RANDOM_BYTES = 32;
const SEAL_BYTES = 18;
const SECRET_PATTERN = /^[\w-]{88}$/;

/** A genuine cookie from any time: its session, and its stored hash. */
export interface GenuineSecret {
  sessionId: string;
  hash: Buffer;
}

const bytesOfUuid = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');

const uuidOfBytes = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * Creates session cookies: the session's id, random bytes, and a signature over both. The signature tells an outdated
 * cookie from a forged one, without storing all that were ever issued.
 */
export class SessionSecrets {
  constructor(private readonly key: KeyObject) {}

  make(sessionId: string): string {
    const body = Buffer.concat([bytesOfUuid(sessionId), randomBytes(RANDOM_BYTES)]);
    return Buffer.concat([body, this.seal(body)]).toString('base64url');
  }

  /** Null if missing, or not created here. */
  read(secret: string | null): GenuineSecret | null {
    if (secret === null || !SECRET_PATTERN.test(secret)) return null;
    const bytes = Buffer.from(secret, 'base64url');
    const body = bytes.subarray(0, -SEAL_BYTES);
    if (!timingSafeEqual(bytes.subarray(-SEAL_BYTES), this.seal(body))) return null;
    return { sessionId: uuidOfBytes(body.subarray(0, ID_BYTES)), hash: this.hashOf(secret) };
  }

  hashOf(secret: string): Buffer {
    return createHash('sha256').update(secret).digest();
  }

  private seal(body: Buffer): Buffer {
    return createHmac('sha256', this.key).update(body).digest().subarray(0, SEAL_BYTES);
  }
}

/** Signs with a random key, created at the first start and shared by all instances. */
export const sessionSecretsProvider = {
  provide: SessionSecrets,
  inject: [AppKeysService],
  useFactory: async (keys: AppKeysService): Promise<SessionSecrets> =>
    new SessionSecrets(
      createSecretKey(await keys.getOrCreate(KEY_NAME, randomBytes(KEY_BYTES).toString('base64')), 'base64'),
    ),
};
