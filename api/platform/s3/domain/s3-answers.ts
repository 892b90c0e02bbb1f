/** The error code in a response body; null if the body is not from an S3 store. */
export function s3ErrorCode(body: Uint8Array): string | null {
  const text = Buffer.from(body.subarray(0, 4096)).toString('utf8');
  return (
    /^(?:<\?xml[^>]*\?>)?\s*<Error\b[^>]*>[^]*?<Code>(\w{1,64})<\/Code>/.exec(text.trimStart())?.[1] ?? null
  );
}

const keyCodes = [
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'AccessDenied',
  'AllAccessDisabled',
  'AccountProblem',
];
const regionCodes = [
  'PermanentRedirect',
  'TemporaryRedirect',
  'AuthorizationHeaderMalformed',
  'IllegalLocationConstraintException',
];
const bucketCodes = ['NoSuchBucket', 'InvalidBucketName'];

/** A store's response when its clock differs from ours: signatures are valid for minutes. */
export const WRONG_CLOCK = 'RequestTimeTooSkewed';

/** Why retries can't succeed until someone changes the setting or the key's permissions; null for any other error. */
export function permanentReason(code: string): string | null {
  if (bucketCodes.includes(code)) return `there is no such bucket (${code})`;
  if (keyCodes.includes(code)) return `it refuses the key or the secret (${code})`;
  if (regionCodes.includes(code)) return `the region is another (${code})`;
  return null;
}

const unescaped = (xml: string): string =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The id of a new multipart upload; null if the body is something else. */
export function uploadIdOf(body: Uint8Array): string | null {
  const [, id] =
    /^\s*(?:<\?xml[^>]*\?>)?\s*<InitiateMultipartUploadResult\b[^]*<UploadId>([^<]+)<\/UploadId>/.exec(
      Buffer.from(body).toString('utf8'),
    ) ?? [];
  return id === undefined ? null : unescaped(id);
}

/** A multipart upload that was neither completed nor aborted. */
export interface UnfinishedUpload {
  key: string;
  id: string;
  begunAt: Date;
}

/** The first thousand unfinished uploads; null if the body is no such list. */
export function uploadsIn(body: Uint8Array): UnfinishedUpload[] | null {
  const text = Buffer.from(body).toString('utf8');
  if (!/^\s*(?:<\?xml[^>]*\?>)?\s*<ListMultipartUploadsResult\b/.test(text)) return null;
  return [...text.matchAll(/<Upload>([^]*?)<\/Upload>/g)].flatMap(([, upload = '']) => {
    const of = (tag: string) => unescaped(new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(upload)?.[1] ?? '');
    const begunAt = new Date(of('Initiated'));
    const [key, id] = [of('Key'), of('UploadId')];
    // Skip entries that can't be parsed.
    return key === '' || id === '' || Number.isNaN(begunAt.getTime()) ? [] : [{ key, id, begunAt }];
  });
}

/** The request body that completes an upload from its parts' tags, in order. */
export function completionOf(tags: readonly string[]): string {
  const parts = tags.map(
    (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`,
  );
  return `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
}

/** True if the parts have become one file. The status says nothing: it is sent before that. */
export const isCompleted = (body: Uint8Array): boolean =>
  /^\s*(?:<\?xml[^>]*\?>)?\s*<CompleteMultipartUploadResult\b/.test(Buffer.from(body).toString('utf8'));

/** One page of a bucket's file list. */
export class S3Page {
  private constructor(
    readonly keys: string[],
    /** The token for the next page; null on the last one. */
    readonly next: string | null,
  ) {}

  /** Null if the body is no such list. */
  static from(body: Uint8Array): S3Page | null {
    const text = Buffer.from(body).toString('utf8');
    if (!/^\s*(?:<\?xml[^>]*\?>)?\s*<ListBucketResult\b/.test(text) || !/<\/ListBucketResult>\s*$/.test(text))
      return null;
    const keys = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => unescaped(key));
    const [, token] = /<NextContinuationToken>([^<]+)</.exec(text) ?? [];
    const isCut = /<IsTruncated>\s*true\s*</i.test(text);
    return new S3Page(keys, isCut && token !== undefined ? unescaped(token) : null);
  }
}
