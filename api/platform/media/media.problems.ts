import { invalidInput } from '../../common/problem/common.problems.js';
import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 422: the file is missing or can't be read as a picture. */
export const unusablePicture = () => new Problem('unusable-picture');

/** 422: it has more pixels than fit into memory. */
export const tooManyPixels = () => new Problem('too-many-pixels');

/** 422: the record refers to a picture that does not exist. */
export const noSuchPicture = (field = 'pictureId') =>
  invalidInput([{ pointer: `#/${field}`, detail: sentence('noSuchPicture') }]);

/** 409: a service, a team member, the portfolio or the site uses it. */
export const pictureInUse = () => new Problem('picture-in-use');

/** 507: the disk is full. */
export const storageFull = () => new Problem('storage-full');

/** 503: too many pictures are being processed. */
export const processorBusy = () => new Problem('unavailable', { retryAfterSeconds: 10 });

/** 503: the picture store is down or responds incorrectly, or the pictures folder is not writable. */
export const picturesAway = () => new Problem('pictures-away', { retryAfterSeconds: 30 });
