import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions, type ProxyOptions } from 'vite';
import { filesBeforeImports, scriptsOf } from './build/files-before-imports.ts';
import { leanPackages } from './build/lean-packages.ts';
import { oneByte } from './build/one-byte.ts';
import { precompressed } from './build/precompressed.ts';
import { wordsOfPages } from './build/words-of-pages.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Address of the API under `npm run dev`. */
const server: ProxyOptions = { target: process.env['API_ORIGIN'] };
/**
 * Paths of the server outside the contract, two of them pages: the documentation, and the map's frame on the contact
 * page.
 */
const SERVER_PATHS = [
  ...['docs', 'map-frame', 'letter-frame', 'health', 'share-card', 'csp-reports', '\\.well-known'],
  ...['manifest\\.webmanifest', 'robots\\.txt', 'sitemap\\.xml'],
];
/** Server and pages share one origin; a page load asks for HTML, a call of the web app does not. */
const calls: ProxyOptions = {
  ...server,
  bypass: (request) => (request.headers.accept?.includes('text/html') ? '/index.html' : undefined),
};
const contract = JSON.parse(readFileSync(at('../api/openapi.json'), 'utf8')) as { paths: object };
/** First parts of the API's paths, which the web app calls. */
const apiRoots = new Set(Object.keys(contract.paths).map((path) => path.split('/')[1]));

/**
 * A source file by its path. Fails the build when the file has moved: the split of the scripts would silently change.
 */
function source(path: string): string {
  const file = at(`src/${path}`);
  if (!existsSync(file)) throw new Error(`web/vite.config.ts: there is no web/src/${path}`);
  return file;
}

const ENTRY = source('main.tsx');
/** The pages that visitors go from one to the next of. */
const PUBLIC_PAGES = new Set(
  ['home', 'all-services', 'service', 'portfolio', 'team', 'contact'].map((page) =>
    source(`pages/${page}.page.tsx`),
  ),
);

type ImportersOf = (id: string) => readonly string[];
/** Each icon is imported by the list of all of them, which says nothing of who draws it. */
const isListed = (id: string) => id.includes('/lucide-react/dist/esm/icons/');

/** All that cannot run without this part, itself among them. */
function dependentsOf(id: string, importersOf: ImportersOf): Set<string> {
  const found = new Set([id]);
  for (const part of found)
    if (!isListed(part)) for (const importer of importersOf(part)) found.add(importer);
  return found;
}

/** The code shared by sentences in all languages. */
const WORDS_RUNTIME = source('words/runtime.ts');

/** Plural rules of all languages, and messages about success and failure: any page needs them. */
const isEverybodys = (id: string) =>
  /\/make-plural\/|\/icons\/circle-(check|exclamation-point)\.|\/src\/ui\/alert\.tsx$/.test(id);

/** The pages with which one logs in or signs up share a dozen small parts. */
const LOGIN = source('pages/login.page.tsx');
const SIGN_UP = source('pages/sign-up.page.tsx');

/** Forms of visitors share what sends them and finds their mistakes; lists with filters need only their fields. */
const FORMS = ['people/messages/contact-form', 'own/auth/login-form'].map((form) =>
  source(`features/${form}.tsx`),
);
const FILTERS = source('ui/filters.tsx');

const isOfPublicPages = (dependents: Set<string>) =>
  [...PUBLIC_PAGES].filter((page) => dependents.has(page)).length > 1;
// Code that public pages and the log-in have in common counts as everyone's, so that neither loads the other's chunks
// for it.
const isOfShell = (dependents: Set<string>) =>
  dependents.has(ENTRY) ||
  dependents.has(WORDS_RUNTIME) ||
  [...dependents].some(isEverybodys) ||
  (dependents.has(LOGIN) && isOfPublicPages(dependents));
const isOfDoors = (dependents: Set<string>) =>
  dependents.has(LOGIN) && dependents.has(SIGN_UP) && ![...PUBLIC_PAGES].some((page) => dependents.has(page));

const isOfForms = (dependents: Set<string>) =>
  FORMS.every((form) => dependents.has(form)) && !dependents.has(FILTERS);

/** A file of all parts that are wanted by these; a file before it takes what both want. */
const fileOf = (name: string, isWantedBy: (dependents: Set<string>) => boolean, priority: number) => ({
  name: (id: string, graph: { getModuleInfo(part: string): { importers: readonly string[] } | null }) => {
    // The style sheet is the first script's own: with the shell, every import would name it.
    if (id === ENTRY || PUBLIC_PAGES.has(id) || id.endsWith('.css')) return null;
    return isWantedBy(dependentsOf(id, (part) => graph.getModuleInfo(part)?.importers ?? [])) ? name : null;
  },
  priority,
});

/** Parts that are wanted by these, in a file for each set of pages that loads them; one below this size joins its neighbour. */
const filesOf = (...wanted: Parameters<typeof fileOf>) => ({
  ...fileOf(...wanted),
  entriesAware: true,
  entriesAwareMergeThreshold: 1000,
});

/** Files for browsers. */
const clientBuild: BuildEnvironmentOptions = {
  outDir: at('../dist/web'),
  emptyOutDir: true,
  assetsDir: 'assets',
  // The server looks there for the scripts of each page (api/website/pages/page-scripts.ts), the budgets for their
  // size.
  manifest: true,
  // An inlined data: URL would be refused by the content security policy.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false, resolveDependencies: scriptsOf },
  rolldownOptions: {
    output: {
      // Without the pages that share a part, which would be named again in each.
      chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      codeSplitting: {
        // Code that every page needs, and code that public pages share: few files pack better than fifty, and arrive
        // sooner.
        groups: [
          fileOf('shell', isOfShell, 3),
          filesOf('public', isOfPublicPages, 2),
          filesOf('doors', isOfDoors, 1),
          fileOf('forms', isOfForms, 0),
          // Small and wanted together: one file weighs less than two.
          { name: 'field-rules', test: /\/src\/(lib|ui)\/(use-)?field-rules\.ts$/, priority: 0 },
          // On pages with figures alone; it has a budget of its own.
          { name: 'charts', test: /\/src\/ui\/charts\//, priority: 0 },
          {
            name: 'logged-in',
            test: /\/src\/features\/own\/auth\/(greet|use-next-step)\.tsx?$/,
            priority: 0,
          },
        ],
      },
    },
  },
};

/**
 * The bundle that renders pages on the server (`vite build --ssr`), with all dependencies, since none are installed
 * there. The dashboard, and sentences in unused languages, stay out of the server's memory.
 */
const serverBuild: BuildEnvironmentOptions = {
  outDir: at('../dist/ssr'),
  emptyOutDir: true,
  copyPublicDir: false,
  rolldownOptions: {
    input: at('src/entry-server.tsx'),
    // For `oneByte`.
    output: { charset: 'ascii', comments: false },
  },
};

export default defineConfig(({ isSsrBuild = false }) => ({
  root: at('.'),
  publicDir: at('public'),
  plugins: [
    react(),
    leanPackages,
    ...(isSsrBuild ? [oneByte] : [filesBeforeImports, wordsOfPages, precompressed]),
  ],
  // Stable class names however the pages are split, and no file names in the production markup.
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } } },
  build: isSsrBuild ? serverBuild : clientBuild,
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  server: {
    proxy: {
      ...Object.fromEntries(SERVER_PATHS.map((start) => [`^/${start}(/|\\?|$)`, server])),
      ...Object.fromEntries([...apiRoots].map((root) => [`^/${root}(/|\\?|$)`, calls])),
    },
  },
}));
