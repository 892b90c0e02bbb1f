import type { FieldsWords } from '../../../words/types.gen';
import { digitsIn } from '../../../lib/digits';

/** A birthday as typed: day, month (two digits) and year, each empty if unknown. */
export interface TypedBirthday {
  day: string;
  month: string;
  year: string;
}

/** A stored birthday, `1990-05-14` or `--05-14`, in its three fields. */
export function typedBirthday(birthday: string): TypedBirthday {
  const [, year = '', month = '', day = ''] = /^(\d{4}|-)-(\d\d)-(\d\d)$/.exec(birthday) ?? [];
  return { day: day && String(Number(day)), month, year: year === '-' ? '' : year };
}

/** The birthday to store, empty for none; or the mistake in what was typed. */
export function birthdayOf(
  typed: TypedBirthday,
): { birthday: string } | { mistake: 'incomplete' | 'impossible' } {
  const [day, year] = [digitsIn(typed.day), digitsIn(typed.year)];
  const { month } = typed;
  if (day === '' && month === '' && year === '') return { birthday: '' };
  if (day === '' || month === '') return { mistake: 'incomplete' };
  if (year !== '' && year.length !== 4) return { mistake: 'impossible' };
  const inYear = `${year || '2000'}-${month}-${day.padStart(2, '0')}`;
  const noon = new Date(`${inYear}T12:00:00Z`);
  const exists = !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(inYear);
  if (!exists) return { mistake: 'impossible' };
  return { birthday: year === '' ? `--${inYear.slice(5)}` : inYear };
}

/** The sentence about a birthday that can't be stored, for the `check` of a form. */
export function birthdayMistakes(typed: TypedBirthday, words: FieldsWords): Record<string, string> {
  const read = birthdayOf(typed);
  if ('birthday' in read) return {};
  return {
    birthday: read.mistake === 'incomplete' ? words.birthdayIncomplete() : words.birthdayImpossible(),
  };
}
