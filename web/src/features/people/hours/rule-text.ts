import type { HoursDeskWords } from '../../../words/types.gen';
import type { BookingRules } from './mutations';

/** "1 day", "2 hours", "90 minutes": the largest unit without a fraction. */
export function durationText(words: HoursDeskWords, minutes: number): string {
  if (minutes > 0 && minutes % 1440 === 0) return words.dayCount({ count: minutes / 1440 });
  if (minutes > 0 && minutes % 60 === 0) return words.hourCount({ count: minutes / 60 });
  return words.minuteCount({ count: minutes });
}

/** The city in a time zone's name: "New York". */
export const cityOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** The effect of each rule on clients. */
export const ruleTextIn = (words: HoursDeskWords) =>
  ({
    slotStepMinutes: (minutes: number) =>
      minutes === 60 ? words.stepHour() : words.stepMinutes({ minutes }),
    noticeMinutes: (minutes: number) =>
      minutes === 0 ? words.noNotice() : words.noticeOf({ duration: durationText(words, minutes) }),
    horizonDays: (days: number) => words.aheadDays({ days: words.dayCount({ count: days }) }),
    cancellationNoticeMinutes: (minutes: number) =>
      minutes === 0 ? words.untilStart() : words.untilBefore({ duration: durationText(words, minutes) }),
    reminderMinutes: (minutes: number) =>
      minutes === 0 ? words.remindedAt() : words.remindedBefore({ duration: durationText(words, minutes) }),
  }) satisfies {
    [Rule in Exclude<keyof BookingRules, 'requiresPhone'>]: (value: BookingRules[Rule]) => string;
  };
