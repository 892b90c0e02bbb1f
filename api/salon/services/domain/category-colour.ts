/** The colours of categories, in the order in which new ones get them. Each has its tokens (web/src/styles/tokens.css). */
export const categoryColours = [
  'clay',
  'rose',
  'plum',
  'sage',
  'olive',
  'sky',
  'teal',
  'indigo',
  'amber',
  'brick',
  'moss',
  'slate',
] as const;
export type CategoryColour = (typeof categoryColours)[number];

/** The colour for a new category: the first unused one, otherwise the first of the least used. */
export function freeColour(taken: readonly (CategoryColour | null)[]): CategoryColour {
  const uses = (colour: CategoryColour) => taken.filter((one) => one === colour).length;
  return categoryColours.reduce((least, colour) => (uses(colour) < uses(least) ? colour : least));
}
