import type { FindingsWords, Language } from '../../words/types.gen.js';
import { findings, formats } from '../../words/words.gen.js';
import { isLocalDate } from '../time/local-date.js';

type Name = keyof FindingsWords;

/** A finding of a check, or advice about it: a sentence of `words/…/api/findings.json` and its values. */
export type FindingSentence = { [One in Name]: { name: One; values: Parameters<FindingsWords[One]> } }[Name];

/** Names a sentence. Days are ISO dates and gigabytes use a point; both are formatted for the reader later. */
export const finding = <One extends Name>(name: One, ...values: Parameters<FindingsWords[One]>) =>
  ({ name, values }) as FindingSentence;

function written(name: string, value: unknown, language: Language): unknown {
  const words = findings[language];
  if (name === 'gigabytes') return String(value).replace('.', formats[language].decimalPoint());
  if ((name !== 'day' && name !== 'until') || !isLocalDate(value)) return value;
  const [year = '', month = '', date = ''] = value.split('-');
  if (name === 'day') return words.day({ year, month, date });
  const inWords = formats[language].month({ month: String(Number(month)) });
  return words.longDay({ year, month: inWords, date: Number(date) });
}

/** Joins the sentences in the reader's language. */
export const sayFindings = (said: readonly FindingSentence[], language: Language): string =>
  said
    .map(({ name, values: [values] }) => {
      const words = findings[language][name] as (values: Record<string, unknown>) => string;
      const asWritten = Object.entries(values ?? {}).map(([key, value]): [string, unknown] => [
        key,
        written(key, value, language),
      ]);
      return words(Object.fromEntries(asWritten));
    })
    .join(' ');
