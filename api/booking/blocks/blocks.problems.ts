import { Problem } from '../../common/problem/problem.js';
import type { BlockInTheWayView } from './block-group.view.js';

/** 409: some of the time is taken, so nothing was blocked. Carries each refused block and its obstacles. */
export const blocksInTheWay = (inTheWay: BlockInTheWayView[]) =>
  new Problem('blocks-in-the-way', { extras: { inTheWay } });
