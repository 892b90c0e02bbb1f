import { dayColumns } from '../diary-model/columns';
import { diaryOf, lineOf, SAMPLE_DAY, bookingOf } from '../diary-model/diary.sample';
import { neighbour } from './card-navigation';
import { inColumnOrder } from './keyboard-steps';

const cut = (staffId: string, from: string, to: string) => lineOf(staffId, [['active', from, to]]);
const lines = [
  cut('vera', '09:00', '09:30'),
  cut('vera', '11:00', '11:30'),
  cut('mei', '10:00', '10:30'),
  cut('mei', '10:45', '11:15'),
];
const diary = diaryOf({ visits: lines.map((line, index) => bookingOf(String(index), line)) });
const columns = dayColumns(diary, SAMPLE_DAY, 'all', { first: 540, last: 1140 });
const [nine, eleven, ten, quarterToEleven] = lines.map(({ _id }) => _id);
const from = (key: string | undefined, arrow: string) => neighbour(columns, key ?? '', arrow);

test('up and down lead through the bookings of one team member', () => {
  expect(from(nine, 'ArrowDown')).toBe(eleven);
  expect(from(eleven, 'ArrowUp')).toBe(nine);
  expect(from(nine, 'ArrowUp')).toBeNull();
});

test('left and right lead to the nearest booking of the next team member who has one', () => {
  expect(columns[1]?.person.name).toBe('Ana');
  expect(from(eleven, 'ArrowRight')).toBe(quarterToEleven);
  expect(from(nine, 'ArrowRight')).toBe(ten);
  expect(from(ten, 'ArrowLeft')).toBe(nine);
  expect(from(ten, 'ArrowRight')).toBeNull();
});

test('in a mirrored diary the next team member’s booking is to the left', () => {
  const mirrored = (key: string | undefined, arrow: string) => from(key, inColumnOrder(arrow, true));

  expect(mirrored(nine, 'ArrowLeft')).toBe(ten);
  expect(mirrored(ten, 'ArrowRight')).toBe(nine);
  expect(mirrored(nine, 'ArrowDown')).toBe(eleven);
});

test('other keys lead nowhere', () => {
  expect(from(nine, 'Enter')).toBeNull();
  expect(from('gone', 'ArrowDown')).toBeNull();
});
