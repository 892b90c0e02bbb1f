import type { ServiceDraft } from './service-draft';

/** What two people made of one service. */
export interface MergedDraft {
  /** The saved service with the unsaved changes in it; everything else is as it is saved now. */
  draft: ServiceDraft;
  /** What the other person has changed, in sentences. */
  changes: readonly string[];
}

const names: Record<keyof ServiceDraft, string> = {
  title: 'The title',
  description: 'The description',
  price: 'The price',
  priceKind: 'The kind of price',
  categoryId: 'The category',
  picture: 'The image',
  segments: 'The duration',
  bufferMinutes: 'The clean-up time',
  addOns: 'The list of add-ons',
  offers: 'Who does it',
};
const fields = Object.keys(names) as (keyof ServiceDraft)[];

/** Short values are named in the sentence; longer ones can be seen in the form. */
const named: ReadonlySet<keyof ServiceDraft> = new Set(['title', 'price', 'bufferMinutes']);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Puts the changes made to `base` in this form into what somebody else has saved in the meantime. */
export function mergeChanges(base: ServiceDraft, own: ServiceDraft, saved: ServiceDraft): MergedDraft {
  const ownFields = fields.filter((field) => !isSame(own[field], base[field]));
  const savedFields = fields.filter((field) => !isSame(saved[field], base[field]));
  return {
    draft: { ...saved, ...Object.fromEntries(ownFields.map((field) => [field, own[field]])) },
    changes: savedFields.map((field) => {
      const to = named.has(field) ? ` to “${String(saved[field])}”` : '';
      const isBoth = ownFields.includes(field) && !isSame(own[field], saved[field]);
      return `${names[field]} was changed${to}${isBoth ? '; your version is still in the form' : ''}.`;
    }),
  };
}
