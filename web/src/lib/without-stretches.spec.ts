import { withoutStretches } from './without-stretches';

const on = (from: string, to: string) => ({
  startsAt: `2027-03-02T${from}:00.000Z`,
  endsAt: `2027-03-02T${to}:00.000Z`,
});

test('14-R8: an afternoon off leaves the morning of a day', () => {
  expect(withoutStretches([on('09:00', '18:00')], [on('13:00', '23:00')])).toEqual([on('09:00', '13:00')]);
});

test('an errand at noon leaves what is before and after it', () => {
  expect(withoutStretches([on('09:00', '18:00')], [on('12:00', '13:00')])).toEqual([
    on('09:00', '12:00'),
    on('13:00', '18:00'),
  ]);
});

test('a day off leaves nothing, and another day off leaves all of it', () => {
  const working = [on('09:00', '12:00'), on('13:00', '18:00')];

  expect(withoutStretches(working, [on('00:00', '23:59')])).toEqual([]);
  expect(withoutStretches(working, [on('18:00', '20:00'), on('12:00', '13:00')])).toEqual(working);
});
