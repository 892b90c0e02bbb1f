/** The beginning of a text in whole words, with an ellipsis; the full text if it is short enough. */
export function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // One more, to keep a word that ends exactly there.
  const whole = text.slice(0, longest + 1).replace(/[\s\p{P}]+\S*$/u, '');
  // A text without spaces is a single word.
  return `${/\s/.test(text.slice(0, longest + 1)) ? whole : [...text].slice(0, longest).join('')} …`;
}
