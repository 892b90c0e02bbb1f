import { languages } from '../words/languages.gen';
import type { Language } from '../words/types.gen';

/** The owner's texts in one language, in a form; empty means untranslated. */
export type LanguageDraft<Field extends string> = Record<Field, string> & {
  /** The original has changed, but the translation still fits. */
  isRight: boolean;
};

/** The owner's texts in each language, as separate form fields: edits to different languages don't conflict. */
export type LanguageDrafts<Field extends string> = Record<Language, LanguageDraft<Field>>;

export type WordsState = 'fine' | 'changed' | 'missing';

/** The stored texts per language, in the API's format. */
export type StoredWords<Field extends string> = Partial<
  Record<Language, Record<Field, string | null> & { state: WordsState }>
>;

/** The changes to send: only edited texts. */
export type WordsChange<Field extends string> = Partial<
  Record<Language, Partial<Record<Field, string | null>>>
>;

const inEachLanguage = <Value>(valueIn: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as Record<Language, Value>;

export const languageDraftsOf = <Field extends string>(
  fields: readonly Field[],
  stored: StoredWords<Field> = {},
): LanguageDrafts<Field> =>
  inEachLanguage((language) => {
    const texts = Object.fromEntries(fields.map((field) => [field, stored[language]?.[field] ?? '']));
    return { ...texts, isRight: false } as LanguageDraft<Field>;
  });

const changedFields = <Field extends string>(
  fields: readonly Field[],
  typed: LanguageDraft<Field>,
  before: LanguageDraft<Field>,
): Field[] => fields.filter((field) => typed[field].trim() !== before[field]);

/** Texts edited since `before`, by language; undefined if there are none yet. */
export function changedWords<Field extends string>(
  fields: readonly Field[],
  typed: LanguageDrafts<Field>,
  before: LanguageDrafts<Field>,
): WordsChange<Field> | undefined {
  const changes = languages.flatMap((language): [Language, Record<string, string | null>][] => {
    const draft = typed[language];
    const sent = draft.isRight ? fields : changedFields(fields, draft, before[language]);
    if (sent.length === 0) return [];
    return [[language, Object.fromEntries(sent.map((field) => [field, draft[field].trim() || null]))]];
  });
  return changes.length === 0 ? undefined : Object.fromEntries(changes);
}

/** The state of a language, including unsaved input. */
export function stateOfLanguage<Field extends string>(
  fields: readonly Field[],
  language: Language,
  typed: Record<Field, string> & LanguageDrafts<Field>,
  saved: (Record<Field, string> & { words: StoredWords<Field> }) | null,
): WordsState {
  const draft = typed[language];
  if (fields.some((field) => typed[field].trim() && !draft[field].trim())) return 'missing';
  const before = languageDraftsOf(fields, saved?.words)[language];
  if (!saved || draft.isRight || changedFields(fields, draft, before).length > 0) return 'fine';
  if (fields.every((field) => !before[field])) return 'fine';
  const isChanged = fields.some((field) => typed[field].trim() !== saved[field]);
  return isChanged || saved.words[language]?.state === 'changed' ? 'changed' : 'fine';
}

/** The most urgent of several states. */
export const worstOf = (states: readonly WordsState[]): WordsState =>
  (['missing', 'changed'] as const).find((state) => states.includes(state)) ?? 'fine';

/** Maps the server's errors at `words.pt.title` to the field `pt.title`. */
export const languageErrors = (fieldErrors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldErrors).map(([name, sentence]) => [name.replace(/^words\./, ''), sentence]),
  );
