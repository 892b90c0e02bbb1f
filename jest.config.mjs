// Nest 12 ships ES modules only; Jest runs CommonJS. Everything that is ESM is therefore transformed on the way in.
const esmPackages = [
  '@adobe',
  '@nestjs',
  'country-to-currency',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@borewit',
  '@tokenizer',
  'load-esm',
  'uid',
  'temporal-polyfill',
  'temporal-utils',
  'rrule-temporal',
];

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
      target: 'es2022',
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

const common = {
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  transform: { '^.+\\.(tsx?|m?js)$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  moduleNameMapper: {
    // The threads that read imported files and calendars run as they were built.
    '/reader-worker-url\\.js$': '<rootDir>/test/support/reader-worker-url.ts',
    '/calendar-worker-url\\.js$': '<rootDir>/test/support/calendar-worker-url.ts',
    '^file-type$': '<rootDir>/node_modules/file-type/index.js',
    '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1'],
  },
};

export default {
  // Stories in a browser, and thousands of tries for one chair, take their time.
  testTimeout: 120_000,
  // Each file leaves something behind in its process; one that has grown makes room for a new one.
  workerIdleMemoryLimit: '1500MB',
  testSequencer: '<rootDir>/test/support/longest-first.cjs',
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: '<rootDir>/test/support/unit.environment.cjs',
      roots: ['<rootDir>/api', '<rootDir>/web/src', '<rootDir>/tools'],
      testMatch: ['<rootDir>/{api,web,tools}/**/*.spec.{ts,tsx}'],
      setupFiles: ['<rootDir>/test/support/unit-clock.ts'],
    },
    {
      ...common,
      displayName: 'component',
      testEnvironment: '<rootDir>/test/support/page.environment.cjs',
      roots: ['<rootDir>/web/src'],
      testMatch: ['<rootDir>/web/src/**/*.component-spec.tsx'],
      setupFiles: ['<rootDir>/test/support/unit-clock.ts'],
    },
    {
      ...common,
      displayName: 'api',
      runtime: '<rootDir>/test/support/one-registry/runtime.cjs',
      testEnvironment: '<rootDir>/test/support/one-registry/environment.cjs',
      roots: ['<rootDir>/test/api'],
      testMatch: ['<rootDir>/test/api/**/*.e2e-spec.ts'],
      globalSetup: '<rootDir>/test/support/cluster.setup.cjs',
      globalTeardown: '<rootDir>/test/support/cluster.teardown.cjs',
    },
    {
      ...common,
      displayName: 'browser',
      runtime: '<rootDir>/test/support/one-registry/runtime.cjs',
      testEnvironment: '<rootDir>/test/support/one-registry/environment.cjs',
      roots: ['<rootDir>/test/browser'],
      testMatch: ['<rootDir>/test/browser/**/*.browser-spec.ts'],
      globalSetup: '<rootDir>/test/support/demo.setup.cjs',
      globalTeardown: '<rootDir>/test/support/demo.teardown.cjs',
    },
  ],
};
