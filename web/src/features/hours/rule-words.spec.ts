import { durationInWords, ruleWords } from './rule-words';

test.each([
  [0, '0 minutes'],
  [1, '1 minute'],
  [60, '1 hour'],
  [90, '90 minutes'],
  [1440, '1 day'],
  [4320, '3 days'],
])('%i minutes are called %s', (minutes, words) => {
  expect(durationInWords(minutes)).toBe(words);
});

test('the rules are told as a client meets them', () => {
  expect(ruleWords.slotStepMinutes(15)).toBe('A visit can start every 15 minutes.');
  expect(ruleWords.slotStepMinutes(60)).toBe('A visit can start on every full hour.');
  expect(ruleWords.noticeMinutes(60)).toBe('A visit can be booked at the latest 1 hour before it starts.');
  expect(ruleWords.noticeMinutes(0)).toBe('A visit can be booked until the moment it starts.');
  expect(ruleWords.horizonDays(1)).toBe('The diary is open for the next 1 day.');
  expect(ruleWords.cancellationNoticeMinutes(1440)).toContain('until 1 day before it starts');
  expect(ruleWords.timeZone('America/New_York')).toBe('All hours are meant by the clocks of New York.');
});
