import { words } from '../../../words/en/team-desk.gen';
import { words as enFormats } from '../../../words/en/formats.gen';
import { formatsIn } from '../../../lib/formats';
import { awayText, timeOffText } from './time-off-text';

const texts = { words, formats: formatsIn(enFormats) };
const ZONE = 'Europe/Lisbon';
const holiday = {
  startsAt: '2027-06-06T23:00:00.000Z',
  endsAt: '2027-06-18T23:00:00.000Z',
  wholeDays: { from: '2027-06-07', to: '2027-06-18' },
};
const afternoon = {
  startsAt: '2027-06-07T12:00:00.000Z',
  endsAt: '2027-06-07T17:00:00.000Z',
  wholeDays: null,
};

test('time off is written as days, or with its hours when the days are not whole', () => {
  expect(timeOffText(texts, holiday, ZONE)).toBe('Mon 7 Jun – Fri 18 Jun');
  expect(timeOffText(texts, { ...holiday, wholeDays: { from: '2027-06-07', to: '2027-06-07' } }, ZONE)).toBe(
    'Mon 7 Jun',
  );
  expect(timeOffText(texts, afternoon, ZONE)).toBe('Mon 7 Jun, 13:00–18:00');
  expect(timeOffText(texts, { ...afternoon, endsAt: '2027-06-08T08:00:00.000Z' }, ZONE)).toBe(
    'Mon 7 Jun 2027, 13:00 – Tue 8 Jun 2027, 09:00',
  );
});

test.each([
  ['2027-06-10T10:00:00Z', 'Away until Fri 18 Jun'],
  ['2027-06-01T10:00:00Z', 'Away from Mon 7 Jun'],
  ['2027-05-01T10:00:00Z', null],
  ['2027-06-18T23:00:00Z', null],
])('who is away or will be soon is known at %s', (now, words) => {
  expect(awayText(texts, [holiday], ZONE, new Date(now))).toBe(words);
});
