import { ownPart } from './own-part';

const at = (time: string) => `2027-03-02T${time}:00.000Z`;
const line = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) });
const visit = { startsAt: at('10:00'), endsAt: at('13:00') };

test('a stylist’s part of a visit lasts from the first of her services to the end of the last', () => {
  const part = { ...visit, isWhole: false, lines: [line('11:00', '11:30'), line('12:00', '12:45')] };

  expect(ownPart(part)).toEqual(line('11:00', '12:45'));
});

test('of a visit that is all hers she sees all', () => {
  expect(ownPart({ ...visit, isWhole: true, lines: [line('10:00', '11:00')] })).toEqual(visit);
});
