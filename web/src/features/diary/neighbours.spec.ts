import { dayColumns } from './columns';
import { diaryOf, lineOf, sampleDay, visitOf } from './diary.sample';
import { neighbour } from './neighbours';

const cut = (staffId: string, from: string, to: string) => lineOf(staffId, [['active', from, to]]);
const lines = [
  cut('vera', '09:00', '09:30'),
  cut('vera', '11:00', '11:30'),
  cut('mei', '10:00', '10:30'),
  cut('mei', '10:45', '11:15'),
];
const diary = diaryOf({ visits: lines.map((line, index) => visitOf(String(index), line)) });
const columns = dayColumns(diary, sampleDay, 'all', { first: 540, last: 1140 });
const [nine, eleven, ten, quarterToEleven] = lines.map(({ _id }) => _id);
const from = (key: string | undefined, arrow: string) => neighbour(columns, key ?? '', arrow);

test('up and down lead through the visits of one person', () => {
  expect(from(nine, 'ArrowDown')).toBe(eleven);
  expect(from(eleven, 'ArrowUp')).toBe(nine);
  expect(from(nine, 'ArrowUp')).toBeNull();
});

test('aside leads to the nearest visit of the next person who has one', () => {
  expect(columns[1]?.person.name).toBe('Ana');
  expect(from(eleven, 'ArrowRight')).toBe(quarterToEleven);
  expect(from(nine, 'ArrowRight')).toBe(ten);
  expect(from(ten, 'ArrowLeft')).toBe(nine);
  expect(from(ten, 'ArrowRight')).toBeNull();
});

test('other keys lead nowhere', () => {
  expect(from(nine, 'Enter')).toBeNull();
  expect(from('gone', 'ArrowDown')).toBeNull();
});
