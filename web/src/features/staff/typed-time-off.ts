import { windowsOf } from '../hours/time-windows';
import type { TeamDeskWords } from '../../words/types.gen';
import type { BookingDecisions } from './booking-decisions';
import type { TimeOffAsk } from './models';

/** Time off as it is being typed. */
export interface TypedTimeOff {
  fromDay: string;
  toDay: string;
  isWholeDays: boolean;
  /** Wall times, unless it is made of whole days. */
  from: string;
  to: string;
  reason: string;
}

/** All that is entered before time off is saved. */
export interface TimeOffDraft extends TypedTimeOff {
  decisions: BookingDecisions;
  /** For the clients whose booking is cancelled. */
  message: string;
}

/** With one day chosen, that is the last day too. */
const lastDay = ({ fromDay, toDay }: TypedTimeOff) => toDay || fromDay;

/** What has to be mended before it can be sent, by field. */
export function mistakesIn(words: TeamDeskWords, typed: TypedTimeOff): Record<string, string> {
  const toDay = lastDay(typed);
  if (!typed.fromDay) return { fromDay: words.chooseFirstDay() };
  if (toDay < typed.fromDay) return { toDay: words.lastBeforeFirst() };
  if (typed.isWholeDays) return {};
  const [window] = windowsOf([typed]);
  if (!window) return { to: words.enterStartAndEnd() };
  if (toDay === typed.fromDay && window.endsMinute <= window.startsMinute)
    return { to: words.endAfterStart() };
  return {};
}

/** As it is sent; only for values without mistakes. */
export function askOf(typed: TypedTimeOff): Omit<TimeOffAsk, 'staffId'> {
  const days = { fromDay: typed.fromDay, toDay: lastDay(typed) };
  const [window] = typed.isWholeDays ? [] : windowsOf([typed]);
  return window ? { ...days, fromMinute: window.startsMinute, toMinute: window.endsMinute } : days;
}
