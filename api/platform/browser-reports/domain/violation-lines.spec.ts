import { violationLines } from './violation-lines.js';

const body = {
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://ads.example/x.js?visitor=7',
  documentURL: 'https://salon.example/verify#code=s3cret',
  sourceFile: 'https://salon.example/assets/index-abc.js',
  lineNumber: 3,
};
const report = (changes: object = {}) => [{ type: 'csp-violation', body: { ...body, ...changes } }];

describe('A-12: what a page was stopped from doing, in the log', () => {
  test('says what, by what and on which page, without codes and numbers of visitors', () => {
    expect(violationLines(report())).toEqual([
      "A page's policy stopped script-src-elem of https://ads.example/x.js on https://salon.example/verify" +
        ' (https://salon.example/assets/index-abc.js:3)',
    ]);
  });

  test('says the same of the older kind of report', () => {
    const older = {
      'csp-report': {
        'violated-directive': 'style-src-elem',
        'blocked-uri': 'inline',
        'document-uri': 'https://salon.example/',
      },
    };

    expect(violationLines(older)).toEqual([
      "A page's policy stopped style-src-elem of inline on https://salon.example/",
    ]);
  });

  test('leaves out what an extension of the browser did', () => {
    expect(violationLines(report({ blockedURL: 'chrome-extension://abc/x.js' }))).toEqual([]);
    expect(violationLines(report({ sourceFile: 'moz-extension://abc/x.js' }))).toEqual([]);
  });

  test.each([null, 7, 'x', {}, [], [null], [{ type: 'deprecation', body }], [{ type: 'csp-violation' }]])(
    'is nothing when a report is not understood, such as %j',
    (odd) => {
      expect(violationLines(odd)).toEqual([]);
    },
  );

  test('is one short line each, and ten at most, whatever was sent', () => {
    const long = Array.from({ length: 500 }, () =>
      report({ blockedURL: `x\n\u2028\u001b[2K${'y'.repeat(5000)}` }),
    );

    const lines = violationLines(long.flat());

    expect(lines).toHaveLength(10);
    expect(lines.every((line) => line.length < 1000 && !/[\p{Cc}\u2028]/u.test(line))).toBe(true);
  });
});
