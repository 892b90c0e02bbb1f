import type { Verdict } from '../../doctor/check.js';
import { worthTelling } from './worth-telling.js';

const look = (verdicts: Record<string, Verdict>) => ({
  checks: Object.entries(verdicts).map(([id, verdict]) => ({ id, title: id, says: id, verdict })),
});
const told = (verdicts: Record<string, Verdict>, before: string[]) =>
  worthTelling(look(verdicts), before).map(({ id }) => id);

describe('12-C6 a morning’s email', () => {
  test('does not leave when all is well, whatever was yesterday', () => {
    expect(told({ room: 'ok', mail: 'ok' }, ['room'])).toEqual([]);
  });

  test('says each day what is wrong', () => {
    expect(told({ room: 'fail', mail: 'ok' }, ['room'])).toEqual(['room']);
  });

  test('says once what only deserves a look, and again when it comes back', () => {
    expect(told({ room: 'warn' }, [])).toEqual(['room']);
    expect(told({ room: 'warn' }, ['room'])).toEqual([]);
  });

  test('says all of it when some of it is new', () => {
    expect(told({ room: 'warn', mail: 'warn', clock: 'ok' }, ['room'])).toEqual(['room', 'mail']);
  });
});
