import { createContext, use } from 'react';
import { formatsIn, type Formats, type Habits } from '../lib/formats';
import { formats } from '../words/formats.gen';
import { languageFacts } from '../words/languages.gen';
import type { FormatsWords } from '../words/types.gen';
import { useLanguage, useWords } from '../words/use-words';

/** What the salon says about its hours and weeks; the rest is as the language of the page has it. */
export const SalonHabits = createContext<{ [One in keyof Habits]?: Habits[One] | null | undefined }>({});

const made = new WeakMap<FormatsWords, Map<string, Formats>>();

/** How days, times, money and lists are written in the language of the page. */
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
