import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { isDatabaseAway } from './database-away.js';

const withCode = (code: string, more = {}) => Object.assign(new Error(code), { code, ...more });

describe('a database that cannot be used at the moment', () => {
  test.each([
    '08006',
    '53100',
    '53300',
    '57P01',
    '57P02',
    '57P03',
    '55P03',
    '57014',
    '25006',
    'ECONNREFUSED',
    'EPIPE',
  ])('is known by %s', (code) => {
    expect(isDatabaseAway(withCode(code))).toBe(true);
  });

  test.each([
    'Connection terminated unexpectedly',
    'Query read timeout',
    'timeout exceeded when trying to connect',
  ])('is known by the words “%s”', (message) => {
    expect(isDatabaseAway(new Error(message))).toBe(true);
  });

  // Uses TypeORM's own errors, so that changed messages in a newer version are noticed.
  test.each([new QueryRunnerAlreadyReleasedError(), new QueryRunnerProviderAlreadyReleasedError()])(
    'is known by a transaction that lost its connection: %s',
    (error) => {
      expect(isDatabaseAway(error)).toBe(true);
    },
  );

  test('is known by a socket that is gone, but not by another file that is', () => {
    expect(isDatabaseAway(withCode('ENOENT', { syscall: 'connect' }))).toBe(true);
    expect(isDatabaseAway(withCode('ENOENT', { syscall: 'open' }))).toBe(false);
  });

  test('is not what a mistake of ours looks like', () => {
    expect(isDatabaseAway(withCode('42703'))).toBe(false);
    expect(isDatabaseAway(withCode('23505'))).toBe(false);
    expect(isDatabaseAway(new TypeError('x is undefined'))).toBe(false);
    expect(isDatabaseAway('Connection terminated')).toBe(false);
  });
});
