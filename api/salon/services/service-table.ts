import { csvAmount, type CsvSeparator } from '../../common/csv.js';
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
  { language, currency, separator }: { language: Language; currency: string; separator: CsvSeparator },
): string[] {
  const words = notices[language];
  const amount = (cents: number) => csvAmount(toPrice(cents), separator);
  return [
    service.title,
    service.category.title,
    service.description,
    amount(service.priceCents),
    service.priceKind === 'from' ? words.cellYes() : words.cellNo(),
    currency,
    String(service.segments.reduce((sum, { minutes }) => sum + minutes, 0)),
    String(service.bufferMinutes),
    service.addOns
      .map(({ title, priceCents, extraMinutes }) =>
        words.cellAddOn({ title, price: amount(priceCents), minutes: extraMinutes }),
      )
      .join('; '),
    service.status,
  ];
}
