const { TestEnvironment } = require('jest-environment-jsdom');

/** What browsers have and jsdom lacks: Node's own. */
const BORROWED = { fetch, Headers, Request, Response, TextEncoder, TextDecoder };

/** A page without layout, for tests of one component. */
module.exports = class PageEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, BORROWED);
  }
};
