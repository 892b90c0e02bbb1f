import { createContext, use } from 'react';
import { formatsIn, type Formats, type Habits } from '../lib/formats';
import { formats } from '../words/formats.gen';
import { languageFacts } from '../words/languages.gen';
import type { FormatsWords } from '../words/types.gen';
import { useLanguage, useWords } from '../words/use-words';

/** The salon's hour cycle and first weekday; anything unset follows the page's language. */
export const SalonHabits = createContext<{ [One in keyof Habits]?: Habits[One] | null | undefined }>({});

const made = new WeakMap<FormatsWords, Map<string, Formats>>();

/** Formats days, times, money and lists in the page's language. */
export function useFormats(): Formats {
  const words = useWords(formats);
  const facts = languageFacts[useLanguage()];
  const salon = use(SalonHabits);
  const hourCycle = salon.hourCycle ?? facts.hourCycle;
  const firstWeekday = salon.firstWeekday ?? facts.firstWeekday;
  const ofLanguage = made.get(words) ?? new Map<string, Formats>();
  made.set(words, ofLanguage);
  const known = ofLanguage.get(hourCycle + firstWeekday) ?? formatsIn(words, { hourCycle, firstWeekday });
  ofLanguage.set(hourCycle + firstWeekday, known);
  return known;
}
