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

  make(user: MarkedUser, now: Date): { text: string; expiresAt: Date } {
    const expiresAt = new Date(now.getTime() + KNOWN_DAYS * 86_400_000);
    const endsBase36 = Math.floor(expiresAt.getTime() / 1000).toString(36);
    const name = randomBytes(NAME_BYTES).toString('base64url');
    const seal = this.seal(user, endsBase36, name).toString('base64url');
    return { text: `${endsBase36}.${name}.${seal}`, expiresAt };
  }

  /** The name of the browser; null when the mark is another account's, expired, from before the password changed, or forged. */
  nameIn(text: string, user: MarkedUser, now: Date): string | null {
    const mark = read(text);
    if (!mark || !timingSafeEqual(mark.seal, this.seal(user, mark.endsBase36, mark.name))) return null;
    return parseInt(mark.endsBase36, 36) * 1000 > now.getTime() ? mark.name : null;
  }

  private seal({ id, passwordHash }: MarkedUser, endsBase36: string, name: string): Buffer {
    const sealed = JSON.stringify([id, passwordHash, endsBase36, name]);
    return createHmac('sha256', this.key).update(sealed).digest().subarray(0, SEAL_BYTES);
  }
}
