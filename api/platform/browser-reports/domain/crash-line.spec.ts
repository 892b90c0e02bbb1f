import { crashLine } from './crash-line.js';

const crash = { message: 'TypeError: x is undefined', path: '/book' };

describe('a crash of the web app, in the log', () => {
  test('says what happened, on which page and in which build, with the first frames of the stack', () => {
    const stack = `TypeError: x is undefined\n    at render (https://salon.example/assets/index-abc.js:1:2)\n    at run`;

    expect(crashLine({ ...crash, stack, build: 'abc123' })).toBe(
      'The web app crashed on /book (build abc123): TypeError: x is undefined' +
        ' | at render (https://salon.example/assets/index-abc.js:1:2) | at run',
    );
  });

  test('keeps no more than eight frames', () => {
    const stack = Array.from({ length: 50 }, (_, index) => `at step${index}`).join('\n');

    expect(crashLine({ ...crash, stack }).split(' | ')).toHaveLength(9);
  });

  test('keeps the frames of Firefox and Safari, which name the file after an @', () => {
    const stack = 'render@https://salon.example/assets/index-abc.js:1:2\n';

    expect(crashLine({ ...crash, stack })).toContain(
      '| render@https://salon.example/assets/index-abc.js:1:2',
    );
  });

  test.each(['\n', '\r\n', '\u2028', '\u0085', '\u001b[2K', '\u202e'])(
    'is one line whatever was sent, such as %j',
    (sign) => {
      const line = crashLine({
        message: `Oops${sign}ERROR [Mail] made up`,
        path: `/book${sign}x`,
        build: `1${sign}2`,
      });

      expect(line).not.toContain(sign);
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    },
  );

  test('holds no address, id or code of a person', () => {
    const line = crashLine({
      message: 'No user maria@example.com at /verify?code=s3cret',
      path: '/dashboard/clients/6f1c1a34-0c8e-4a55-9d0f-2f4c0c1f9c11?search=Maria#note',
      stack: 'at load (https://salon.example/reset-password?code=s3cret:1:2)',
    });

    expect(line).toBe(
      'The web app crashed on /dashboard/clients/(id): No user (email) at /verify' +
        ' | at load (https://salon.example/reset-password:1:2)',
    );
  });
});
