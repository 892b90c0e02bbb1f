/** Whether two texts are one tag. */
export const isSameTag = (one: string, other: string): boolean =>
  one.toLocaleLowerCase('en') === other.toLocaleLowerCase('en');

/** All of them, each once: two that differ in capitals are one, in the spelling that came first. */
export const joinTags = (...tags: readonly string[]): string[] =>
  tags.filter((tag, index) => tags.findIndex((other) => isSameTag(tag, other)) === index);
