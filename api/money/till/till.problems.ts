import { invalidInput, notFound } from '../../common/problem/common.problems.js';
import { Problem } from '../../common/problem/problem.js';
import { sentence, type Sentence } from '../../common/words/sentence.js';
import type { TillCountView } from './till.view.js';

export const noSuchClose = () => notFound('close');

const refused = (pointer: string, detail: Sentence) => invalidInput([{ pointer, detail }]);

/** 422: of a currency without decimals, an amount has none. */
export const amountNotWhole = (pointer: string) => refused(pointer, sentence('notAWholeAmount'));

/** 422: where cash came from, or what it was for, is one of the categories of its kind. */
export const chooseCategory = () => refused('#/category', sentence('chooseCategory'));

/** 422: only tips are paid in other ways than cash. */
export const onlyTipsOtherwise = () => refused('#/paidBy', sentence('onlyTipsOtherwise'));

/** 422: there are no coins for it. */
export const notPayableInCash = (pointer: string) => refused(pointer, sentence('notPayableInCash'));

/** 422: why money went in or out is on record. */
export const sayWhy = (pointer: string) => refused(pointer, sentence('sayWhy'));

/** 422: tips are somebody’s. */
export const tipsOfWhom = () => refused('#/staffId', sentence('tipsOfWhom'));

/** 422: nobody of that id works or has worked here. */
export const noSuchMember = () => refused('#/staffId', sentence('noSuchTeamMember'));

/** 422: nobody else is part of such a movement. */
export const notSomebodys = () => refused('#/staffId', sentence('onlyTipsAreSomebodys'));

/** 422: not both, and not neither. */
export const countOrTotal = () => refused('#/counts', sentence('countOrTotal'));

/** 422: the currency has no such coin or note, or it was counted before. */
export const noSuchCoin = (index: number) => refused(`#/counts/${index}/value`, sentence('noSuchCoin'));

/** 422: there is not that much in the drawer. */
export const bankedTooMuch = () => refused('#/banked', sentence('bankedTooMuch'));

/** 409: someone else has made this close, or the till that was shown is out of date. */
export const alreadyClosed = () => new Problem('already-closed');

/** 409: something was sold or moved since the count was compared. Carries what it comes to now. */
export const countHasChanged = (count: TillCountView) =>
  new Problem('count-has-changed', { extras: { count } });

/** 409: the drawer should have less than that. Asked for by each attempt, which is in the activity. */
export const moreThanInDrawer = () => new Problem('more-than-in-drawer');

/** 409: a movement is taken back once, and a reversal never. */
export const notToBeReversed = () => new Problem('not-possible');

export const noSuchMovement = () => notFound('movement');

/** 409: nobody is paid more tips than they are owed. */
export const notEnoughTips = () => new Problem('not-enough-tips');
