import { randomFillSync } from 'node:crypto';

const NONCE_BYTES = 16;
const AT_ONCE = 256;

/** Single-use random nonces, generated in batches: generating one takes longer than sending a page. */
export class Nonces {
  private readonly drawn = Buffer.alloc(NONCE_BYTES * AT_ONCE);
  private used = this.drawn.length;

  /** 24 characters. */
  next(): string {
    if (this.used === this.drawn.length) {
      randomFillSync(this.drawn);
      this.used = 0;
    }
    const from = this.used;
    this.used += NONCE_BYTES;
    return this.drawn.toString('base64', from, this.used);
  }
}
