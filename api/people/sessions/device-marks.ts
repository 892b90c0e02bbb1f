import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';

/** In the privacy text. @internal */
export const KNOWN_DAYS = 180;
const NAME_BYTES = 12;
const SEAL_BYTES = 18;
const PATTERN = /^([0-9a-z]{6,9})\.([\w-]{16})\.([\w-]{24})$/;

/** The account a mark is for. Without a password there is nothing to guess. */
export interface MarkedUser {
  id: string;
  passwordHash: string | null;
}

/** Which log-in left a mark: one with a second factor, or one with the first factor alone, a new password included. */
export type MarkedBy = 'both' | 'first';

interface Mark {
  endsBase36: string;
  /** Random; recognises the same browser again. */
  name: string;
  seal: Buffer;
}

function read(text: string): Mark | null {
  const [, endsBase36 = '', name = '', seal = ''] = PATTERN.exec(text) ?? [];
  return name === '' ? null : { endsBase36, name, seal: Buffer.from(seal, 'base64url') };
}

/**
 * Proves that an account was signed in to with this browser before. The seal covers the stored password hash too, so all
 * marks of an account end with its password, and the server does not have to store them.
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
   * The name of the browser; null when the mark is another account's, expired, from before the password changed, forged, or
   * left by another kind of log-in than these.
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
