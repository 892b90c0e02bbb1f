import type { ServiceDraft } from './service-draft';

/** What two people made of one service. */
export interface Merged {
  /** Theirs with hers in it: what she has changed is as she left it, all else is as it is now. */
  draft: ServiceDraft;
  /** What they have changed, in sentences. */
  changes: readonly string[];
}

const names: Record<keyof ServiceDraft, string> = {
  title: 'The title',
  description: 'The description',
  price: 'The price',
  priceKind: 'The kind of price',
  categoryId: 'The category',
  picture: 'The image',
  segments: 'How long it takes',
  bufferMinutes: 'The clean-up',
  addOns: 'What can be added',
  offers: 'Who does it',
};
const fields = Object.keys(names) as (keyof ServiceDraft)[];

/** Figures can be told in a word; what is longer is to be looked at. */
const told: ReadonlySet<keyof ServiceDraft> = new Set(['title', 'price', 'bufferMinutes']);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Puts what she has changed since `base` into what they have made of it meanwhile. */
export function merged(base: ServiceDraft, mine: ServiceDraft, theirs: ServiceDraft): Merged {
  const hers = fields.filter((field) => !isSame(mine[field], base[field]));
  const changed = fields.filter((field) => !isSame(theirs[field], base[field]));
  return {
    draft: { ...theirs, ...Object.fromEntries(hers.map((field) => [field, mine[field]])) },
    changes: changed.map((field) => {
      const what = told.has(field) ? ` to “${String(theirs[field])}”` : '';
      const isBoth = hers.includes(field) && !isSame(mine[field], theirs[field]);
      return `${names[field]} was changed${what}${isBoth ? '; yours is still in the form' : ''}.`;
    }),
  };
}
