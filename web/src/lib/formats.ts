import type { FormatsWords } from '../words/types.gen';
import { dayInUtc, localDay, weekdayOf } from './local-day';
import type { Currency } from './currency';
import { wallMinuteOf, wallText } from './zone';

const asText = String;
const twoDigits = (number: number) => asText(number).padStart(2, '0');

/** Before every third digit from the end. */
const BETWEEN_THOUSANDS = /\B(?=(\d{3})+$)/g;

/** Hour cycle and first weekday: the salon's, otherwise the language's. */
export interface Habits {
  hourCycle: 'h12' | 'h23';
  /** 1 is Monday. */
  firstWeekday: number;
}

const usual: Habits = { hourCycle: 'h23', firstWeekday: 1 };

/**
 * Formats days, times, money and lists in one language, using only its sentences. `Intl` differs between Node and
 * browsers, and creating its first formatter blocks a phone while the page loads.
 */
export function formatsIn(words: FormatsWords, { hourCycle, firstWeekday }: Habits = usual) {
  const partsOf = (instant: string | Date, timeZone: string) => {
    const [year = '', month = '', day = ''] = localDay(instant, timeZone).split('-');
    return {
      year,
      month: asText(Number(month)),
      day: Number(day),
      weekday: asText(weekdayOf(instant, timeZone)),
    };
  };

  /** "09:30" for minute 570 of a day, or "9:30 am"; the end of the day is "24:00", or "12:00 am". */
  const formatWallMinute = (minute: number): string => {
    if (hourCycle === 'h23') return wallText(minute);
    const hour = Math.floor(minute / 60) % 24;
    return words.timeOfHalfDay({
      time: `${hour % 12 || 12}:${twoDigits(minute % 60)}`,
      half: hour < 12 ? 'am' : 'pm',
    });
  };

  /** "10:30", or "10:30 am". */
  const formatTime = (instant: string | Date, timeZone: string): string =>
    formatWallMinute(wallMinuteOf(new Date(instant).getTime(), timeZone));

  const moneyText = (amount: number, { symbol, decimals }: Currency, isExact: boolean): string => {
    const cents = Math.round(Math.abs(amount) * 100);
    const whole = asText(Math.floor(cents / 100)).replace(BETWEEN_THOUSANDS, words.thousands());
    const parts = twoDigits(cents % 100).padEnd(decimals, '0');
    const rest = cents % 100 === 0 && !isExact ? '' : words.decimalPoint() + parts;
    return `${amount < 0 && cents > 0 ? '−' : ''}${words.money({ symbol, figures: whole + rest })}`;
  };

  /** "$45", "$1,250", "$45.50": cents only if there are any. */
  const formatMoney = (amount: number, currency: Currency): string => moneyText(amount, currency, false);

  /** "$45.00": all decimals, for columns of amounts. */
  const formatSum = (amount: number, currency: Currency): string =>
    moneyText(amount, currency, currency.decimals > 0);

  /** "4.8". */
  const formatDecimal = (number: number): string => number.toFixed(1).replace('.', words.decimalPoint());

  /** "45 min", "2 h", "2 h 15 min". */
  const formatDuration = (durationMinutes: number): string => {
    const hours = Math.floor(durationMinutes / 60);
    const minutes = durationMinutes % 60;
    if (hours === 0) return words.minutes({ minutes });
    return minutes === 0 ? words.hours({ hours }) : words.hoursAndMinutes({ hours, minutes });
  };

  return {
    /** Weekdays in order: 1 (Monday) … 7 (Sunday) if weeks start on Monday. */
    weekdays: Array.from({ length: 7 }, (_, index) => ((firstWeekday - 1 + index) % 7) + 1),

    formatWallMinute,
    formatTime,
    formatMoney,
    formatSum,
    formatDecimal,
    formatDuration,

    /** "Tuesday 24 November". */
    formatDay(instant: string | Date, timeZone: string): string {
      const { weekday, month, day } = partsOf(instant, timeZone);
      return words.day({ weekday: words.weekday({ weekday }), month: words.month({ month }), day });
    },

    /** "Tue 24 Nov". */
    formatShortDay(instant: string | Date, timeZone: string): string {
      const { weekday, month, day } = partsOf(instant, timeZone);
      return words.shortDay({
        weekday: words.shortWeekday({ weekday }),
        month: words.shortMonth({ month }),
        day,
      });
    },

    /** "November 2026". */
    formatMonth(instant: string | Date, timeZone: string): string {
      const { year, month } = partsOf(instant, timeZone);
      return words.monthOfYear({ month: words.month({ month }), year });
    },

    /** "Tue 24 Nov 2026, 10:30". */
    formatDateTime(instant: string | Date, timeZone: string): string {
      const { year, month, day, weekday } = partsOf(instant, timeZone);
      return words.dateTime({
        weekday: words.shortWeekday({ weekday }),
        month: words.shortMonth({ month }),
        day,
        year,
        time: formatTime(instant, timeZone),
      });
    },

    /** "Monday" for 1 … "Sunday" for 7. */
    weekdayName: (weekday: number): string => words.weekday({ weekday: asText(weekday) }),

    /** "Mon" for 1 … "Sun" for 7. */
    shortWeekdayName: (weekday: number): string => words.shortWeekday({ weekday: asText(weekday) }),

    /** "Mo" for 1 … "Su" for 7, for narrow places. */
    narrowWeekdayName: (weekday: number): string => words.narrowWeekday({ weekday: asText(weekday) }),

    /** "Nov" for `2026-11-24`. */
    shortMonthName: (day: string): string => words.shortMonth({ month: partsOf(dayInUtc(day), 'UTC').month }),

    /** A price as quoted: exact, "Free", or "from" a minimum. */
    formatPrice(price: number, kind: 'fixed' | 'from', currency: Currency): string {
      if (price === 0 && kind === 'fixed') return words.free();
      const money = formatMoney(price, currency);
      return kind === 'from' ? words.priceFrom({ money }) : money;
    },

    /** "2 h 15 min", or "2 h – 2 h 15 min" if it depends on the team member. */
    formatDurations(minMinutes: number, maxMinutes: number): string {
      const least = formatDuration(minMinutes);
      return minMinutes === maxMinutes ? least : `${least} – ${formatDuration(maxMinutes)}`;
    },

    /** "Cut, Colour, Blow-dry": consecutive items. */
    formatSeries: (items: readonly string[]): string =>
      items.length === 0 ? '' : items.reduce((first, next) => words.list({ first, next })),

    /** "Cut", "Cut and Colour", "Cut, Colour and Blow-dry". */
    formatList(items: readonly string[]): string {
      const [first = '', ...rest] = items;
      return rest.reduce(
        (said, next, index) =>
          index === rest.length - 1
            ? words.listPair({ first: said, last: next })
            : words.list({ first: said, next }),
        first,
      );
    },
  };
}

export type Formats = ReturnType<typeof formatsIn>;
