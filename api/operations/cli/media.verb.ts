import { pictureFolder } from '../../platform/media/media-store-of.js';
import { pushPictures } from '../../platform/media/push-pictures.js';
import { S3Store } from '../../platform/media/s3.store.js';
import { StoreFailure } from '../../platform/s3/store-failure.js';
import { CommandError, exitStatuses, UsageError, type Verb } from './verb.js';

/** Moves pictures from the folder to S3. */
export const media: Verb = {
  name: 'media',
  usage: 'push',
  summary: 'Copies the pictures of DATA_DIR to the bucket of S3_URL.',
  details: [
    'Every file is read back. What is there already is not sent again, so it can be interrupted and repeated. Parlour may run',
    'meanwhile; with MEDIA_STORE=s3 it shows what is not in the bucket yet from the folder. The folder stays as it is.',
  ],
  words: { atLeast: 1, atMost: 1 },
  options: {},
  run: async ({ words: [what = ''], env }) => {
    if (what !== 'push') throw new UsageError(`there is no "media ${what}"; it is media push.`);
    if (!env.s3) throw new CommandError('S3_URL is not set.');
    try {
      const pushed = await pushPictures(pictureFolder(env), new S3Store(env.s3));
      const next = env.mediaStore === 's3' ? [] : ['Set MEDIA_STORE=s3, start again, and repeat this once.'];
      return {
        exitCode: exitStatuses.fine,
        text: [`${pushed.sent} files sent, ${pushed.there} were there already.`, ...next].join('\n'),
        json: pushed,
      };
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
      throw new CommandError(`S3_URL: ${error.message}. Nothing is lost; repeat the command to go on.`);
    }
  },
};
