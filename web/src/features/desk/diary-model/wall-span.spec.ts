import { stretchOf, wallSpanOf } from './wall-span';

const LISBON = 'Europe/Lisbon';

test('a form is in the salon’s time, in summer and in winter, and reads back the same', () => {
  const lunch = { day: '2026-07-01', from: '12:00', to: '13:15' };
  const stretch = stretchOf(lunch, LISBON);

  expect(stretch).toEqual({ startsAt: '2026-07-01T11:00:00.000Z', endsAt: '2026-07-01T12:15:00.000Z' });
  expect(stretch && wallSpanOf(stretch, LISBON)).toEqual(lunch);
});

test('midnight at the end is the end of the day, on the day of 25 hours too', () => {
  expect(stretchOf({ day: '2026-10-25', from: '00:00', to: '00:00' }, LISBON)).toEqual({
    startsAt: '2026-10-24T23:00:00.000Z',
    endsAt: '2026-10-26T00:00:00.000Z',
  });
});

test('a stretch that ends before it starts is refused', () => {
  expect(stretchOf({ day: '2026-11-24', from: '13:00', to: '12:00' }, LISBON)).toBeNull();
  expect(stretchOf({ day: '2026-11-24', from: '12:00', to: '12:00' }, LISBON)).toBeNull();
  expect(stretchOf({ day: '2026-11-24', from: '', to: '12:00' }, LISBON)).toBeNull();
});
