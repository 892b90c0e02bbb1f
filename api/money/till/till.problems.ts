import { invalidInput, notFound } from '../../common/problem/common.problems.js';
import { Problem } from '../../common/problem/problem.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { sentence, type Sentence } from '../../common/words/sentence.js';
import type { TillCountView } from './till.view.js';

export const noSuchClose = () => notFound('close');

const refused = (pointer: string, detail: Sentence) => invalidInput([{ pointer, detail }]);

/** 422: of a currency without decimals, an amount has none. */
export const amountNotWhole = (pointer: string) => refused(pointer, sentence('notAWholeAmount'));

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

/** 422: nobody has seen how that day ends. */
export const dayToCome = () => refused('#/day', sentence('dayToCome'));

/** 422: an earlier day on which nothing was taken needs no close. */
export const nothingToClose = () => refused('#/day', sentence('nothingToClose'));

/** 422: there is not that much in the drawer. */
export const bankedTooMuch = () => refused('#/banked', sentence('bankedTooMuch'));

/** 409: a day is closed once. */
export const dayIsClosed = () => new Problem('day-is-closed');

/** 409: an earlier day comes first. Carries it. */
export const earlierDayOpen = (day: LocalDate) => new Problem('earlier-day-open', { extras: { day } });

/** 409: something was sold or moved since the count was compared. Carries what it comes to now. */
export const countHasChanged = (count: TillCountView) =>
  new Problem('count-has-changed', { extras: { count } });

/** 409: nobody is paid more tips than they are owed. */
export const notEnoughTips = () => new Problem('not-enough-tips');
