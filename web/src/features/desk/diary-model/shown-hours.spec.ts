import { shownHours } from './shown-hours';

const TIME_ZONE = 'Europe/Lisbon';
const on = (day: string, from: string, to: string) => ({
  startsAt: `${day}T${from}:00Z`,
  endsAt: `${day}T${to}:00Z`,
});
const day = (open: { startsAt: string; endsAt: string }[], working = open) => ({
  day: '2026-11-24',
  open,
  people: [{ staffId: 'vera', working }],
});
const nothing = { visits: [], timeZone: TIME_ZONE };

test('the diary shows the hours of the salon, on whole hours', () => {
  const days = [day([on('2026-11-24', '09:30', '18:15')])];

  expect(shownHours({ ...nothing, days })).toEqual({ first: 540, last: 1140 });
});

test('a team member who starts before the salon opens is shown, and so is a booking that ends late', () => {
  const days = [day([on('2026-11-24', '10:00', '18:00')], [on('2026-11-24', '07:30', '12:00')])];
  const line = { ...on('2026-11-24', '18:00', '19:00'), bufferEndsAt: '2026-11-24T19:10:00Z' };
  const bookings = [{ lines: [line] }] as never;

  expect(shownHours({ ...nothing, days, visits: bookings })).toEqual({ first: 420, last: 1200 });
});

test('work past midnight fills the day to its end and the next one from its start', () => {
  const late = { startsAt: '2026-11-24T18:00:00Z', endsAt: '2026-11-25T02:00:00Z' };

  expect(shownHours({ ...nothing, days: [day([late])] })).toEqual({ first: 1080, last: 1440 });
  expect(shownHours({ ...nothing, days: [{ ...day([late]), day: '2026-11-25' }] })).toEqual({
    first: 0,
    last: 120,
  });
});

test('an empty day shows the usual hours', () => {
  expect(shownHours({ ...nothing, days: [day([])] })).toEqual({ first: 540, last: 1080 });
});
