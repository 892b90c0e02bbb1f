import { invalidInput, notFound } from '../../common/problem/common.problems.js';
import { Problem } from '../../common/problem/problem.js';
import { sentence, type Sentence } from '../../common/words/sentence.js';
import type { TillCountView } from './till.view.js';

export const noSuchClose = () => notFound('close');

const refused = (pointer: string, detail: Sentence) => invalidInput([{ pointer, detail }]);

/** 422: the currency has no decimals. */
export const amountNotWhole = (pointer: string) => refused(pointer, sentence('notAWholeAmount'));

/** 422: the category must be one of its kind's categories. */
export const chooseCategory = () => refused('#/category', sentence('chooseCategory'));

/** 422: only tips can be paid by methods other than cash. */
export const onlyTipsOtherwise = () => refused('#/paidBy', sentence('onlyTipsOtherwise'));

/** 422: the amount can't be paid in existing coins. */
export const notPayableInCash = (pointer: string) => refused(pointer, sentence('notPayableInCash'));

/** 422: cash in or out needs a reason. */
export const sayWhy = (pointer: string) => refused(pointer, sentence('sayWhy'));

/** 422: tips need a recipient. */
export const tipsOfWhom = () => refused('#/staffId', sentence('tipsOfWhom'));

/** 422: no current or former team member has this id. */
export const noSuchMember = () => refused('#/staffId', sentence('noSuchTeamMember'));

/** 422: this kind of movement has no recipient. */
export const notSomebodys = () => refused('#/staffId', sentence('onlyTipsAreSomebodys'));

/** 422: give either counts or a total, not both. */
export const countOrTotal = () => refused('#/counts', sentence('countOrTotal'));

/** 422: the currency has no such coin or note, or it is counted twice. */
export const noSuchCoin = (index: number) => refused(`#/counts/${index}/value`, sentence('noSuchCoin'));

/** 422: the drawer does not contain that much. */
export const bankedTooMuch = () => refused('#/banked', sentence('bankedTooMuch'));

/** 409: someone else has made this close, or the till that was shown is out of date. */
export const alreadyClosed = () => new Problem('already-closed');

/** 409: sales or movements happened since the count was compared. Carries the new comparison. */
export const countHasChanged = (count: TillCountView) =>
  new Problem('count-has-changed', { extras: { count } });

/** 409: the expected amount is lower than this. Each attempt is recorded in the activity log. */
export const moreThanInDrawer = () => new Problem('more-than-in-drawer');

/** 409: a movement is reversed only once, and a reversal never. */
export const notToBeReversed = () => new Problem('not-possible');

export const noSuchMovement = () => notFound('movement');

/** 409: the payment exceeds the tips owed. */
export const notEnoughTips = () => new Problem('not-enough-tips');
