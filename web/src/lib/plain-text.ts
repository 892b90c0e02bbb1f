/** Ignored: apostrophes as in O’Neil, soft hyphens, and invisible direction or joining characters. */
const UNREAD = /['‘’ʻʼ`´′\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** Accents, Arabic vowel signs and the Arabic tatweel, after decomposition. */
const MARKS = /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;

/** Capitals that the database lower-cases: Latin, Greek and Cyrillic only. */
const CAPITALS = /[A-ZÆŒẞÞØŁĐÐĦŦŊƏΑ-ΩЀ-ЯҐ]/g;

/** Digits of Arabic and Persian keyboards. The last four bits of each are its value. */
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

const DASHES = /[\u2010-\u2015]/g;

/** Language-specific letters, as others type them. */
const letters: Record<string, string> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'n', ə: 'e', ĸ: 'k', ς: 'σ' },
  ...{ æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th', ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك' },
};
const OF_ONE_LANGUAGE = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/**
 * A text in letters that anyone can type to find it: no capitals, accents or language-specific letters. The database
 * has the same function, `fold_letters` (api/database/migrations), and a test compares both letter by letter.
 */
export function plainText(text: string): string {
  return text
    .replace(UNREAD, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(CAPITALS, (letter) => letter.toLowerCase())
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(DASHES, '-')
    .replace(OF_ONE_LANGUAGE, (letter) => letters[letter] ?? letter);
}

/** True if a text contains every word of a search, anywhere; every text matches an empty search. */
export function holdsAllWords(text: string, search: string): boolean {
  const plain = plainText(text);
  return plainText(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
