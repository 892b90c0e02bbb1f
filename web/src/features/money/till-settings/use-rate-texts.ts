import { dayInUtc } from '../../../lib/local-day';
import { useFormats } from '../../../ui/use-formats';
import { formats } from '../../../words/formats.gen';
import { tillSettings as book } from '../../../words/till-settings.gen';
import { useWords } from '../../../words/use-words';
import type { TaxRate } from './models';

/** Formats rates and their days: "23 %", "Standard · 23 %", "21 % from Thu 1 Jul 2027", "Thu 1 Jul 2027". */
export function useRateTexts() {
  const words = useWords(book);
  const { decimalPoint } = useWords(formats);
  const { formatShortDay } = useFormats();
  const percentOnly = (percent: number): string =>
    words.percent({ percent: String(percent).replace('.', decimalPoint()) });
  const dayText = (fromDay: string): string =>
    `${formatShortDay(dayInUtc(fromDay), 'UTC')} ${fromDay.slice(0, 4)}`;
  return {
    percentOnly,
    dayText,
    percentText: ({ name, percent }: Pick<TaxRate, 'name' | 'percent'>): string =>
      percent === null ? name : `${name} · ${percentOnly(percent)}`,
    changeText: ({ fromDay, percent }: TaxRate['changes'][number]): string =>
      words.percentFrom({
        percent: percentOnly(percent),
        day: dayText(fromDay),
      }),
  };
}
