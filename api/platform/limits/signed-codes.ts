import { timingSafeEqual } from 'node:crypto';
import type { LimitKeys } from './limit-keys.js';

const SIGNATURE_BYTES = 16;

/** Signs what a link in an email is about, so that no one can make up such a link. A code never expires. */
export class SignedCodes {
  /** @param use what the links do, so that the code of one can't be used for another */
  constructor(
    private readonly keys: LimitKeys,
    private readonly use: string,
  ) {}

  codeOf(subject: Buffer): string {
    return Buffer.concat([subject, this.signatureOf(subject)]).toString('base64url');
  }

  /** The subject; null if the code is incomplete or forged. */
  subjectOf(code: string): Buffer | null {
    const bytes = Buffer.from(code, 'base64url');
    const subject = bytes.subarray(0, -SIGNATURE_BYTES);
    const signature = bytes.subarray(-SIGNATURE_BYTES);
    // Decoding ignores characters outside base64url, so only one spelling counts.
    const isWhole = subject.length > 0 && bytes.toString('base64url') === code;
    return isWhole && timingSafeEqual(signature, this.signatureOf(subject)) ? subject : null;
  }

  private signatureOf(subject: Buffer): Buffer {
    return this.keys.of(this.use, 'link', subject.toString('base64url')).subarray(0, SIGNATURE_BYTES);
  }
}
