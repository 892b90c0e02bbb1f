import type { SentenceText } from '../../../words/types.gen.js';

/** One text of a sentence: all of it, or one of its forms. */
export interface StandardText {
  /** The case of each choice, joined by full stops; empty where the sentence has one text only. */
  form: string;
  standard: string;
  /** The values that it needs, by name. */
  required: string[];
  /** Those that it may have. */
  known: string[];
  /** Each of its tags, as often as it has it. */
  tags: string[];
  /** The counts that it is for, the first few; null where words decide, or nothing does. */
  counts: number[] | null;
}

const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const tagsIn = (text: string): string[] => [...text.matchAll(/<(\w+)>/g)].map(([, name = '']) => name);

/** Enough to find each form of every language that we speak: in French and its kin, one begins at a million. */
const triedCounts = [...Array.from({ length: 104 }, (_, count) => count), 1_000_000, 2_000_000];
const SHOWN_COUNTS = 3;

/**
 * The texts of a sentence with what each needs.
 * @param pluralForm the form that goes with a count in the language of the sentence
 */
export function textsOf(sentence: SentenceText, pluralForm: (count: number) => string): StandardText[] {
  if (typeof sentence === 'string') {
    const known = [...new Set(namesIn(sentence))];
    return [{ form: '', standard: sentence, required: known, known, tags: tagsIn(sentence), counts: null }];
  }
  const { by, forms } = sentence;
  const known = [...new Set([...Object.values(forms).flatMap(namesIn), ...by.map(({ value }) => value)])];
  const [choice] = by;
  return Object.entries(forms).map(([form, standard]) => {
    const counts = by.length === 1 && choice ? countsOf(form, choice.cases, pluralForm) : null;
    // "One time" need not say 1; "many times" has to say how many.
    const isForOne = counts?.length === 1;
    const required = namesIn(standard).filter((name) => !isForOne || name !== choice?.value);
    return {
      form,
      standard,
      required: [...new Set(required)],
      known,
      tags: tagsIn(standard),
      counts: counts && counts.slice(0, SHOWN_COUNTS),
    };
  });
}

function countsOf(form: string, cases: string[], pluralForm: (count: number) => string): number[] | null {
  const isCounted = cases.every(
    (one) => one.startsWith('=') || triedCounts.some((count) => pluralForm(count) === one),
  );
  if (!isCounted) return null;
  const caseOf = (count: number) => (cases.includes(`=${count}`) ? `=${count}` : pluralForm(count));
  return triedCounts.filter((count) => caseOf(count) === form);
}

/** What is wrong with a text of the salon's own. */
export type OwnTextFault =
  { kind: 'unknownValue' | 'missingValue' | 'missingTag'; name: string } | { kind: 'invisible' };

/**
 * Controls, marks that turn the direction of all that follows, and signs for private use, which the web app uses itself.
 * Marks for one place, which Arabic needs beside figures, may stand.
 */
const INVISIBLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ue000-\uf8ff]/;

/** The first mistake in a text that is to stand for the standard one; null if there is none. */
export function faultIn(
  text: string,
  { standard, required, known, tags }: StandardText,
): OwnTextFault | null {
  if (INVISIBLE.test(text) || (text.includes('\n') && !standard.includes('\n'))) return { kind: 'invisible' };
  const names = namesIn(text);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) return { kind: 'unknownValue', name: unknown };
  const missing = required.find((name) => !names.includes(name));
  if (missing !== undefined) return { kind: 'missingValue', name: missing };
  const tag = misplacedTag(text, tags);
  return tag === null ? null : { kind: 'missingTag', name: tag };
}

/** A tag of the sentence that is not opened and closed as often as it has to be; others are text. */
function misplacedTag(text: string, tags: string[]): string | null {
  const open: string[] = [];
  const whole: string[] = [];
  for (const [, slash, name = ''] of text.matchAll(/<(\/?)(\w+)>/g)) {
    if (!tags.includes(name)) continue;
    if (!slash) open.push(name);
    else if (open.pop() === name) whole.push(name);
    else return name;
  }
  const timesIn = (list: string[], name: string) => list.filter((one) => one === name).length;
  return open.at(-1) ?? tags.find((name) => timesIn(whole, name) !== timesIn(tags, name)) ?? null;
}
