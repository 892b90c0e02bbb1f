import { weekdayOf } from '../../../common/time/local-date.js';
import { businessDayOf } from './business-day.js';

const SUNDAY = 7;
const exceptSundays = (day: string) => weekdayOf(day) !== SUNDAY;

test('what is sold today belongs to today, also on a day on which the salon is closed', () => {
  expect(businessDayOf('2027-03-07', '2027-03-06', exceptSundays)).toBe('2027-03-07');
  expect(businessDayOf('2027-03-06', null, exceptSundays)).toBe('2027-03-06');
});

test('after the close of a Saturday it belongs to the Monday', () => {
  expect(businessDayOf('2027-03-06', '2027-03-06', exceptSundays)).toBe('2027-03-08');
});

test('a salon that is closed for longer than two weeks takes the next date', () => {
  expect(businessDayOf('2027-03-06', '2027-03-06', () => false)).toBe('2027-03-07');
});

test('a day before one that was closed gets nothing any more', () => {
  expect(businessDayOf('2027-03-06', '2027-03-08', exceptSundays)).toBe('2027-03-09');
});
