import { invalidInput, notFound } from '../../common/problem/common.problems.js';
import { sentence } from '../../common/words/sentence.js';

export const noSuchProduct = () => notFound('product');

/** 422: a delivery of less than one, or a correction of zero. */
export const oddQuantity = () => invalidInput([{ pointer: '#/quantity', detail: sentence('oddQuantity') }]);

/** 422: another product on sale has this barcode. */
export const barcodeIsTaken = () =>
  invalidInput([{ pointer: '#/barcode', detail: sentence('barcodeIsTaken') }]);
