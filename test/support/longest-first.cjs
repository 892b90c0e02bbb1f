const { existsSync, readFileSync, statSync } = require('node:fs');
const path = require('node:path');

const ROOT = path.join(__dirname, '../..');
/** Seconds per slow test file, by its path from the root; `node tools/run-tests.mjs --note-times` writes it. */
const NOTED = path.join(__dirname, 'times.json');
/** For files without a recorded time, Jest's own estimate: the larger the file, the longer it takes. */
const BYTES_A_SECOND = 5000;

/**
 * Starts with the slowest files, so that no worker ends up alone with a long one. Jest does the same with the times
 * of an earlier run, which a fresh clone does not have.
 */
module.exports = class LongestFirst {
  noted = existsSync(NOTED) ? JSON.parse(readFileSync(NOTED, 'utf8')) : {};

  sort(tests) {
    const seconds = new Map(tests.map((test) => [test, this.secondsOf(test)]));
    return [...tests].sort((one, other) => seconds.get(other) - seconds.get(one));
  }

  secondsOf({ path: file }) {
    const name = path.relative(ROOT, file).replaceAll(path.sep, '/');
    return this.noted[name] ?? statSync(file).size / BYTES_A_SECOND;
  }

  shard(tests, { shardIndex, shardCount }) {
    return tests.filter((_, index) => index % shardCount === shardIndex - 1);
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
};
