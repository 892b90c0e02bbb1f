import { constants, crc32, deflateRawSync } from 'node:zlib';

/** The header of a gzip file: magic number, deflate, no name, no time, no system. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** The empty last block of a deflate stream. */
const GZIP_END = Buffer.from([3, 0]);

/**
 * A page that is the same for everyone except for the nonce, which occurs between its pieces. The pieces are
 * compressed once, and nothing is done to the whole page per visitor: compressing it takes longer than everything
 * else, and copying it longer than the rest.
 */
export class PageDocument {
  private readonly pieces: Buffer[];
  private packedPieces: Buffer[] | null = null;
  private checksum: Checksum | null = null;

  /** The mark is the placeholder for the nonce. No one else can know it, so it can't occur in the salon's texts. */
  constructor(html: string, mark: string) {
    this.pieces = html.split(mark).map((piece) => Buffer.from(piece));
  }

  /** The page with this nonce, in parts to be sent in order. All nonces have the same length. */
  write(nonce: string): Buffer[] {
    return between(this.pieces, Buffer.from(nonce));
  }

  /** The same as a gzip file. */
  writePacked(nonce: string): Buffer[] {
    this.packedPieces ??= this.pieces.map(packed);
    this.checksum ??= new Checksum(this.pieces, nonce.length);
    const bytes = Buffer.from(nonce);
    const tail = Buffer.alloc(8);
    tail.writeUInt32LE(this.checksum.of(bytes), 0);
    tail.writeUInt32LE(this.checksum.length, 4);
    return [GZIP_HEAD, ...between(this.packedPieces, stored(bytes)), GZIP_END, tail];
  }
}

/**
 * Computes a page's checksum (CRC-32) from the nonce alone. CRCs are linear: the effect of a difference between two
 * nonces is the sum of its bits' effects, which depend on the length of what follows.
 */
class Checksum {
  readonly length: number;
  private readonly blank: Buffer;
  private readonly ofBlank: number;
  /** The effect of each bit of a difference, at all places together. */
  private readonly bits: number[];

  constructor(pieces: Buffer[], nonceLength: number) {
    this.blank = Buffer.alloc(nonceLength);
    const page = Buffer.concat(between(pieces, this.blank));
    this.length = page.length;
    this.ofBlank = crc32(page);
    const behind = pieces.slice(1).map((_, place) => {
      const after = pieces.slice(place + 1);
      return Buffer.alloc(after.reduce((sum, piece) => sum + piece.length + nonceLength, -nonceLength));
    });
    this.bits = Array.from({ length: 32 }, (_, bit) =>
      behind.reduce((made, zeros) => made ^ crc32(zeros, (1 << bit) >>> 0) ^ crc32(zeros), 0),
    );
  }

  of(nonce: Buffer): number {
    const difference = crc32(nonce) ^ crc32(this.blank);
    const made = this.bits.reduce((sum, bits, bit) => (difference & (1 << bit) ? sum ^ bits : sum), 0);
    return (this.ofBlank ^ made) >>> 0;
  }
}

const between = (pieces: Buffer[], nonce: Buffer): Buffer[] =>
  pieces.flatMap((piece, index) => (index === 0 ? [piece] : [nonce, piece]));

/** Deflated to a byte boundary and without an end, so that more can follow. */
const packed = (piece: Buffer): Buffer =>
  deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH });

/** An uncompressed block, not the last: its length, the inverted length, and the bytes. */
function stored(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}
