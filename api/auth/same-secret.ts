import { createHash, timingSafeEqual } from 'node:crypto';

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares without telling by the time it takes how much of it was right. */
export const isSameSecret = (kept: string, given: string): boolean =>
  timingSafeEqual(hashOf(kept), hashOf(given));
