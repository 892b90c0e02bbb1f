import { nearestStarts } from './nearest-starts.js';

test('a client whose slot is gone is offered the three nearest, in order of time', () => {
  expect(nearestStarts({ freeStarts: [0, 30, 60, 120, 180, 240], wanted: 130 })).toEqual([60, 120, 180]);
});

test('of two equally near slots, the earlier one is offered', () => {
  expect(nearestStarts({ freeStarts: [115, 110, 90, 85, 0], wanted: 100 })).toEqual([85, 90, 110]);
});

test('fewer than three free slots are all offered', () => {
  expect(nearestStarts({ freeStarts: [300, 10], wanted: 100 })).toEqual([10, 300]);
  expect(nearestStarts({ freeStarts: [], wanted: 100 })).toEqual([]);
});

test('the list of free slots itself keeps its order', () => {
  const freeStarts = [300, 10];

  nearestStarts({ freeStarts, wanted: 100 });

  expect(freeStarts).toEqual([300, 10]);
});
