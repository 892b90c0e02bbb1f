import { createHash, randomBytes } from 'node:crypto';

const CODE_BYTES = 32;

/** A new secret for a link in an email: 43 characters, which nobody guesses. */
export const newLinkCode = (): string => randomBytes(CODE_BYTES).toString('base64url');

/** SHA-256 of the secret in a link. Tables keep this instead of the secret: nobody who reads them can follow the link. */
export const linkCodeHash = (code: string): Buffer => createHash('sha256').update(code).digest();
