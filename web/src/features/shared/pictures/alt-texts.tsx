import type { ReactNode } from 'react';
import { LanguageTabs, type TabState } from '../../../ui/language-tabs';
import { MAX_ALT_LENGTH } from '../../../ui/picture-details';
import { Hint } from '../../../ui/text';
import { useTextOnLeaving } from '../../../ui/use-text-on-leaving';
import { controls } from '../../../words/controls.gen';
import { inSentence } from '../../../words/in-sentence';
import { translations } from '../../../words/translations.gen';
import type { Language } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import { ownName } from '../languages/own-name';
import { TranslatedField } from '../languages/translated-field';
import { StillFits } from '../languages/translations';
import { useSalonLanguages } from '../languages/use-salon-languages';
import type { LibraryPicture } from './models';

type Described = Pick<LibraryPicture, '_id' | 'alt' | 'words'>;

/** A picture's alt text in each of the salon's languages. */
export function AltTexts({
  picture,
  onTranslate,
  children,
}: {
  picture: Described;
  /** Saves a translation at once; empty means untranslated. */
  onTranslate: (language: Language, alt: string) => void;
  /** The field of the main language. */
  children: ReactNode;
}) {
  const words = useWords(translations);
  const languages = useSalonLanguages();
  const [main] = languages;
  // An empty alt text needs no translation.
  const stateOf = (language: Language): TabState =>
    language === main || picture.alt === '' ? 'fine' : (picture.words[language]?.state ?? 'missing');
  return (
    <LanguageTabs
      languages={languages}
      stateOf={stateOf}
      refusals={0}
      panelOf={(language) => {
        const alt = picture.words[language]?.alt ?? '';
        return (
          <>
            <Hint>{inSentence(words.note, { name: ownName(language) })}</Hint>
            {stateOf(language) === 'changed' && (
              <StillFits
                label={words.stillFits()}
                checked={false}
                onChange={() => onTranslate(language, alt)}
              />
            )}
            <TranslatedAlt
              key={`${picture._id} ${alt}`}
              {...{ language, main, alt }}
              original={picture.alt}
              onTranslate={(text) => onTranslate(language, text)}
            />
          </>
        );
      }}
    >
      {children}
    </LanguageTabs>
  );
}

function TranslatedAlt({
  alt,
  onTranslate,
  ...translated
}: {
  language: Language;
  main: Language | undefined;
  original: string;
  alt: string;
  onTranslate: (alt: string) => void;
}) {
  const words = useWords(controls);
  return (
    <TranslatedField
      label={words.pictureDescription()}
      isOptional
      maxLength={MAX_ALT_LENGTH}
      {...translated}
      {...useTextOnLeaving(alt, onTranslate)}
    />
  );
}
