import { failedFiles, longTimes, onlyAtTheSecondTry, sum } from './test-results.mjs';

const file = (name: string, tests: Record<string, string>, status?: string, seconds = 1) => ({
  name,
  startTime: 1_000_000,
  endTime: 1_000_000 + seconds * 1000,
  status: status ?? (Object.values(tests).includes('failed') ? 'failed' : 'passed'),
  assertionResults: Object.entries(tests).map(([fullName, outcome]) => ({ fullName, status: outcome })),
});

const results = (...testResults: ReturnType<typeof file>[]) => ({ testResults });

describe('the results of the tests', () => {
  const first = results(
    file('holds', { 'a time is held': 'passed', 'a hold ends': 'failed' }),
    file('team', { 'a portrait shows': 'passed', 'a later idea': 'pending' }),
  );

  test('name the files that are tried again', () => {
    expect(failedFiles(first)).toEqual(['holds']);
    expect(failedFiles(results(file('broken', {}, 'failed')))).toEqual(['broken']);
  });

  test('count what passed and failed', () => {
    expect(sum(first)).toEqual({ passed: 2, failed: 1 });
  });

  test('count a second try instead of the first', () => {
    const second = results(file('holds', { 'a time is held': 'passed', 'a hold ends': 'passed' }));

    expect(sum(first, second)).toEqual({ passed: 3, failed: 0 });
    expect(onlyAtTheSecondTry(first, second)).toEqual(['holds: a hold ends']);
  });

  test('stay a failure when the second try fails too, or finds another fault', () => {
    const same = results(file('holds', { 'a time is held': 'passed', 'a hold ends': 'failed' }));
    const other = results(file('holds', { 'a time is held': 'failed', 'a hold ends': 'passed' }));

    expect(sum(first, same)).toEqual({ passed: 2, failed: 1 });
    expect(onlyAtTheSecondTry(first, same)).toEqual([]);
    expect(sum(first, other)).toEqual({ passed: 2, failed: 1 });
  });

  test('keep how long each long file took, the longest first', () => {
    const times = longTimes(
      results(
        file('/parlour/test/holds', { 'a hold ends': 'passed' }, 'passed', 7.4),
        file('/parlour/api/team', { 'a portrait shows': 'passed' }, 'passed', 2),
        file('/parlour/test/till', { 'a visit is paid': 'passed' }, 'passed', 40),
      ),
      '/parlour',
    );

    expect(Object.entries(times)).toEqual([
      ['test/till', 40],
      ['test/holds', 7],
    ]);
  });

  test('are a failure when there are none, and when a file could not be read', () => {
    expect(sum(null)).toEqual({ passed: 0, failed: 1 });
    expect(sum(first, null)).toEqual({ passed: 0, failed: 1 });
    expect(sum(results(file('broken', {}, 'failed')))).toEqual({ passed: 0, failed: 1 });
  });
});
