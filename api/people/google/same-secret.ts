import { createHash, timingSafeEqual } from 'node:crypto';

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time. */
export const isSameSecret = (kept: string, given: string): boolean =>
  timingSafeEqual(hashOf(kept), hashOf(given));
