import { dayColumns, weekColumns } from './columns';
import { at, diaryOf, lineOf, SAMPLE_DAY, bookingOf } from './diary.sample';
import { formatsIn } from '../../../lib/formats';
import { diary as book } from '../../../words/diary.gen';
import { formats } from '../../../words/formats.gen';
import { columnText, hoursText, objectionText, spanText, spotText, type DiaryTexts } from './diary-text';

const bookings = [bookingOf('1', lineOf('vera', [['active', '10:00', '10:30']]))];
const diary = diaryOf({ visits: bookings });
const hours = { first: 540, last: 1140 };
let texts: DiaryTexts;
const { timeZone } = diary;

beforeAll(async () => {
  texts = { words: await book.fetch('en'), formats: formatsIn(await formats.fetch('en')) };
});

test('a column is named by its team member, their hours and how many bookings they have', () => {
  const [vera, ana, mei] = dayColumns(diary, SAMPLE_DAY, 'all', hours);

  expect(vera && columnText(texts, vera, timeZone, false)).toBe('Vera, 09:00–13:00, 14:00–18:00, 1 booking');
  expect(ana && columnText(texts, ana, timeZone, false)).toBe('Ana, 10:00–18:00, no bookings');
  expect(mei && columnText(texts, mei, timeZone, false)).toBe('Mei, not working, no bookings');
});

test('in a week a column is named by its day, and says when the salon is closed', () => {
  const [vera] = diary.people;
  const days = [...diary.days, { day: '2026-11-29', open: [], people: [] }];
  const columns = vera ? weekColumns({ ...diary, days }, vera, hours) : [];

  expect(columns.map((column) => columnText(texts, column, timeZone, true))).toEqual([
    'Tuesday 24 November, 09:00–13:00, 14:00–18:00, 1 booking',
    'Sunday 29 November, closed, no bookings',
  ]);
  expect(columns[1] && spotText(texts, columns[1], 90, timeZone, true)).toBe('10:30, Sunday 29 November');
});

test('a place is named by time and team member', () => {
  const [vera] = dayColumns(diary, SAMPLE_DAY, null, hours);

  expect(vera && spotText(texts, vera, 75, timeZone, false)).toBe('10:15 with Vera');
});

test('what is in the way is said in a few words', () => {
  const textOf = (objection: Parameters<typeof objectionText>[1]) =>
    objectionText(texts, objection, diary.people, timeZone);

  expect(textOf({ kind: 'taken', staffId: 'vera', by: 'Maria', startsAt: at('10:00') })).toBe(
    'Vera is booked: Maria, 10:00',
  );
  expect(textOf({ kind: 'blocked', staffId: 'ana', block: { reason: 'Dentist', kind: 'block' } })).toBe(
    'Ana is not available: Dentist',
  );
  expect(textOf({ kind: 'held', staffId: 'ana' })).toBe('Ana is not available: being booked right now');
  expect(textOf({ kind: 'not-offered', staffId: 'mei', title: 'Haircut' })).toBe('Mei doesn’t offer Haircut');
  expect(textOf({ kind: 'outside', staffId: 'vera' })).toBe('Outside Vera’s hours');
});

test('hours are said one after another, or from the first to the last', () => {
  const [vera] = dayColumns(diary, SAMPLE_DAY, null, hours);

  expect(vera && hoursText(texts, vera, timeZone)).toBe('09:00–13:00, 14:00–18:00');
  expect(vera && spanText(texts, vera, timeZone)).toBe('09:00–18:00');
});

test('what is in the way is said in Arabic, with the names left as they are', async () => {
  const arabic = { words: await book.fetch('ar'), formats: formatsIn(await formats.fetch('ar')) };
  const [vera] = dayColumns(diary, SAMPLE_DAY, null, hours);

  expect(vera && spotText(arabic, vera, 75, timeZone, false)).toBe('10:15 مع \u2068Vera\u2069');
  expect(objectionText(arabic, { kind: 'outside', staffId: 'vera' }, diary.people, timeZone)).toBe(
    'خارج ساعات دوام \u2068Vera\u2069',
  );
});
