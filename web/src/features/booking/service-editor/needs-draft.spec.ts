import type { Pool } from '../resources/models';
import { needsBody, needsOf, newNeeds } from './needs-draft';

const poolOf = (id: string, parts: Partial<Pool> = {}): Pool => ({
  ...{ _id: id, title: id, status: 'active', kind: 'basin', units: [], needs: [] },
  ...parts,
});
const segments = [{ key: 'first' }, { key: 'wait' }, { key: 'last' }];

test('a new service needs a chair where the salon counts them, and nothing else', () => {
  const needs = newNeeds([poolOf('chairs', { kind: 'chair' }), poolOf('basins')]);

  expect(needsBody(needs, segments)).toEqual([{ poolId: 'chairs', segments: null, turnoverMinutes: 0 }]);
});

test('chosen segments keep their places when one before them is removed', () => {
  const need = { part: 'parts' as const, segments: ['last', 'gone'], turnover: '5' };

  expect(needsBody({ basins: need }, segments)).toEqual([
    { poolId: 'basins', segments: [2], turnoverMinutes: 5 },
  ]);
  expect(needsBody({ basins: need }, segments.slice(1))).toEqual([
    { poolId: 'basins', segments: [1], turnoverMinutes: 5 },
  ]);
});

test('a service left with one segment needs the unit for the whole visit', () => {
  const need = { part: 'parts' as const, segments: ['last'], turnover: '0' };

  expect(needsBody({ basins: need }, [{ key: 'first' }])).toEqual([
    { poolId: 'basins', segments: null, turnoverMinutes: 0 },
  ]);
});

test('the needs of a service are read as they were saved', () => {
  const needs = [{ serviceId: 'colour', title: 'Colour', segments: [2], turnoverMinutes: 5 }];
  const pools = [poolOf('basins', { needs }), poolOf('rooms')];

  expect(needsOf('colour', segments, pools)).toEqual({
    basins: { part: 'parts', segments: ['last'], turnover: '5' },
    rooms: { part: 'none', segments: [], turnover: '0' },
  });
  expect(needsBody(needsOf('colour', segments, pools), segments)).toEqual([
    { poolId: 'basins', segments: [2], turnoverMinutes: 5 },
  ]);
});
