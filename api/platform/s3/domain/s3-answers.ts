/** The error code in an answer's body; null when it does not come from a store that speaks S3. */
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

/** What a store answers whose clock is not ours: a signature is good for minutes. */
export const WRONG_CLOCK = 'RequestTimeTooSkewed';

/** Why no other try can succeed until somebody changes the setting, or the rights of its key; null for any other error. */
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

/** The id of an upload in parts that was begun; null if the body is no such answer. */
export function uploadIdOf(body: Uint8Array): string | null {
  const [, id] =
    /^\s*(?:<\?xml[^>]*\?>)?\s*<InitiateMultipartUploadResult\b[^]*<UploadId>([^<]+)<\/UploadId>/.exec(
      Buffer.from(body).toString('utf8'),
    ) ?? [];
  return id === undefined ? null : unescaped(id);
}

/** An upload in parts that was begun and neither completed nor taken back. */
export interface UnfinishedUpload {
  key: string;
  id: string;
  begunAt: Date;
}

/** The first thousand of the uploads that have not ended; null if the body is no such list. */
export function uploadsIn(body: Uint8Array): UnfinishedUpload[] | null {
  const text = Buffer.from(body).toString('utf8');
  if (!/^\s*(?:<\?xml[^>]*\?>)?\s*<ListMultipartUploadsResult\b/.test(text)) return null;
  return [...text.matchAll(/<Upload>([^]*?)<\/Upload>/g)].flatMap(([, upload = '']) => {
    const of = (tag: string) => unescaped(new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(upload)?.[1] ?? '');
    const begunAt = new Date(of('Initiated'));
    const [key, id] = [of('Key'), of('UploadId')];
    // What cannot be read is left alone.
    return key === '' || id === '' || Number.isNaN(begunAt.getTime()) ? [] : [{ key, id, begunAt }];
  });
}

/** Asks for the parts of an upload to become one file: their tags, in order. */
export function completionOf(tags: readonly string[]): string {
  const parts = tags.map(
    (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`,
  );
  return `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
}

/** Whether the parts have become one file. The status says nothing: it is sent before they have. */
export const isCompleted = (body: Uint8Array): boolean =>
  /^\s*(?:<\?xml[^>]*\?>)?\s*<CompleteMultipartUploadResult\b/.test(Buffer.from(body).toString('utf8'));

/** One page of the list of a bucket. */
export class S3Page {
  private constructor(
    readonly keys: string[],
    /** What to ask for the next page with; null on the last one. */
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
