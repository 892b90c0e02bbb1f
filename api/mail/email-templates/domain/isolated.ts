/** Characters that change text direction: U+202A to U+202E and U+2066 to U+2069. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

const FROM_THE_LEFT = '\u2066';
const FROM_THE_RIGHT = '\u2067';
const FROM_ITS_FIRST_LETTER = '\u2068';
const END = '\u2069';

const MARKS = /[\u2066-\u2069]/g;

const tags: Record<string, string> = {
  [FROM_THE_LEFT]: '<bdi dir="ltr">',
  // Around a 12-hour time in Arabic.
  [FROM_THE_RIGHT]: '<bdi dir="rtl">',
  [FROM_ITS_FIRST_LETTER]: '<bdi>',
  [END]: '</bdi>',
};

const between = (mark: string, text: string): string =>
  text.replaceAll(TURNS, '').replaceAll(/[^\n]+/g, (line) => mark + line + END);

/** Isolates user input, such as a name, so that it is shown in its own direction in any language. */
export const isolated = (text: string): string => between(FROM_ITS_FIRST_LETTER, text);

/** Isolates a number, reference or address, which reads from left to right in every language. */
export const fromTheLeft = (text: string): string => between(FROM_THE_LEFT, text);

/** Replaces the marks with HTML tags, in text that is already escaped. */
export const withTags = (html: string): string => html.replaceAll(MARKS, (mark) => tags[mark] ?? '');

/** For headers, and for left-to-right languages. */
export const withoutMarks = (text: string): string => text.replaceAll(MARKS, '');
