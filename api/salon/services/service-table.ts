import { amountCell, type TableCell } from '../../common/table/cells.js';
import type { Language } from '../../words/types.gen.js';
import { notices } from '../../words/words.gen.js';
import type { Service } from './service.entity.js';
import { toPrice } from '../../common/money/currency-step.js';

/** The header row of the services table, in the language of the person who exports it. */
export function serviceColumns(language: Language): string[] {
  const words = notices[language];
  return [
    words.columnService(),
    words.columnCategory(),
    words.columnDescription(),
    words.columnPrice(),
    words.columnIsFrom(),
    words.columnCurrency(),
    words.columnMinutes(),
    words.columnBufferMinutes(),
    words.columnAddOns(),
    words.columnStatus(),
  ];
}

/** One service in the columns above, in the salon's main language. */
export function serviceCells(
  service: Service,
  { language, currency }: { language: Language; currency: string },
): TableCell[] {
  const words = notices[language];
  const inWords = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    minimumFractionDigits: 2,
    useGrouping: false,
  });
  return [
    service.title,
    service.category.title,
    service.description,
    amountCell(toPrice(service.priceCents)),
    service.priceKind === 'from' ? words.cellYes() : words.cellNo(),
    currency,
    service.segments.reduce((sum, { minutes }) => sum + minutes, 0),
    service.bufferMinutes,
    service.addOns
      .map(({ title, priceCents, extraMinutes }) =>
        words.cellAddOn({ title, price: inWords.format(toPrice(priceCents)), minutes: extraMinutes }),
      )
      .join('; '),
    service.status,
  ];
}
