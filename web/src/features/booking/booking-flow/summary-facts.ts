import type { BookWords } from '../../../words/types.gen';

/** One service of the booking, in words. */
export interface SummaryLine {
  id: string;
  title: string;
  price: string;
  addOns: readonly string[];
}

/** The contents of the booking's summary. */
export interface SummaryFacts {
  lines: readonly SummaryLine[];
  withWhom: string;
  /** "Tue 24 Nov, 10:30"; null until a time is chosen. */
  when: string | null;
  length: string;
  total: string;
}

/** "24 hours", "1 hour", "90 minutes". */
export function noticeText(words: BookWords, minutes: number): string {
  return minutes % 60 === 0
    ? words.hoursBefore({ count: minutes / 60 })
    : words.minutesBefore({ count: minutes });
}
