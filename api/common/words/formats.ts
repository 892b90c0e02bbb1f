import { formats } from '../../words/words.gen.js';
import type { Language } from '../../words/types.gen.js';
import { epochMinute } from '../time/epoch-minute.js';
import { factsOf } from '../money/currencies.js';
import { localDayOf, wallMinuteOf } from '../time/zone.js';
import { currencySymbol } from './currency-symbol.js';

const MINUTE = 60_000;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Before every third digit from the end. */
const BETWEEN_THOUSANDS = /\B(?=(\d{3})+$)/g;

/** Formats days, times, prices and lists in a language, using only its sentences, as the web app does. */
export function formatsIn(language: Language, hourCycle: 'h12' | 'h23') {
  const words = formats[language];

  const timeAt = (minute: number): string => {
    const hour = Math.floor(minute / 60);
    if (hourCycle === 'h23') return `${twoDigits(hour)}:${twoDigits(minute % 60)}`;
    return words.timeOfHalfDay({
      time: `${hour % 12 || 12}:${twoDigits(minute % 60)}`,
      half: hour < 12 ? 'am' : 'pm',
    });
  };

  const moneyText = (cents: number, currency: string, hasDecimals: boolean): string => {
    const whole = String(Math.floor(cents / 100)).replace(BETWEEN_THOUSANDS, words.thousands());
    const decimals = twoDigits(cents % 100).padEnd(factsOf(currency).decimals, '0');
    const rest = hasDecimals ? words.decimalPoint() + decimals : '';
    return words.money({ symbol: currencySymbol(currency), figures: whole + rest });
  };

  const money = (cents: number, currency: string): string => moneyText(cents, currency, cents % 100 !== 0);

  return {
    /** The names of an instant's day and time in a zone. */
    partsOf(instant: Date, timeZone: string) {
      const minute = epochMinute(Math.floor(instant.getTime() / MINUTE));
      const day = localDayOf(minute, timeZone);
      const [year = '', month = '', date = ''] = day.split('-');
      const weekday = String(new Date(`${day}T12:00:00Z`).getUTCDay() || 7);
      return {
        weekday: words.weekday({ weekday }),
        day: Number(date),
        month: words.month({ month: String(Number(month)) }),
        year,
        time: timeAt(wallMinuteOf(minute, timeZone)),
      };
    },

    /** "$45", "$45.50": cents only if there are any. */
    money,

    /** "$45.00", "¥45": all decimals, for columns of amounts. */
    sum: (cents: number, currency: string): string =>
      moneyText(cents, currency, factsOf(currency).decimals > 0),

    /** "$45", "from $120", "Free". */
    price(cents: number, kind: 'fixed' | 'from', currency: string): string {
      if (cents === 0 && kind === 'fixed') return words.free();
      return kind === 'from' ? words.priceFrom({ money: money(cents, currency) }) : money(cents, currency);
    },

    /** "45 min", "2 h", "1 h 30 min". */
    duration(wholeMinutes: number): string {
      const hours = Math.floor(wholeMinutes / 60);
      const minutes = wholeMinutes % 60;
      if (hours === 0) return words.minutes({ minutes });
      return minutes === 0 ? words.hours({ hours }) : words.hoursAndMinutes({ hours, minutes });
    },

    /** "Ana", "Ana and Bea", "Ana, Bea and Carla". */
    list([first = '', ...rest]: readonly string[]): string {
      const last = rest.pop();
      const most = rest.reduce((said, next) => words.list({ first: said, next }), first);
      return last === undefined ? most : words.listPair({ first: most, last });
    },
  };
}
