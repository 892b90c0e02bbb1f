import { toPrice } from '../../common/money/currency-step.js';
import { amountCell, type TableCell } from '../../common/table/cells.js';
import type { Language } from '../../words/types.gen.js';
import { notices } from '../../words/words.gen.js';
import type { Product } from './product.entity.js';

/** The header row of the products table, in the language of the person who exports it. */
export function productColumns(language: Language): string[] {
  const words = notices[language];
  return [
    words.columnProduct(),
    words.columnPrice(),
    words.columnCurrency(),
    words.columnStock(),
    words.columnReorderLevel(),
    words.columnBarcode(),
  ];
}

/** One product in the columns above. */
export const productCells = (
  { title, priceCents, stock, lowStock, barcode }: Product,
  currency: string,
): TableCell[] => [title, amountCell(toPrice(priceCents)), currency, stock, lowStock ?? '', barcode ?? ''];
