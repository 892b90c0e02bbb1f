import type { SentenceText } from '../../../words/types.gen.js';

/** One text of a sentence: the whole sentence, or one of its forms. */
export interface StandardText {
  /** The case of each choice, joined by full stops; empty if the sentence has only one text. */
  form: string;
  standard: string;
  /** Names of values that it must contain. */
  required: string[];
  /** Names of values that it may contain. */
  known: string[];
  /** Its tags, repeated as often as they occur. */
  tags: string[];
  /** The first few counts that use this form; null if it does not depend on a count. */
  counts: number[] | null;
}

const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const tagsIn = (text: string): string[] => [...text.matchAll(/<(\w+)>/g)].map(([, name = '']) => name);

/** Covers every plural form of our languages: in French and related ones, one starts at a million. */
const triedCounts = [...Array.from({ length: 104 }, (_, count) => count), 1_000_000, 2_000_000];
const SHOWN_COUNTS = 3;

/**
 * The texts of a sentence, with the requirements of each.
 * @param pluralForm returns the plural form for a count in the sentence's language
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
    // "One time" need not contain the count; "many times" must.
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

/** A fault in a custom text. */
export type OwnTextFault =
  | { kind: 'unknownValue' | 'missingValue' | 'missingTag'; name: string }
  | { kind: 'invisible' };

/**
 * Control characters, direction marks with lasting effect, and private-use characters, which the web app uses itself.
 * Single marks are allowed, because Arabic needs them next to figures.
 */
const INVISIBLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ue000-\uf8ff]/;

/** The first fault in a custom text for the standard one; null if it is fine. */
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

/** A tag of the sentence without matching opening and closing parts; unknown tags count as text. */
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
