import * as fc from 'fast-check';
import { clash, pack, type Packable } from './packing';

const booking = (key: string, ...busy: [from: number, to: number][]): Packable => ({
  key,
  span: { from: Math.min(...busy.map(([from]) => from)), to: Math.max(...busy.map(([, to]) => to)) },
  busy: busy.map(([from, to]) => ({ from, to })),
});
const placed = (...cards: Packable[]) => Object.fromEntries(pack(cards));

test('bookings one after the other have the whole width each', () => {
  const alone = { lane: 0, lanes: 1, depth: 0 };

  expect(placed(booking('cut', [0, 60]), booking('colour', [60, 90]))).toEqual({ cut: alone, colour: alone });
});

test('bookings at the same time share the width', () => {
  expect(placed(booking('cut', [0, 60]), booking('colour', [30, 90]), booking('later', [90, 120]))).toEqual({
    cut: { lane: 0, lanes: 2, depth: 0 },
    colour: { lane: 1, lanes: 2, depth: 0 },
    later: { lane: 0, lanes: 1, depth: 0 },
  });
});

test('bookings that overlap through a third have lanes of one width', () => {
  const places = placed(booking('early', [0, 40]), booking('late', [50, 90]), booking('long', [30, 60]));

  expect(places).toEqual({
    early: { lane: 0, lanes: 2, depth: 0 },
    long: { lane: 1, lanes: 2, depth: 0 },
    late: { lane: 0, lanes: 2, depth: 0 },
  });
});

test('a booking in the processing time of another keeps the whole width and lies in front', () => {
  expect(placed(booking('colour', [0, 30], [75, 105]), booking('cut', [30, 75]))).toEqual({
    colour: { lane: 0, lanes: 1, depth: 0 },
    cut: { lane: 0, lanes: 1, depth: 1 },
  });
});

test('no two bookings that clash share a lane', () => {
  const spans = fc
    .array(fc.tuple(fc.nat(200), fc.integer({ min: 1, max: 60 }), fc.nat(30), fc.nat(30)), { maxLength: 30 })
    .map((drawn) =>
      drawn.map(([from, work, wait, again], index) =>
        booking(String(index), [from, from + work], [from + work + wait, from + work + wait + again + 1]),
      ),
    );

  fc.assert(
    fc.property(spans, (cards) => {
      const places = pack(cards);
      expect(places.size).toBe(cards.length);
      for (const a of cards) {
        for (const b of cards) {
          if (a === b || !clash(a.busy, b.busy)) continue;
          expect(places.get(a.key)?.lane).not.toBe(places.get(b.key)?.lane);
          expect(places.get(a.key)?.lanes).toBe(places.get(b.key)?.lanes);
        }
      }
    }),
  );
});
