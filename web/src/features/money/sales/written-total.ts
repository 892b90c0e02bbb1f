import { centsOf } from '../../../lib/typed-amount';
import type { Sale } from './models';

/** The amount shown at a line, so that lines and taxes add up to the total: without tax if tax is added. */
export const writtenTotal = (
  { taxIsAdded }: Pick<Sale, 'taxIsAdded'>,
  { total, tax }: Pick<Sale['lines'][number], 'total' | 'tax'>,
): number => (taxIsAdded ? (centsOf(total) - centsOf(tax)) / 100 : total);
