import { Problem } from '../../common/problem/problem.js';
import type { BlockInTheWayView } from './block-group.view.js';

/** 409: something takes up some of the time, so nothing was blocked. Carries each block that cannot be, and why. */
export const blocksInTheWay = (inTheWay: BlockInTheWayView[]) =>
  new Problem('blocks-in-the-way', { extras: { inTheWay } });
