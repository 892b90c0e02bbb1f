import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';

/** In the privacy text. @internal */
export const KNOWN_DAYS = 180;
const NAME_BYTES = 12;
const SEAL_BYTES = 18;
const PATTERN = /^([0-9a-z]{6,9})\.([\w-]{16})\.([\w-]{24})$/;

/** The account of a mark. Without a password there is nothing to guess. */
export interface MarkedUser {
  id: string;
  passwordHash: string | null;
}

/** The kind of log-in that left a mark: with a second factor, or with only the first, including a new password. */
export type MarkedBy = 'both' | 'first';

interface Mark {
  endsBase36: string;
  /** A random name that identifies the browser. */
  name: string;
  seal: Buffer;
}

function read(text: string): Mark | null {
  const [, endsBase36 = '', name = '', seal = ''] = PATTERN.exec(text) ?? [];
  return name === '' ? null : { endsBase36, name, seal: Buffer.from(seal, 'base64url') };
}

/**
 * Proves that this browser has logged in to an account before. The signature also covers the stored password hash, so
 * an account's marks expire with its password, and the server need not store them.
 */
export class DeviceMarks {
  private readonly key: KeyObject;

  constructor(keyBase64: string) {
    this.key = createSecretKey(keyBase64, 'base64');
  }

  make(user: MarkedUser, by: MarkedBy, now: Date): { text: string; expiresAt: Date } {
    const expiresAt = new Date(now.getTime() + KNOWN_DAYS * 86_400_000);
    const endsBase36 = Math.floor(expiresAt.getTime() / 1000).toString(36);
    const name = randomBytes(NAME_BYTES).toString('base64url');
    const seal = this.seal(user, by, endsBase36, name).toString('base64url');
    return { text: `${endsBase36}.${name}.${seal}`, expiresAt };
  }

  /**
   * The browser's name; null if the mark belongs to another account, is expired, forged or from before a password
   * change, or was left by another kind of log-in.
   */
  nameIn(text: string, user: MarkedUser, kinds: readonly MarkedBy[], now: Date): string | null {
    const mark = read(text);
    if (!mark) return null;
    const { endsBase36, name, seal } = mark;
    const isGenuine = kinds.some((by) => timingSafeEqual(seal, this.seal(user, by, endsBase36, name)));
    if (!isGenuine) return null;
    return parseInt(endsBase36, 36) * 1000 > now.getTime() ? name : null;
  }

  private seal({ id, passwordHash }: MarkedUser, by: MarkedBy, endsBase36: string, name: string): Buffer {
    const whole = by === 'both' ? [by] : [];
    const sealed = JSON.stringify([id, passwordHash, endsBase36, name, ...whole]);
    return createHmac('sha256', this.key).update(sealed).digest().subarray(0, SEAL_BYTES);
  }
}
