import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Shorter answers are sent uncompressed: compression would not save a packet. */
const MIN_PACKED_BYTES = 1024;

/** Medium: answers are compressed after every change of the site, while visitors wait. */
const BROTLI_QUALITY = 5;

const packers = {
  br: (bytes: Buffer) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes: Buffer) => gzipSync(bytes),
};
export type Encoding = keyof typeof packers;

/** The bytes of an answer that is the same for everyone, compressed once per encoding. */
export class PublicAnswer {
  /** Weak, because the answer may be compressed. */
  readonly etag: string;
  readonly bytes: Buffer;
  private readonly packed = new Map<Encoding, Buffer>();

  constructor(body: unknown) {
    this.bytes = Buffer.from(JSON.stringify(body));
    this.etag = `W/"${createHash('sha256').update(this.bytes).digest('base64url')}"`;
  }

  get isWorthPacking(): boolean {
    return this.bytes.length >= MIN_PACKED_BYTES;
  }

  in(encoding: Encoding): Buffer {
    const known = this.packed.get(encoding);
    if (known) return known;
    const bytes = packers[encoding](this.bytes);
    this.packed.set(encoding, bytes);
    return bytes;
  }
}
