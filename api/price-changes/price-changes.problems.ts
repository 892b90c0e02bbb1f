import { invalidInput } from '../common/problem/common.problems.js';
import { Problem } from '../common/problem/problem.js';
import { sentence } from '../common/words/sentence.js';
import type { PriceChangePreviewView } from './price-change.view.js';

/** 409: a price has changed since the preview. Carries what would change now. */
export const pricesHaveChanged = (preview: PriceChangePreviewView) =>
  new Problem('prices-have-changed', { extras: { preview } });

/** 422: something would cost nothing, or more than anything does. */
export const unusablePrice = (title: string) =>
  invalidInput([{ pointer: '#/change', detail: sentence('unusablePrice', { title }) }]);
