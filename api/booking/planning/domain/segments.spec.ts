import { clientMinutes, occupiedOffsets, type Segment, withAddOns } from './segments.js';

const active = (minutes: number): Segment => ({ kind: 'active', minutes });
const processing = (minutes: number): Segment => ({ kind: 'processing', minutes });
const occupiedBy = (segments: Segment[], bufferMinutes: number): [number, number][] =>
  occupiedOffsets({ staffId: 'vera', segments, bufferMinutes }).map(({ start, end }) => [start, end]);

describe('a service', () => {
  test('keeps the client for all its segments, but not for the clean-up', () => {
    expect(clientMinutes([active(30), processing(45), active(20)])).toBe(95);
  });

  test('leaves the stylist free while the colour develops, and busy with the clean-up at the end', () => {
    expect(occupiedBy([active(30), processing(45), active(20)], 10)).toEqual([
      [0, 30],
      [75, 105],
    ]);
  });

  test('takes up a single stretch for active segments in a row', () => {
    expect(occupiedBy([active(30), active(15), processing(20), active(10), active(5)], 0)).toEqual([
      [0, 45],
      [65, 80],
    ]);
  });
});

describe('add-ons', () => {
  test('lengthen the last active segment and nothing else', () => {
    expect(withAddOns([active(30), processing(45), active(20)], 15)).toEqual([
      active(30),
      processing(45),
      active(35),
    ]);
  });

  test('leave the service itself as it was', () => {
    const segments = [active(30)];

    withAddOns(segments, 15);

    expect(segments).toEqual([active(30)]);
  });
});
