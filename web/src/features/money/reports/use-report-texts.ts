import { dayInUtc, weekdayOf } from '../../../lib/local-day';
import type { Currency } from '../../../lib/currency';
import { useFormats } from '../../../ui/use-formats';
import { figures } from '../../../words/figures.gen';
import { reports } from '../../../words/reports.gen';
import { useWords } from '../../../words/use-words';
import { useMethodName } from '../till-settings/use-method-name';
import type { Period } from './models';

/** Formats for a report's figures, within a period if given. */
export function useReportTexts(currency: Currency, period?: Period) {
  const words = useWords(reports);
  const names = useWords(figures);
  const methodName = useMethodName();
  const formats = useFormats();
  const { formatSum, formatMoney, formatDay, formatShortDay, formatMonth, formatDuration, formatDecimal } =
    formats;
  const { shortMonthName, shortWeekdayName } = formats;

  const dayText = (day: string) =>
    words.dayOfYear({ day: formatDay(dayInUtc(day), 'UTC'), year: day.slice(0, 4) });

  const rangeText = ({ kind, firstDay, lastDay }: Pick<Period, 'kind' | 'firstDay' | 'lastDay'>): string => {
    if (kind === 'day') return dayText(firstDay);
    if (kind === 'month') return formatMonth(dayInUtc(firstDay), 'UTC');
    if (kind === 'year') return firstDay.slice(0, 4);
    const [from, to] = [firstDay, lastDay].map((day) => formatShortDay(dayInUtc(day), 'UTC'));
    return words.weekSpan({ from: from ?? '', to: to ?? '', year: lastDay.slice(0, 4) });
  };

  return {
    ...formats,
    words,
    names,
    methodName,
    rangeText,
    /** The name of a figure in the previous period. */
    nameBefore: (name: string) => (period ? `${name}, ${rangeText({ ...period, ...period.before })}` : name),
    money: (amount: number) => formatSum(amount, currency),
    /** Without zero cents: for an axis. */
    shortMoney: (amount: number) => formatMoney(amount, currency),
    count: String,
    minutes: formatDuration,
    /** "12.5%", and "88%" where a decimal adds nothing. */
    share: (part: number) => {
      const hundredths = part * 100;
      const isRound = Math.abs(hundredths - Math.round(hundredths)) < 0.05;
      return words.percent({ number: isRound ? hundredths.toFixed(0) : formatDecimal(hundredths) });
    },
    /** A day or a month of a chart. */
    partText: (kind: Period['kind'], firstDay: string) =>
      kind === 'year' ? formatMonth(dayInUtc(firstDay), 'UTC') : formatDay(dayInUtc(firstDay), 'UTC'),
    /** The same under an axis: "Nov", "Tue", "24 Nov". */
    shortPartText: (kind: Period['kind'], firstDay: string) => {
      if (kind === 'year') return shortMonthName(firstDay);
      if (kind === 'week') return shortWeekdayName(weekdayOf(dayInUtc(firstDay), 'UTC'));
      return words.dayOfMonth({ day: Number(firstDay.slice(8)), month: shortMonthName(firstDay) });
    },
  };
}

export type ReportTexts = ReturnType<typeof useReportTexts>;

/** ICU choices are words without hyphens. */
export const wordOfLead = {
  afterwards: 'afterwards',
  'within-2-hours': 'withinTwoHours',
  'within-a-day': 'withinADay',
  'within-a-week': 'withinAWeek',
  earlier: 'other',
} as const;
