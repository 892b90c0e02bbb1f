import { fillOfPerson } from './fill.js';

describe('how full someone’s day is', () => {
  const working = [
    { start: 540, end: 720 },
    { start: 780, end: 900 },
  ];

  test('is what is booked out of their hours', () => {
    expect(fillOfPerson(working, [{ start: 600, end: 660, isWork: true }])).toEqual({
      workingMinutes: 300,
      bookedMinutes: 60,
    });
  });

  test('leaves out blocked time, and work outside their hours', () => {
    const taken = [
      { start: 540, end: 600, isWork: false },
      { start: 700, end: 760, isWork: true },
    ];

    expect(fillOfPerson(working, taken)).toEqual({ workingMinutes: 240, bookedMinutes: 20 });
  });

  test('is nothing out of nothing on a day off', () => {
    expect(fillOfPerson([], [{ start: 600, end: 660, isWork: true }])).toEqual({
      workingMinutes: 0,
      bookedMinutes: 0,
    });
  });
});
