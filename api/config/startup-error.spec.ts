import { StartupError, describeStartupError } from './startup-error.js';

const systemError = (code: string, syscall: string) =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

describe('a start that fails', () => {
  test('an expected error is one line with its own exit code', () => {
    const described = describeStartupError(new StartupError('PORT must be a number.', 78));

    expect(described).toEqual({ line: 'Parlour cannot start: PORT must be a number.', exitCode: 78 });
  });

  test('a port in use names the variables to change', () => {
    const { line, exitCode } = describeStartupError(systemError('EADDRINUSE', 'listen'));

    expect(line).toContain('HOST and PORT');
    expect(exitCode).toBe(78);
  });

  test.each([
    ['ENOSPC', 'write', 'DATA_DIR: its disk is full', 78],
    ['EACCES', 'mkdir', 'DATA_DIR: this user is not allowed to write there', 78],
    ['ENOENT', 'mkdir', 'DATA_DIR: no folder can be made there', 78],
    ['53100', 'connect', 'DATABASE_URL: the disk of PostgreSQL is full', 75],
  ])('a folder or disk that takes nothing (%s) says so in one line', (code, call, reason, exitCode) => {
    const described = describeStartupError(systemError(code, call));

    expect(described).toEqual({ line: `Parlour cannot start: ${reason} (${call} ${code}).`, exitCode });
  });

  test.each([
    systemError('ECONNREFUSED', 'connect'),
    systemError('ENOENT', 'connect'),
    systemError('EACCES', 'connect'),
    systemError('57P03', 'read'),
    systemError('53300', 'read'),
    new Error('Connection terminated due to connection timeout'),
  ])('a database that cannot be reached names DATABASE_URL in one line (%s)', (error) => {
    const { line, exitCode } = describeStartupError(error);

    expect(line).toBe(`Parlour cannot start: DATABASE_URL: PostgreSQL cannot be reached (${error.message}).`);
    expect(exitCode).toBe(69);
  });

  test.each(['28P01', '28000', '3D000', '42501', '25006'])(
    'a database that will not do until somebody changes a setting says so in one line (%s)',
    (code) => {
      const { line, exitCode } = describeStartupError(systemError(code, 'connect'));

      expect(line).toMatch(/^Parlour cannot start: DATABASE_URL: .+$/);
      expect(exitCode).toBe(78);
    },
  );

  test('a server without SSL says that it is the sslmode', () => {
    const { line } = describeStartupError(new Error('The server does not support SSL connections'));

    expect(line).toBe(
      'Parlour cannot start: DATABASE_URL: sslmode: The server does not support SSL connections.',
    );
  });

  test('an unexpected error keeps its stack', () => {
    const { line, exitCode } = describeStartupError(new TypeError('x is undefined'));

    expect(line).toContain('startup-error.spec');
    expect(exitCode).toBe(1);
  });
});
