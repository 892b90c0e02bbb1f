import { type Segment, segmentProblems } from './segments.js';

const active = (minutes: number): Segment => ({ kind: 'active', minutes });
const processing = (minutes: number): Segment => ({ kind: 'processing', minutes });

describe('a service', () => {
  test('may have any number of segments that begin and end with work', () => {
    expect(segmentProblems([active(5)], 0)).toEqual([]);
    expect(
      segmentProblems([active(30), processing(45), active(15), active(10), processing(5), active(5)], 10),
    ).toEqual([]);
  });

  test.each([
    ['no segments at all', [], 0, ['no-segments']],
    ['waiting first', [processing(10), active(10)], 0, ['starts-with-processing']],
    ['waiting last', [active(10), processing(10)], 0, ['ends-with-processing']],
    [
      'waiting twice in a row',
      [active(5), processing(5), processing(5), active(5)],
      0,
      ['processing-follows-processing'],
    ],
    ['a segment of seven minutes', [active(7)], 0, ['segment-not-in-fives']],
    ['a segment of no minutes', [active(0)], 0, ['segment-not-in-fives']],
    ['a segment of fewer than none', [active(-5)], 0, ['segment-not-in-fives']],
    ['a segment of half a minute more', [active(5.5)], 0, ['segment-not-in-fives']],
    ['a segment of nobody knows how long', [active(NaN)], 0, ['segment-not-in-fives']],
    ['a buffer of three minutes', [active(10)], 3, ['buffer-not-in-fives']],
    ['a buffer of fewer than none', [active(10)], -5, ['buffer-not-in-fives']],
    ['five minutes more than twelve hours', [active(700)], 25, ['longer-than-twelve-hours']],
    [
      'several faults',
      [processing(7)],
      0,
      ['starts-with-processing', 'ends-with-processing', 'segment-not-in-fives'],
    ],
  ])('cannot have %s', (_name, segments, bufferMinutes, problems) => {
    expect(segmentProblems(segments, bufferMinutes)).toEqual(problems);
  });

  test('may take exactly twelve hours with its buffer', () => {
    expect(segmentProblems([active(700)], 20)).toEqual([]);
  });
});
