import { invalidInput, notFound } from '../../common/problem/common.problems.js';
import { sentence } from '../../common/words/sentence.js';

export const noSuchProduct = () => notFound('product');

/** 422: a delivery of less than one, or a correction by nothing. */
export const oddQuantity = () => invalidInput([{ pointer: '#/quantity', detail: sentence('oddQuantity') }]);

/** 422: another product on sale has it. */
export const barcodeIsTaken = () =>
  invalidInput([{ pointer: '#/barcode', detail: sentence('barcodeIsTaken') }]);
