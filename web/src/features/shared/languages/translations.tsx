import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { ApiForm } from '../../../api/use-api-form';
import {
  type LanguageDrafts,
  stateOfLanguage,
  type StoredWords,
  worstOf,
} from '../../../lib/language-drafts';
import type { WordsState } from '../../../lib/language-drafts';
import { Alert } from '../../../ui/alert';
import { Checkbox } from '../../../ui/checkbox';
import { LanguageTabs, type TabState } from '../../../ui/language-tabs';
import { Hint } from '../../../ui/text';
import { inSentence } from '../../../words/in-sentence';
import { translations } from '../../../words/translations.gen';
import type { Language } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import { ownName } from './own-name';
import { TranslatedField } from './translated-field';
import { useSalonLanguages } from './use-salon-languages';

/** The required parts of a form with a noun's texts and their `LanguageDrafts`. */
interface TranslatedForm<Field extends string> {
  field: (name: `${Language}.${Field}`) => ReturnType<ApiForm<Record<string, string>>['field']>;
  register: (name: `${Language}.isRight`) => UseFormRegisterReturn;
  errorOf: (name: string) => string | undefined;
  refusals: number;
}

/** A translatable text in the form. */
export interface TranslatedText<Field extends string> {
  name: Field;
  label: string;
  /** In characters. */
  longest: number;
  /** Left out for a single line. */
  rows?: number;
}

/** A noun's texts in each of the salon's languages: the main one's own fields, and tabs for the others. */
export function Translations<Field extends string>({
  form,
  texts,
  typed,
  saved,
  more,
  children,
}: {
  form: TranslatedForm<Field>;
  texts: readonly TranslatedText<Field>[];
  typed: Record<Field, string> & LanguageDrafts<Field>;
  /** Null for a new one. */
  saved: (Record<Field, string> & { words: StoredWords<Field> }) | null;
  /** Further translatable parts. */
  more?: {
    panelOf: (language: Language, main: Language | undefined) => ReactNode;
    stateOf: (language: Language) => WordsState;
  };
  /** The fields of the main language. */
  children: ReactNode;
}) {
  const words = useWords(translations);
  const languages = useSalonLanguages();
  const [main] = languages;
  const fields = texts.map(({ name }) => name);
  const ownStateOf = (language: Language) => stateOfLanguage(fields, language, typed, saved);
  const stateOf = (language: Language): TabState => {
    const prefix = language === main ? '' : `${language}.`;
    if (fields.some((field) => form.errorOf(`${prefix}${field}`))) return 'wrong';
    return language === main ? 'fine' : worstOf([ownStateOf(language), more?.stateOf(language) ?? 'fine']);
  };
  return (
    <LanguageTabs
      languages={languages}
      stateOf={stateOf}
      refusals={form.refusals}
      panelOf={(language) => (
        <>
          <Hint>{inSentence(words.note, { name: ownName(language) })}</Hint>
          {(ownStateOf(language) === 'changed' || typed[language].isRight) && (
            <StillFits label={words.stillFits()} {...form.register(`${language}.isRight`)} />
          )}
          {texts.map(({ name, label, longest, rows }) => (
            <TranslatedField
              key={name}
              label={label}
              rows={rows}
              maxLength={longest}
              language={language}
              main={main}
              original={typed[name]}
              {...form.field(`${language}.${name}`)}
            />
          ))}
          {more?.panelOf(language, main)}
        </>
      )}
    >
      {children}
    </LanguageTabs>
  );
}

/** Says that the original has changed, and lets the owner confirm that the translation still fits. */
export function StillFits(checkbox: Parameters<typeof Checkbox>[0]) {
  const words = useWords(translations);
  return (
    <Alert tone="warning" title={words.changed()}>
      <p>{words.changedNote()}</p>
      <Checkbox {...checkbox} />
    </Alert>
  );
}
