import { RefusalToStart, refusalToStart } from './refusal-to-start.js';

const systemError = (code: string, syscall: string) =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

describe('a start that fails', () => {
  test('a foreseen refusal is one line with its own exit status', () => {
    const told = refusalToStart(new RefusalToStart('PORT must be a number.', 78));

    expect(told).toEqual({ line: 'Parlour cannot start: PORT must be a number.', exitCode: 78 });
  });

  test('a port in use names the variables to change', () => {
    const { line, exitCode } = refusalToStart(systemError('EADDRINUSE', 'listen'));

    expect(line).toContain('HOST and PORT');
    expect(exitCode).toBe(75);
  });

  test('a database out of reach names DATABASE_URL', () => {
    for (const code of ['ECONNREFUSED', '28P01', '3D000']) {
      const { line, exitCode } = refusalToStart(systemError(code, 'connect'));

      expect(line).toContain('DATABASE_URL');
      expect(exitCode).toBe(69);
    }
  });

  test('an error nobody foresaw keeps its stack', () => {
    const { line, exitCode } = refusalToStart(new TypeError('x is undefined'));

    expect(line).toContain('refusal-to-start.spec');
    expect(exitCode).toBe(1);
  });
});
