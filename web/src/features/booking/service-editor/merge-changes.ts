import { languageFacts, languages } from '../../../words/languages.gen';
import type { Language, ServicesDeskWords, TranslationsWords } from '../../../words/types.gen';
import type { ServiceDraft } from './service-draft';

/** Two people's concurrent changes to a service. */
export interface MergedDraft {
  /** The saved service with the unsaved changes applied; everything else as it is saved now. */
  draft: ServiceDraft;
  /** The other person's changes, as sentences. */
  changes: readonly string[];
}

/** In display order. Short values are named in the sentence; longer ones can be seen in the form. */
const isNamed: Record<Exclude<keyof ServiceDraft, Language>, boolean> = {
  title: true,
  description: false,
  steps: false,
  aftercare: false,
  price: true,
  priceKind: false,
  categoryId: false,
  picture: false,
  segments: false,
  bufferMinutes: true,
  rebookWeeks: false,
  addOns: false,
  offers: false,
  needs: false,
};
const fields = [...(Object.keys(isNamed) as (keyof typeof isNamed)[]), ...languages];

const isLanguage = (field: keyof ServiceDraft): field is Language => Object.hasOwn(languageFacts, field);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Applies this form's changes to `base` on top of what someone else has saved in the meantime. */
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
