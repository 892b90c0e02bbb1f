import { permanentReason, s3ErrorCode, S3Page } from './s3-answers.js';

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
    expect(permanentReason('NoSuchBucket', 'vera')).toBe('there is no bucket "vera" (NoSuchBucket)');
    expect(permanentReason('RequestTimeTooSkewed', 'vera')).toBeNull();
    expect(permanentReason('InternalError', 'vera')).toBeNull();
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

  test('that was cut off, or is a page, is none', () => {
    expect(S3Page.from(bytes('<ListBucketResult><Contents><Key>x/1.webp</Key>'))).toBeNull();
    expect(S3Page.from(bytes('<!doctype html><title>Welcome</title>'))).toBeNull();
  });
});
