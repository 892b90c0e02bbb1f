import { dayOfText } from '../../../lib/local-day';
import { optionalParam, urlState } from '../../../lib/url-state';

const minuteOf = (text: string): string | null =>
  /^\d{1,4}$/.test(text) && Number(text) < 1440 ? text : null;

/** The person and days of the sick-day page; today by default. */
export const sickDayAddress = urlState({
  staffId: optionalParam('staff', (text) => text || null),
  fromDay: optionalParam('from', dayOfText),
  toDay: optionalParam('to', dayOfText),
  /** The minute of the first day at which it begins; null for the whole day. */
  fromMinute: optionalParam('minute', minuteOf),
});
