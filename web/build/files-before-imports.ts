import type { Plugin } from 'vite';

const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Replaces what Vite puts around every `import()`: the files are fetched first, with another try after a failure
 * (`fetchScripts` of web/public/start.js). Chromium remembers that a module failed, so nothing could import it again.
 * The name of a file that imports no others is only in the call itself.
 */
export const filesBeforeImports: Plugin = {
  name: 'files-before-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === PRELOAD_HELPER
      ? 'export const __vitePreload = (load, files) => fetchScripts(String(load), files).then(load);'
      : null,
};

/** Files that are there before any `import()`. */
const SHELL = /\/(index|shell|rolldown-runtime)-/;

/** The scripts that an `import()` needs, apart from its own. */
export const scriptsOf = (
  own: string,
  needed: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] =>
  hostType === 'html'
    ? needed
    : needed.filter((file) => file !== own && file.endsWith('.js') && !SHELL.test(file));
