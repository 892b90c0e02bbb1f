import type { SentenceText } from './types.gen.js';

type Values = Record<string, unknown>;

const isSentence = (value: unknown): value is (values: Values) => string => typeof value === 'function';

/** Values are put in by name, once: nothing in the text or in a value is read as anything else. */
const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );

/** The text for these values, or null when the salon has none of its own for them. */
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
 * The sentences of an area as the salon says them: its own texts where it has some, the standard ones elsewhere.
 * @param own texts by the names of their sentences
 * @param pluralForm the form that goes with a count in this language
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
