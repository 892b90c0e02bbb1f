import { centsOf } from '../../../lib/typed-amount';
import type { Sale } from './models';

/** The amount beside a line, so that lines and taxes add up to the total: without the tax where that comes on top. */
export const writtenTotal = (
  { taxIsAdded }: Pick<Sale, 'taxIsAdded'>,
  { total, tax }: Pick<Sale['lines'][number], 'total' | 'tax'>,
): number => (taxIsAdded ? (centsOf(total) - centsOf(tax)) / 100 : total);
