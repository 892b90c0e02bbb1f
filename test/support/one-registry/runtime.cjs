const { isBuiltin } = require('node:module');
const path = require('node:path');
const { default: JestRuntime } = require('jest-runtime');

const APP = path.join(__dirname, '../../../api') + path.sep;

/** Holds the modules that all files of this worker share; never torn down. */
let keeper = null;

/**
 * Loads the app and all packages once per worker. Jest would load them again for each file, which takes more than a
 * second of CPU time (Nest, TypeORM and a thousand modules of ours). Test files and their support are still loaded
 * for each file.
 *
 * A test must therefore leave no state in a module: Jest undoes spies after each file, everything else is the test's
 * job.
 */
module.exports = class OneRegistryRuntime extends JestRuntime {
  constructor(...args) {
    super(...args);
    keeper ??= new JestRuntime(...args);
  }

  requireModuleOrMock(from, name) {
    return isShared(from, name)
      ? keeper.requireModuleOrMock(from, name)
      : super.requireModuleOrMock(from, name);
  }

  /** For stack traces: files of both registries have source maps. */
  getSourceMaps() {
    const [own, shared] = [super.getSourceMaps(), keeper.getSourceMaps()];
    return {
      get: (file) => own.get(file) ?? shared.get(file),
      [Symbol.iterator]: () => [...shared, ...own].values(),
    };
  }
};

function isShared(from, name) {
  if (name.startsWith('.')) return path.resolve(path.dirname(from), name).startsWith(APP);
  return !isBuiltin(name) && name !== '@jest/globals';
}
