declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  /** Only what we use of it. */
  // eslint-disable-next-line no-restricted-syntax -- it is all that the package exports
  export default class S3rver {
    constructor(options: {
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    configureBuckets(): Promise<void>;
    callback(): RequestListener;
  }
}
