import type { SentenceText } from './types.gen.js';

type Values = Record<string, unknown>;

const isSentence = (value: unknown): value is (values: Values) => string => typeof value === 'function';

/** Replaces placeholders by name, in one pass: text and values are never interpreted otherwise. */
const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );

/** The custom text for these values, or null if the salon has none. */
function textFor(own: SentenceText, values: Values, pluralForm: (count: number) => string): string | null {
  if (typeof own === 'string') return own;
  const form = own.by.map(({ value: name, cases }) => {
    const value = values[name];
    const exactly = `=${String(value)}`;
    if (cases.includes(exactly)) return exactly;
    const fitting = typeof value === 'number' ? pluralForm(value) : String(value);
    return cases.includes(fitting) ? fitting : 'other';
  });
  const key = form.join('.');
  return Object.hasOwn(own.forms, key) ? (own.forms[key] ?? null) : null;
}

/**
 * The sentences of an area in the salon's wording: custom texts where they exist, otherwise the standard ones.
 * @param own custom texts by sentence name
 * @param pluralForm returns the plural form for a count in this language
 */
export function laidOver<Words extends object>(
  words: Words,
  own: Readonly<Record<string, SentenceText>>,
  pluralForm: (count: number) => string,
): Words {
  const standard = new Map<string, unknown>(Object.entries(words));
  const changed = Object.entries(own).flatMap(([name, text]): [string, unknown][] => {
    const usual = standard.get(name);
    if (!isSentence(usual)) return [];
    const say = (values: Values = {}) => {
      const said = textFor(text, values, pluralForm);
      return said === null ? usual(values) : filled(said, values);
    };
    return [[name, say]];
  });
  return { ...words, ...Object.fromEntries(changed) };
}
