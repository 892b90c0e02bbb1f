const { existsSync, readFileSync, statSync } = require('node:fs');
const path = require('node:path');

const ROOT = path.join(__dirname, '../..');
/** How many seconds each file took that takes long, by its path from the root; `node tools/run-tests.mjs --note-times` writes it. */
const NOTED = path.join(__dirname, 'times.json');
/** Of a file that has no time there, Jest's own guess: the more is written in it, the longer it takes. */
const BYTES_A_SECOND = 5000;

/**
 * Begins with the files that take longest, so that no worker is left alone with one at the end. Jest does the same with the
 * times of an earlier run, which a fresh clone does not have.
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
