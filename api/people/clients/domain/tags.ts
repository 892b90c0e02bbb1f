/** True if two texts are the same tag. */
export const isSameTag = (one: string, other: string): boolean =>
  one.toLocaleLowerCase('en') === other.toLocaleLowerCase('en');

/** All tags without duplicates; if two differ only in capitals, the first spelling stays. */
export const joinTags = (...tags: readonly string[]): string[] =>
  tags.filter((tag, index) => tags.findIndex((other) => isSameTag(tag, other)) === index);
