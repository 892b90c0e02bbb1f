import type { S3Answer, S3Client } from './s3.client.js';

/**
 * Reads a file of any size with one piece in memory at a time. Rejects with a StoreFailure if a piece is not the
 * requested one.
 */
export async function* readInPieces(
  client: S3Client,
  name: string,
  pieceBytes: number,
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  let at = 0;
  let size: number;
  do {
    const range = `bytes=${at}-${at + pieceBytes - 1}`;
    const answer = await client.call({ method: 'GET', name, headers: { range }, signal });
    const whole = wholeOf(answer, at);
    if (whole === null) throw client.failureOf(answer);
    size = whole;
    yield answer.bytes;
    at += answer.bytes.length;
  } while (at < size);
}

/** The length of the whole file; null if this is not the piece that begins there. */
function wholeOf({ status, headers, bytes }: S3Answer, at: number): number | null {
  const [, from, to, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  const isPiece =
    status === 206 && bytes.length > 0 && Number(from) === at && Number(to) === at + bytes.length - 1;
  return isPiece ? Number(size) : null;
}
