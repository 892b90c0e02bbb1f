import { nextStarts } from './next-starts';

const at = (time: string) => `2026-11-24T${time}:00.000Z`;

describe('the next free times', () => {
  test('are the first one, and others an hour apart, so that a glance covers the day', () => {
    const starts = ['09:00', '09:15', '09:45', '10:00', '10:45', '11:15', '12:30'].map(at);

    expect(nextStarts(starts, 3)).toEqual(['09:00', '10:00', '11:15'].map(at));
  });

  test('are as many as there are', () => {
    expect(nextStarts([at('18:00'), at('18:15')], 3)).toEqual([at('18:00')]);
    expect(nextStarts([], 3)).toEqual([]);
  });
});
