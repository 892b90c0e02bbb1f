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
    expect(exitCode).toBe(75);
  });

  test('a database that cannot be reached names DATABASE_URL', () => {
    for (const code of ['ECONNREFUSED', '28P01', '3D000']) {
      const { line, exitCode } = describeStartupError(systemError(code, 'connect'));

      expect(line).toContain('DATABASE_URL');
      expect(exitCode).toBe(69);
    }
  });

  test('an unexpected error keeps its stack', () => {
    const { line, exitCode } = describeStartupError(new TypeError('x is undefined'));

    expect(line).toContain('startup-error.spec');
    expect(exitCode).toBe(1);
  });
});
