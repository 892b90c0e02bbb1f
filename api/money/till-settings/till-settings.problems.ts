import { invalidInput, notFound } from '../../common/problem/common.problems.js';
import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: the till is off. */
export const tillOff = () => new Problem('till-off');

/** 409: the salon uses another till, so till-only actions are unavailable here. */
export const tillElsewhere = () => new Problem('till-elsewhere');

/** 409: services or products have this rate, or it is the usual one. */
export const taxRateInUse = () => new Problem('tax-rate-in-use');

export const noSuchTaxRate = () => notFound('taxRate');

/** 422: the rate does not exist or is archived. */
export const taxRateIsMissing = (pointer: string) =>
  invalidInput([{ pointer, detail: sentence('noSuchTaxRate') }]);

/** 422: with several rates, it is unknown which one applies to a gift card's use. */
export const severalRates = () =>
  invalidInput([{ pointer: '#/giftCardTax', detail: sentence('severalTaxRates') }]);

/** 422: past sales keep their rate. */
export const rateOfThePast = (pointer: string) =>
  invalidInput([{ pointer, detail: sentence('rateFromNowOn') }]);

/** 422: switching to recording requires confirming that its consequences were read. */
export const notAcknowledged = () =>
  invalidInput([{ pointer: '#/acknowledged', detail: sentence('acknowledgeFirst') }]);

/** 422: the typed text must be the salon’s name, letter by letter. */
export const typedSomethingElse = (name: string) =>
  invalidInput([{ pointer: '#/typed', detail: sentence('typeTheSalonsName', { name }) }]);
