import { createHash, randomBytes } from 'node:crypto';

const CODE_BYTES = 32;

/** A new secret for a link in an email: 43 unguessable characters. */
export const newLinkCode = (): string => randomBytes(CODE_BYTES).toString('base64url');

/** SHA-256 of a link's secret. Tables store this instead of the secret, so that reading them does not grant access. */
export const linkCodeHash = (code: string): Buffer => createHash('sha256').update(code).digest();
