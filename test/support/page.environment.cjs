const { TestEnvironment } = require('jest-environment-jsdom');
const forgetContexts = require('./forget-contexts.cjs');

/** Node's versions of globals that browsers have and jsdom lacks. */
const BORROWED = { fetch, Headers, Request, Response, TextEncoder, TextDecoder };

/** A page without layout, for tests of one component. */
module.exports = class PageEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, BORROWED);
    // Without layout there is nothing to scroll.
    this.global.Element.prototype.scrollIntoView = () => undefined;
  }

  async teardown() {
    forgetContexts();
    await super.teardown();
  }
};
