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

/** What this needs of a form whose values are a noun's texts and their `LanguageDrafts`. */
interface TranslatedForm<Field extends string> {
  field: (name: `${Language}.${Field}`) => ReturnType<ApiForm<Record<string, string>>['field']>;
  register: (name: `${Language}.isRight`) => UseFormRegisterReturn;
  errorOf: (name: string) => string | undefined;
  refusals: number;
}

/** A text that is translated, as the form has it. */
export interface TranslatedText<Field extends string> {
  name: Field;
  label: string;
  /** In characters. */
  longest: number;
  /** None for a single line. */
  rows?: number;
}

/** The texts of a noun in each language of the salon: its own fields, and behind a tab the same in another language. */
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
  /** What belongs to it and is translated, too. */
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

/** Says that the original has changed, and takes the answer that the translation fits it still. */
export function StillFits(checkbox: Parameters<typeof Checkbox>[0]) {
  const words = useWords(translations);
  return (
    <Alert tone="warning" title={words.changed()}>
      <p>{words.changedNote()}</p>
      <Checkbox {...checkbox} />
    </Alert>
  );
}
