import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { OutgoingFailure } from './outgoing-failure.js';

/** Reads and unpacks a body. Stops at the first byte over the limit, before and after unpacking. */
export async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const encoding = answer.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity' && encoding !== 'gzip') throw new OutgoingFailure('unreadable');
  const bounded = (chunks: AsyncIterable<Buffer>) => upTo(maxBytes, chunks);
  const kept: Buffer[] = [];
  const keep = async (chunks: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of chunks) kept.push(chunk);
  };
  // Leaving the pipeline closes the connection.
  if (encoding === 'gzip') await pipeline(answer, bounded, createGunzip(), bounded, keep);
  else await pipeline(answer, bounded, keep);
  return Buffer.concat(kept);
}

async function* upTo(maxBytes: number, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > maxBytes) throw new OutgoingFailure('too-large');
    yield chunk;
  }
}
