/** What turns the direction of writing around: U+202A to U+202E and U+2066 to U+2069. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

const FROM_THE_LEFT = '\u2066';
const FROM_THE_RIGHT = '\u2067';
const FROM_ITS_FIRST_LETTER = '\u2068';
const END = '\u2069';

const MARKS = /[\u2066-\u2069]/g;

const tags: Record<string, string> = {
  [FROM_THE_LEFT]: '<bdi dir="ltr">',
  // Around a time of half a day in Arabic.
  [FROM_THE_RIGHT]: '<bdi dir="rtl">',
  [FROM_ITS_FIRST_LETTER]: '<bdi>',
  [END]: '</bdi>',
};

const between = (mark: string, text: string): string =>
  text.replaceAll(TURNS, '').replaceAll(/[^\n]+/g, (line) => mark + line + END);

/** What somebody typed, such as a name: it is read in its own direction, whichever language is around it. */
export const isolated = (text: string): string => between(FROM_ITS_FIRST_LETTER, text);

/** A number, a reference or an address, which is read from the left in every language. */
export const fromTheLeft = (text: string): string => between(FROM_THE_LEFT, text);

/** The marks as HTML, in what is escaped already. */
export const withTags = (html: string): string => html.replaceAll(MARKS, (mark) => tags[mark] ?? '');

/** For a header, and for languages that are written from the left. */
export const withoutMarks = (text: string): string => text.replaceAll(MARKS, '');
