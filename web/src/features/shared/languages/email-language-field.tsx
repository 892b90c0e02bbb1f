import type { ComponentProps } from 'react';
import { useSalon } from '../../../api/use-salon';
import { SelectField } from '../../../ui/field';
import { languageFacts } from '../../../words/languages.gen';
import { translations } from '../../../words/translations.gen';
import type { Language } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';

/**
 * The language of the emails to somebody, as a field of a form; empty is the salon's main one. A salon that speaks one
 * language has no such field.
 */
export function EmailLanguageField({
  kept = null,
  ...select
}: {
  /** What is stored, which the salon may no longer speak. */
  kept?: Language | null;
} & Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>) {
  const words = useWords(translations);
  const { data: salon } = useSalon();
  if (!salon || (salon.languages.length < 2 && kept === null)) return null;
  const { mainLanguage } = salon;
  const others = new Set(kept === null ? salon.languages : [...salon.languages, kept]);
  others.delete(mainLanguage);
  return (
    <SelectField label={words.emailLanguage()} {...select}>
      <option value="">{words.languageOfSalon({ name: languageFacts[mainLanguage].name })}</option>
      {[...others].map((one) => {
        const { name, direction } = languageFacts[one];
        return (
          <option key={one} value={one} lang={one} dir={direction}>
            {name}
          </option>
        );
      })}
    </SelectField>
  );
}
