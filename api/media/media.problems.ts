import { Problem } from '../common/problem/problem.js';

/** 422: nothing was sent that could be a picture, or it cannot be read as one. */
export const unusablePicture = () => new Problem('unusable-picture');

/** 422: so many pixels that opening it would take all the memory. */
export const tooManyPixels = () => new Problem('too-many-pixels');

/** 409: a service, a person, the portfolio or the site shows it. */
export const pictureInUse = () => new Problem('picture-in-use');

/** 507: the disk is full. */
export const storageFull = () => new Problem('storage-full');

/** 503: enough pictures are being worked on. */
export const darkroomBusy = () => new Problem('unavailable', { retryAfterSeconds: 10 });
