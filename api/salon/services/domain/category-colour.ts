/** The colours of categories, in the order in which new ones take them; each has tokens of its own (web/src/styles/tokens.css). */
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

/** What a new category takes: the first that nobody has, or else the first of those that the fewest have. */
export function freeColour(taken: readonly (CategoryColour | null)[]): CategoryColour {
  const uses = (colour: CategoryColour) => taken.filter((one) => one === colour).length;
  return categoryColours.reduce((least, colour) => (uses(colour) < uses(least) ? colour : least));
}
