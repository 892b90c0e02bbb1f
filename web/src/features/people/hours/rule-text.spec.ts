import { words } from '../../../words/en/hours-desk.gen';
import { cityOf, durationText, ruleTextIn } from './rule-text';

test.each([
  [0, '0 minutes'],
  [1, '1 minute'],
  [60, '1 hour'],
  [90, '90 minutes'],
  [1440, '1 day'],
  [4320, '3 days'],
])('%i minutes are called %s', (minutes, text) => {
  expect(durationText(words, minutes)).toBe(text);
});

const ruleText = ruleTextIn(words);

test('the rules say what they mean to a client', () => {
  expect(ruleText.slotStepMinutes(15)).toBe('Bookings can start every 15 minutes.');
  expect(ruleText.slotStepMinutes(60)).toBe('Bookings can start every hour, on the hour.');
  expect(ruleText.noticeMinutes(60)).toBe('Clients can book up to 1 hour before the starting time.');
  expect(ruleText.noticeMinutes(0)).toBe('Clients can book up to the starting time.');
  expect(ruleText.horizonDays(1)).toBe('Clients can book up to 1 day ahead.');
  expect(ruleText.cancellationNoticeMinutes(1440)).toContain('until 1 day before the booking starts');
});

test('a time zone is called after its city', () => {
  expect(cityOf('America/New_York')).toBe('New York');
  expect(cityOf('UTC')).toBe('UTC');
});
