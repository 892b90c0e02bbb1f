import { completionOf, isCompleted, s3ErrorCode, uploadIdOf } from './domain/s3-answers.js';
import type { S3Client } from './s3.client.js';

/** For taking back what was begun: a stop must not wait for it. */
const ABORT_TIMEOUT_MS = 5000;

/**
 * Sends a large file part by part, one of them in memory at a time. It appears whole or not at all; that it has appeared as
 * it was sent is for the caller to see, since a store may say so too early. What was sent is taken back when it fails.
 */
export async function sendInParts(
  client: S3Client,
  name: string,
  parts: AsyncIterable<Buffer>,
  signal?: AbortSignal,
): Promise<void> {
  const begun = await client.call({ method: 'POST', name, query: { uploads: '' }, signal });
  const uploadId = begun.status === 200 ? uploadIdOf(begun.bytes) : null;
  if (uploadId === null) throw client.failureOf(begun);
  try {
    const tags: string[] = [];
    for await (const body of parts) {
      const query = { partNumber: String(tags.length + 1), uploadId };
      const sent = await client.call({ method: 'PUT', name, query, body, signal });
      const tag = sent.status === 200 ? sent.headers.get('etag') : null;
      if (tag === null || s3ErrorCode(sent.bytes) !== null) throw client.failureOf(sent);
      tags.push(tag);
    }
    const body = Buffer.from(completionOf(tags));
    const headers = { 'content-type': 'application/xml' };
    const end = await client.call({ method: 'POST', name, query: { uploadId }, headers, body, signal });
    // S3 answers 200 before it knows. And a first try that was not heard of may have completed it.
    const isDone = isCompleted(end.bytes) || s3ErrorCode(end.bytes) === 'NoSuchUpload';
    if (!isDone) throw client.failureOf(end);
  } catch (error) {
    // Nobody sees parts without a whole, and they are paid for.
    const query = { uploadId };
    await client.call({ method: 'DELETE', name, query, timeoutMs: ABORT_TIMEOUT_MS }).catch(() => undefined);
    throw error;
  }
}
