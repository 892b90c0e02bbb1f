import { completionOf, isCompleted, s3ErrorCode, uploadIdOf } from './domain/s3-answers.js';
import type { S3Client } from './s3.client.js';

/** For aborting an upload: shutdown must not wait for it. */
const ABORT_TIMEOUT_MS = 5000;

/**
 * Sends a large file in parts, with one in memory at a time. It appears completely or not at all. The caller has to
 * verify that it arrived, since a store may confirm too early. On failure, the sent parts are deleted.
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
    // S3 sends 200 before it knows. Also, an earlier attempt without a response may have completed it.
    const isDone = isCompleted(end.bytes) || s3ErrorCode(end.bytes) === 'NoSuchUpload';
    if (!isDone) throw client.failureOf(end);
  } catch (error) {
    // Incomplete parts are invisible, but cost money.
    const query = { uploadId };
    await client.call({ method: 'DELETE', name, query, timeoutMs: ABORT_TIMEOUT_MS }).catch(() => undefined);
    throw error;
  }
}
