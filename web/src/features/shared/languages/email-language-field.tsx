import type { ComponentProps } from 'react';
import { useSalon } from '../../../api/use-salon';
import { SelectField } from '../../../ui/field';
import { languageFacts } from '../../../words/languages.gen';
import { translations } from '../../../words/translations.gen';
import type { Language } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';

/**
 * A form field for the language of someone's emails; empty for the salon's main one. Hidden if the salon has a single
 * language.
 */
export function EmailLanguageField({
  kept = null,
  ...select
}: {
  /** The stored language, which the salon may have dropped. */
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
