const shownLength = 80;
const hintLength = 100;

/** A card shows the first 80 characters of a description, and hints at the rest when there are more than 100. */
export function cutDescription(description: string): { shown: string; isCut: boolean; isHinted: boolean } {
  return {
    shown: description.slice(0, shownLength).trimEnd(),
    isCut: description.length > shownLength,
    isHinted: description.length > hintLength,
  };
}
