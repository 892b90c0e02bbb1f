import { languageFacts, languages } from '../../../words/languages.gen';
import type { Language, ServicesDeskWords, TranslationsWords } from '../../../words/types.gen';
import type { ServiceDraft } from './service-draft';

/** What two people made of one service. */
export interface MergedDraft {
  /** The saved service with the unsaved changes in it; everything else is as it is saved now. */
  draft: ServiceDraft;
  /** What the other person has changed, in sentences. */
  changes: readonly string[];
}

/** In the order in which they are told. Short values are named in the sentence; longer ones can be seen in the form. */
const isNamed: Record<Exclude<keyof ServiceDraft, Language>, boolean> = {
  title: true,
  description: false,
  price: true,
  priceKind: false,
  categoryId: false,
  picture: false,
  segments: false,
  bufferMinutes: true,
  rebookWeeks: false,
  addOns: false,
  offers: false,
};
const fields = [...(Object.keys(isNamed) as (keyof typeof isNamed)[]), ...languages];

const isLanguage = (field: keyof ServiceDraft): field is Language => Object.hasOwn(languageFacts, field);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Puts the changes made to `base` in this form into what somebody else has saved in the meantime. */
export function mergeChanges(
  { services: words, translations }: { services: ServicesDeskWords; translations: TranslationsWords },
  base: ServiceDraft,
  own: ServiceDraft,
  saved: ServiceDraft,
): MergedDraft {
  const ownFields = fields.filter((field) => !isSame(own[field], base[field]));
  const savedFields = fields.filter((field) => !isSame(saved[field], base[field]));
  return {
    draft: { ...saved, ...Object.fromEntries(ownFields.map((field) => [field, own[field]])) },
    changes: savedFields.map((field) => {
      const isBoth = ownFields.includes(field) && !isSame(own[field], saved[field]) ? 'yes' : 'no';
      if (isLanguage(field))
        return translations.changedBySomebody({ name: languageFacts[field].name, isBoth });
      return isNamed[field]
        ? words.changedTo({ field, isBoth, value: String(saved[field]) })
        : words.changed({ field, isBoth });
    }),
  };
}
