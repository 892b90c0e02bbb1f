import { invalidInput, notFound } from '../../common/problem/common.problems.js';
import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: the salon takes no money here. */
export const tillOff = () => new Problem('till-off');

/** 409: the salon takes money at another till; what only a till can do is not done here. */
export const tillElsewhere = () => new Problem('till-elsewhere');

/** 409: services or products have this rate, or everything does. */
export const taxRateInUse = () => new Problem('tax-rate-in-use');

export const noSuchTaxRate = () => notFound('taxRate');

/** 422: there is no such rate, or it was archived. */
export const taxRateIsMissing = (pointer: string) =>
  invalidInput([{ pointer, detail: sentence('noSuchTaxRate') }]);

/** 422: with several rates nobody knows which one a gift card will be spent on. */
export const severalRates = () =>
  invalidInput([{ pointer: '#/giftCardTax', detail: sentence('severalTaxRates') }]);

/** 422: what was sold keeps the rate that it had. */
export const rateOfThePast = (pointer: string) =>
  invalidInput([{ pointer, detail: sentence('rateFromNowOn') }]);

/** 422: whoever switches to recording has to have read what that means. */
export const notAcknowledged = () =>
  invalidInput([{ pointer: '#/acknowledged', detail: sentence('acknowledgeFirst') }]);

/** 422: it has to be the salon’s name, letter by letter. */
export const typedSomethingElse = (name: string) =>
  invalidInput([{ pointer: '#/typed', detail: sentence('typeTheSalonsName', { name }) }]);
