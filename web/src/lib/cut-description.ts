const SHOWN_LENGTH = 80;
const HINT_LENGTH = 100;

/** A card shows the first 80 characters of a description, and an ellipsis if there are more than 100. */
export function cutDescription(description: string): { shown: string; isCut: boolean; isHinted: boolean } {
  return {
    shown: description.slice(0, SHOWN_LENGTH).trimEnd(),
    isCut: description.length > SHOWN_LENGTH,
    isHinted: description.length > HINT_LENGTH,
  };
}
