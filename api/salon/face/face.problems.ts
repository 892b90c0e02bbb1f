import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 422: a drawing, whose text could contain scripts and fonts. */
export const logoIsADrawing = () => new Problem('unusable-picture', { detail: sentence('logoIsADrawing') });

/** 422: every pixel is white or transparent. */
export const logoIsEmpty = () => new Problem('unusable-picture', { detail: sentence('logoIsEmpty') });
