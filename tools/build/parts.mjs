/** They decide how everything is built, and with which compilers and libraries. */
const COMMON = ['package.json', 'package-lock.json', 'tools/build/parts.mjs'];

const VITE = ['vite', 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'];

/**
 * The parts of a build, in this order. Each names
 * - `inputs`: the files and folders it is made of,
 * - `outputs`: the files without which it counts as missing,
 * - `stamp`: the file that keeps the hash of the inputs, in a folder that the build empties first,
 * - `commands`: the programs of node_modules/.bin that build it.
 */
export const PARTS = {
  words: {
    inputs: ['words', 'tools/words.mjs', 'tools/words', 'api/words/lay-over.ts', '.oxfmtrc.json', ...COMMON],
    outputs: ['api/words/languages.gen.ts', 'web/src/words/languages.gen.ts'],
    stamp: 'dist/words/built-from',
    commands: [['node', 'tools/words.mjs']],
  },
  api: {
    inputs: ['api', 'nest-cli.json', 'tsconfig.json', 'tsconfig.build.json', ...COMMON],
    outputs: ['dist/api/main.js', 'dist/api/cli.js', 'dist/api/openapi.json'],
    stamp: 'dist/api/built-from',
    commands: [['nest', 'build']],
  },
  web: {
    inputs: ['web', 'api/openapi.json', ...COMMON],
    outputs: ['dist/web/index.html', 'dist/web/.vite/manifest.json', 'dist/ssr/entry-server.js'],
    stamp: 'dist/ssr/built-from',
    commands: [VITE, [...VITE, '--ssr']],
  },
};
