const { TestEnvironment } = require('jest-environment-node');
const forgetContexts = require('./forget-contexts.cjs');

module.exports = class UnitEnvironment extends TestEnvironment {
  async teardown() {
    forgetContexts();
    await super.teardown();
  }
};
