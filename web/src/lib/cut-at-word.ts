/** The beginning of a text in whole words, and a sign that there is more; the text itself when it is short enough. */
export function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // One more, so that a word which ends just there is kept.
  const whole = text.slice(0, longest + 1).replace(/[\s\p{P}]+\S*$/u, '');
  // A text without spaces is all one word.
  return `${/\s/.test(text.slice(0, longest + 1)) ? whole : [...text].slice(0, longest).join('')} …`;
}
