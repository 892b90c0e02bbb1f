import path from 'node:path';

/** @typedef {{ fullName: string; status: string }} Assertion */
/** @typedef {{ name: string; status: string; startTime: number; endTime: number; assertionResults: Assertion[] }} FileResult */
/** @typedef {{ testResults: FileResult[] }} Results what `jest --json` writes */

/** The files in which something failed, be it a test or the file itself. @param {Results} results */
export const failedFiles = (results) =>
  results.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** @param {FileResult} file */
const counted = ({ status, assertionResults }) => {
  const failed = assertionResults.filter((test) => test.status === 'failed').length;
  return {
    passed: assertionResults.filter((test) => test.status === 'passed').length,
    // A file that could not be read, or whose end failed, has no failed test and is one failure all the same.
    failed: status === 'failed' ? Math.max(1, failed) : failed,
  };
};

/**
 * The number of tests that passed and failed; if a file was tried twice, the second time counts. No results are
 * a failure.
 * @param {Results | null} first
 * @param {Results | null} [second] of those files alone that failed the first time
 */
export function sum(first, second = { testResults: [] }) {
  if (first === null || second === null) return { passed: 0, failed: 1 };
  const again = new Map(second.testResults.map((file) => [file.name, file]));
  const counts = first.testResults.map((file) => counted(again.get(file.name) ?? file));
  return {
    passed: counts.reduce((all, one) => all + one.passed, 0),
    failed: counts.reduce((all, one) => all + one.failed, 0),
  };
}

/**
 * The names of what failed first and passed when it was tried again.
 *
 * @param {Results} first
 * @param {Results | null} second
 */
export function onlyAtTheSecondTry(first, second) {
  const passed = new Set(
    (second?.testResults ?? []).flatMap(({ name, status, assertionResults }) => [
      ...(status === 'passed' ? [name] : []),
      ...assertionResults
        .filter((test) => test.status === 'passed')
        .map(({ fullName }) => `${name}\n${fullName}`),
    ]),
  );
  return first.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0) return passed.has(name) ? [name] : [];
      return failed
        .filter(({ fullName }) => passed.has(`${name}\n${fullName}`))
        .map(({ fullName }) => `${name}: ${fullName}`);
    });
}

/** Files that take less need no place in the order. */
const LONG_SECONDS = 5;

/**
 * The seconds that each long file took, by its path from this folder, the longest first.
 *
 * @param {Results} results
 * @param {string} root
 */
export const longTimes = (results, root) =>
  Object.fromEntries(
    results.testResults
      .map(({ name, startTime, endTime }) => [
        path.relative(root, name).replaceAll(path.sep, '/'),
        Math.round((endTime - startTime) / 1000),
      ])
      .filter(([, seconds]) => seconds >= LONG_SECONDS)
      .sort(([, one], [, other]) => other - one),
  );
