import { typedStart } from './typed-start';

const LISBON = 'Europe/Lisbon';

test('a time typed by hand is one of the salon’s clocks, in summer and in winter', () => {
  expect(typedStart({ day: '2026-11-24', time: '14:05' }, LISBON)).toEqual({
    startsAt: '2026-11-24T14:05:00.000Z',
  });
  expect(typedStart({ day: '2026-07-01', time: '14:05' }, LISBON)).toEqual({
    startsAt: '2026-07-01T13:05:00.000Z',
  });
});

test('a walk-in at seven past is booked at five or at ten past', () => {
  expect(typedStart({ day: '2026-11-24', time: '14:07' }, LISBON)).toEqual({
    nearest: ['2026-11-24T14:05:00.000Z', '2026-11-24T14:10:00.000Z'],
  });
});

test.each([
  ['2026-11-24', ''],
  ['', '14:05'],
  ['2026-11-24', '25:00'],
  ['0002-11-24', '14:05'],
])('%s and %s are no start yet', (day, time) => {
  expect(typedStart({ day, time }, LISBON)).toBeNull();
});
