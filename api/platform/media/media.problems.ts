import { invalidInput } from '../../common/problem/common.problems.js';
import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 422: there is no file, or it cannot be read as a picture. */
export const unusablePicture = () => new Problem('unusable-picture');

/** 422: it has so many pixels that opening it would take too much memory. */
export const tooManyPixels = () => new Problem('too-many-pixels');

/** 422: what was to show a picture names one that does not exist. */
export const noSuchPicture = (field = 'pictureId') =>
  invalidInput([{ pointer: `#/${field}`, detail: sentence('noSuchPicture') }]);

/** 409: a service, a team member, the portfolio or the site shows it. */
export const pictureInUse = () => new Problem('picture-in-use');

/** 507: the disk is full. */
export const storageFull = () => new Problem('storage-full');

/** 503: too many pictures are being processed. */
export const processorBusy = () => new Problem('unavailable', { retryAfterSeconds: 10 });

/** 503: the store that keeps the pictures does not answer, or not as it should, or their folder cannot be written to. */
export const picturesAway = () => new Problem('pictures-away', { retryAfterSeconds: 30 });
