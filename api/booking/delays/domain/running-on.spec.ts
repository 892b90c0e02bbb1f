import { endOf, lineOnAt, runningOn, type TimedLine } from './running-on.js';

const line = (startsAt: number, minutes: number, staffId = 'ana', bufferMinutes = 0): TimedLine => ({
  staffId,
  startsAt,
  clientMinutes: minutes,
  occupied: [{ start: 0, end: minutes + bufferMinutes }],
});

const times = (lines: TimedLine[]) => lines.map((one) => [one.startsAt, endOf(one)]);

test('the part that has begun last is the one that is on', () => {
  const lines = [line(600, 30), line(630, 30)];

  expect([590, 600, 629, 630, 900].map((minute) => lineOnAt(lines, minute))).toEqual([0, 0, 0, 1, 1]);
});

test('a part after the one that takes longer starts later only if it has to', () => {
  expect(times(runningOn([line(600, 30), line(630, 30, 'bea')], 0, 15))).toEqual([
    [600, 645],
    [645, 675],
  ]);
  expect(times(runningOn([line(600, 30), line(650, 30, 'bea')], 0, 15))).toEqual([
    [600, 645],
    [650, 680],
  ]);
});

test('whoever does both parts cleans up between them', () => {
  expect(times(runningOn([line(600, 30, 'ana', 10), line(640, 30)], 0, 15))).toEqual([
    [600, 645],
    [655, 685],
  ]);
});

test('a colour takes longer at its end, not while it takes', () => {
  const occupied = [
    { start: 0, end: 30 },
    { start: 50, end: 65 },
  ];

  expect(runningOn([{ ...line(600, 60), occupied }], 0, 15)[0]).toMatchObject({
    clientMinutes: 75,
    occupied: [
      { start: 0, end: 30 },
      { start: 50, end: 80 },
    ],
  });
});
