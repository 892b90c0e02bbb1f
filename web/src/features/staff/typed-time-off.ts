import { windowsOf } from '../hours/time-windows';
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

export type Mistakes = Partial<Record<'fromDay' | 'toDay' | 'to', string>>;

/** With one day chosen, that is the last day too. */
const lastDay = ({ fromDay, toDay }: TypedTimeOff) => toDay || fromDay;

export function mistakesIn(typed: TypedTimeOff): Mistakes {
  const toDay = lastDay(typed);
  if (!typed.fromDay) return { fromDay: 'Please choose the first day.' };
  if (toDay < typed.fromDay) return { toDay: 'The last day must not be before the first.' };
  if (typed.isWholeDays) return {};
  const [window] = windowsOf([typed]);
  if (!window) return { to: 'Enter a start and an end.' };
  if (toDay === typed.fromDay && window.endsMinute <= window.startsMinute)
    return { to: 'The end must be after the start.' };
  return {};
}

/** As it is sent; only for values without mistakes. */
export function askOf(typed: TypedTimeOff): Omit<TimeOffAsk, 'staffId'> {
  const days = { fromDay: typed.fromDay, toDay: lastDay(typed) };
  const [window] = typed.isWholeDays ? [] : windowsOf([typed]);
  return window ? { ...days, fromMinute: window.startsMinute, toMinute: window.endsMinute } : days;
}
