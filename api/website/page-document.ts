import { constants, crc32, deflateRawSync } from 'node:zlib';

/** What a gzip file begins with: its mark, that it is deflated, no name, no time, no system. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** The last block of a deflated text: nothing. */
const GZIP_END = Buffer.from([3, 0]);

/**
 * A page as it is for everybody, but for the nonce, which is written into it for each visitor. The long pieces between are
 * packed once: packing a page for each visitor takes longer than everything else about it.
 */
export class PageDocument {
  private readonly pieces: Buffer[];
  private packedPieces: Buffer[] | null = null;

  /** The mark stands where the nonce belongs; nobody else can know it, so no text of the salon holds it. */
  constructor(html: string, mark: string) {
    this.pieces = html.split(mark).map((piece) => Buffer.from(piece));
  }

  write(nonce: string): Buffer {
    return Buffer.concat(between(this.pieces, Buffer.from(nonce)));
  }

  /** The same as a gzip file. */
  writePacked(nonce: string): Buffer {
    this.packedPieces ??= this.pieces.map(packed);
    const text = this.write(nonce);
    const tail = Buffer.alloc(8);
    tail.writeUInt32LE(crc32(text), 0);
    tail.writeUInt32LE(text.length, 4);
    const blocks = between(this.packedPieces, stored(Buffer.from(nonce)));
    return Buffer.concat([GZIP_HEAD, ...blocks, GZIP_END, tail]);
  }
}

const between = (pieces: Buffer[], nonce: Buffer): Buffer[] =>
  pieces.flatMap((piece, index) => (index === 0 ? [piece] : [nonce, piece]));

/** Deflated up to a whole byte and without an end, so that something else may follow. */
const packed = (piece: Buffer): Buffer =>
  deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH });

/** A block that is not deflated, and not the last: its length, the same inverted, and the bytes. */
function stored(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}
