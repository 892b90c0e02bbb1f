const { TestEnvironment } = require('jest-environment-node');
const forgetContexts = require('../forget-contexts.cjs');

/**
 * Values of jest-circus and expect in the global object. Each file brings its own copies of both, which must not find
 * these.
 */
const KEPT_BY_THE_FRAMEWORK = [Symbol.for('EVENT_HANDLERS'), Symbol.for('$$jest-matchers-object')];

let shared = null;

/** Gives all files of a worker one global object: a module loaded for one file then works for the next. */
module.exports = class SharedEnvironment {
  constructor(...args) {
    shared ??= Object.assign(new TestEnvironment(...args), {
      exit: process.exit,
      async teardown() {
        forgetContexts();
        for (const symbol of KEPT_BY_THE_FRAMEWORK) delete this.global[symbol];
        // Jest wraps it for each file.
        this.global.process.exit = this.exit;
      },
    });
    return shared;
  }
};
