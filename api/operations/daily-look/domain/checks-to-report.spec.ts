import { checksToReport } from './checks-to-report.js';

type Verdicts = Record<string, 'ok' | 'warn' | 'fail'>;

const looked = (verdicts: Verdicts) => Object.entries(verdicts).map(([id, verdict]) => ({ id, verdict }));
const told = (verdicts: Verdicts, before: string[]) =>
  checksToReport(looked(verdicts), before).map(({ id }) => id);

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
