import { changeOf } from './change';

test.each([
  [120, 100, { direction: 'up', by: 20, unit: 'percent' }],
  [45, 60, { direction: 'down', by: 25, unit: 'percent' }],
  [100, 100, { direction: 'same', by: 0, unit: 'percent' }],
  [0, 80, { direction: 'down', by: 100, unit: 'percent' }],
])('%p after %p', (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change);
});

test('a share is compared in points', () => {
  expect(changeOf(0.5, 0.45, 'points')).toEqual({ direction: 'up', by: 5, unit: 'points' });
  expect(changeOf(0.02, 0, 'points')).toEqual({ direction: 'up', by: 2, unit: 'points' });
});

test('with nothing before there is nothing to compare with', () => {
  expect(changeOf(100, 0)).toBeNull();
  expect(changeOf(100, null)).toBeNull();
  expect(changeOf(null, 0.4, 'points')).toBeNull();
});
