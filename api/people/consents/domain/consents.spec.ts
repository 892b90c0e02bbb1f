import { type Consent, joinConsents } from './consents.js';

const onDay = (day: number, isGiven: boolean, kind: Consent['kind'] = 'email-news'): Consent => ({
  kind,
  isGiven,
  origin: 'desk',
  decidedAt: new Date(Date.UTC(2027, 2, day)),
});

test('of two records of one person, a refusal wins over an agreement, whichever is later', () => {
  expect(joinConsents(onDay(1, false), onDay(2, true))).toEqual([onDay(1, false)]);
  expect(joinConsents(onDay(1, true), onDay(2, false))).toEqual([onDay(2, false)]);
});

test('if both agreed, the earlier date stays', () => {
  expect(joinConsents(onDay(2, true), onDay(1, true))).toEqual([onDay(1, true)]);
});

test('what only one of the records says is kept', () => {
  const [reminders, news] = [onDay(1, false, 'email-reminders'), onDay(2, true, 'message-news')];

  expect(joinConsents(news, reminders)).toEqual([reminders, news]);
});
