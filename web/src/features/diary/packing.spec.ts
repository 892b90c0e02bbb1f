import * as fc from 'fast-check';
import { clash, pack, type Packable } from './packing';

const visit = (key: string, ...busy: [from: number, to: number][]): Packable => ({
  key,
  span: { from: Math.min(...busy.map(([from]) => from)), to: Math.max(...busy.map(([, to]) => to)) },
  busy: busy.map(([from, to]) => ({ from, to })),
});
const placed = (...visits: Packable[]) => Object.fromEntries(pack(visits));

test('visits one after the other have the whole width each', () => {
  const alone = { lane: 0, lanes: 1, depth: 0 };

  expect(placed(visit('cut', [0, 60]), visit('colour', [60, 90]))).toEqual({ cut: alone, colour: alone });
});

test('visits at the same time share the width', () => {
  expect(placed(visit('cut', [0, 60]), visit('colour', [30, 90]), visit('later', [90, 120]))).toEqual({
    cut: { lane: 0, lanes: 2, depth: 0 },
    colour: { lane: 1, lanes: 2, depth: 0 },
    later: { lane: 0, lanes: 1, depth: 0 },
  });
});

test('those that hang together through a third have lanes of one width', () => {
  const places = placed(visit('early', [0, 40]), visit('late', [50, 90]), visit('long', [30, 60]));

  expect(places).toEqual({
    early: { lane: 0, lanes: 2, depth: 0 },
    long: { lane: 1, lanes: 2, depth: 0 },
    late: { lane: 0, lanes: 2, depth: 0 },
  });
});

test('a visit in the waiting time of another keeps the whole width and lies in front', () => {
  expect(placed(visit('colour', [0, 30], [75, 105]), visit('cut', [30, 75]))).toEqual({
    colour: { lane: 0, lanes: 1, depth: 0 },
    cut: { lane: 0, lanes: 1, depth: 1 },
  });
});

test('whatever the day brings, no two visits that clash share a lane', () => {
  const spans = fc
    .array(fc.tuple(fc.nat(200), fc.integer({ min: 1, max: 60 }), fc.nat(30), fc.nat(30)), { maxLength: 30 })
    .map((drawn) =>
      drawn.map(([from, work, wait, again], index) =>
        visit(String(index), [from, from + work], [from + work + wait, from + work + wait + again + 1]),
      ),
    );

  fc.assert(
    fc.property(spans, (visits) => {
      const places = pack(visits);
      expect(places.size).toBe(visits.length);
      for (const a of visits) {
        for (const b of visits) {
          if (a === b || !clash(a.busy, b.busy)) continue;
          expect(places.get(a.key)?.lane).not.toBe(places.get(b.key)?.lane);
          expect(places.get(a.key)?.lanes).toBe(places.get(b.key)?.lanes);
        }
      }
    }),
  );
});
