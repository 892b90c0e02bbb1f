import { completionOf, isCompleted, permanentReason, s3ErrorCode, S3Page, uploadIdOf } from './s3-answers.js';

const bytes = (text: string) => Buffer.from(text);

describe('what a store answers', () => {
  test.each([
    ['<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>NoSuchKey</Code></Error>', 'NoSuchKey'],
    ["<?xml version='1.0'?><Error><Message>No</Message><Code>SlowDown</Code></Error>", 'SlowDown'],
    ['<!doctype html><title>Not found</title>', null],
    ['<html><Error><Code>NoSuchKey</Code></Error></html>', null],
    ['', null],
  ])('is an error of S3, or something else: %j', (body, code) => {
    expect(s3ErrorCode(bytes(body))).toBe(code);
  });

  test('only what a setting can heal is for ever', () => {
    expect(permanentReason('NoSuchBucket')).toBe('there is no such bucket (NoSuchBucket)');
    expect(permanentReason('RequestTimeTooSkewed')).toBeNull();
    expect(permanentReason('InternalError')).toBeNull();
  });
});

describe('a list of files', () => {
  const page = (inside: string) =>
    S3Page.from(bytes(`<?xml version="1.0"?><ListBucketResult xmlns="x">${inside}</ListBucketResult>`));

  test('goes on while there is more', () => {
    const first = page(
      '<IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;b=</NextContinuationToken><Contents><Key>x/1.webp</Key></Contents><Contents><Key>x/2.webp</Key></Contents>',
    );

    expect(first).toMatchObject({ keys: ['x/1.webp', 'x/2.webp'], next: 'a&b=' });
    expect(page('<IsTruncated>false</IsTruncated>')).toMatchObject({ keys: [], next: null });
  });

  test('that was cut off, or is a page, is not accepted', () => {
    expect(S3Page.from(bytes('<ListBucketResult><Contents><Key>x/1.webp</Key>'))).toBeNull();
    expect(S3Page.from(bytes('<!doctype html><title>Welcome</title>'))).toBeNull();
  });
});

describe('an upload in parts', () => {
  test('has begun when the store has given it a name', () => {
    const begun =
      '<?xml version="1.0"?><InitiateMultipartUploadResult><Key>x</Key><UploadId>a&amp;b</UploadId></InitiateMultipartUploadResult>';

    expect(uploadIdOf(bytes(begun))).toBe('a&b');
    expect(uploadIdOf(bytes('<Error><UploadId>a</UploadId></Error>'))).toBeNull();
    expect(uploadIdOf(bytes('<!doctype html><title>Welcome</title>'))).toBeNull();
  });

  test('ends with the tags of its parts, in order', () => {
    expect(completionOf(['"a"', '"<b>"'])).toBe(
      '<CompleteMultipartUpload><Part><PartNumber>1</PartNumber><ETag>"a"</ETag></Part><Part><PartNumber>2</PartNumber><ETag>"&lt;b&gt;"</ETag></Part></CompleteMultipartUpload>',
    );
  });

  test('is one file when the body says so, whatever the status was', () => {
    expect(isCompleted(bytes('  \n<?xml version="1.0"?>\n<CompleteMultipartUploadResult/>'))).toBe(true);
    expect(isCompleted(bytes('  <Error><Code>InternalError</Code></Error>'))).toBe(false);
    expect(isCompleted(bytes(''))).toBe(false);
  });
});
