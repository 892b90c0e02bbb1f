// Jest maps `./x.js` to `./x.ts` inside tests but not in the global set-up, which runs before any test.
const Module = require('node:module');

const resolve = Module._resolveFilename;
Module._resolveFilename = function resolveTypeScript(request, parent, ...rest) {
  try {
    return resolve.call(this, request, parent, ...rest);
  } catch (error) {
    if (!/^\.{1,2}\/.*\.js$/.test(request)) throw error;
    return resolve.call(this, request.replace(/\.js$/, '.ts'), parent, ...rest);
  }
};
