import { firstSteps, isOver, opensAsAtFirst, stepsOf } from './first-steps.js';

const nothing = Object.fromEntries(firstSteps.map((step) => [step, false])) as Record<
  (typeof firstSteps)[number],
  boolean
>;
const stateOf = (step: string, isDone = nothing, settled: string[] = []) =>
  stepsOf(isDone, new Set(settled)).find((one) => one.step === step)?.state;

test('a step is open until it has happened, or the owner says that it is not for them', () => {
  expect(stateOf('email')).toBe('open');
  expect(stateOf('email', nothing, ['email'])).toBe('settled');
  expect(stateOf('email', { ...nothing, email: true }, ['email'])).toBe('done');
});

test('no one can say that a salon needs no services', () => {
  expect(stateOf('services', nothing, ['services'])).toBe('open');
});

test('the list is over when nothing is open', () => {
  const needed = { ...nothing, place: true, contact: true, services: true, team: true, offers: true };
  const settled = new Set([
    ...['opening-hours', 'legal-texts', 'rooms', 'email'],
    ...['log-ins', 'second-factor', 'backups'],
  ]);

  expect(isOver(stepsOf(needed, settled))).toBe(false);
  expect(isOver(stepsOf({ ...needed, figures: true }, settled))).toBe(true);
});

const week = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, startsMinute: 540, endsMinute: 1140 }));

test('hours of the salon’s own differ from those that every salon begins with', () => {
  expect(opensAsAtFirst(week)).toBe(true);
  expect(opensAsAtFirst(week.slice(1))).toBe(false);
  expect(opensAsAtFirst(week.map((day) => ({ ...day, endsMinute: 1080 })))).toBe(false);
  expect(opensAsAtFirst([...week, { weekday: 7, startsMinute: 540, endsMinute: 1140 }])).toBe(false);
});
