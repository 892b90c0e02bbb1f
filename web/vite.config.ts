import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions, type ProxyOptions } from 'vite';
import { precompressed } from './build/precompressed.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Server and pages share one origin; a page load asks for HTML, a call of the client does not. */
const server: ProxyOptions = {
  target: process.env['API_ORIGIN'] ?? 'http://localhost:5000',
  bypass: (request) => (request.headers.accept?.includes('text/html') ? '/index.html' : undefined),
};
const rooms = [
  'salon',
  'services',
  'staff',
  'auth',
  'setup',
  'user',
  'admin',
  'bookings',
  'blocks',
  'holds',
  'availability',
  'reviews',
  'messages',
  'portfolio',
  'media',
  'account',
  'users',
  'audit',
  'mail',
];

const ENTRY = at('src/main.tsx');
/** Whether the first script needs this part at once, itself or for another, whichever page follows. */
const shellParts = new Map<string, boolean>([[ENTRY, true]]);
function isShell(id: string, importersOf: (id: string) => readonly string[]): boolean {
  const known = shellParts.get(id);
  if (known !== undefined) return known;
  // Until the answer is known, so that a circle of imports ends.
  shellParts.set(id, false);
  // Each icon is imported by the list of all of them, which says nothing of who draws it.
  const answer =
    !id.includes('/lucide-react/dist/esm/icons/') &&
    importersOf(id).some((importer) => isShell(importer, importersOf));
  shellParts.set(id, answer);
  return answer;
}

/** What browsers get. */
const pages: BuildEnvironmentOptions = {
  outDir: at('../dist/web'),
  emptyOutDir: true,
  assetsDir: 'assets',
  // The server looks there for the scripts of each page (api/client/page-scripts.ts), the budgets for their size.
  manifest: true,
  // An inlined data: URL would be refused by the content security policy.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          {
            // In one file: it packs better than twenty small ones, and every page needs all of it.
            name: (id, graph) =>
              id !== ENTRY && isShell(id, (part) => graph.getModuleInfo(part)?.importers ?? [])
                ? 'shell'
                : null,
          },
        ],
      },
    },
  },
};

/** The same pages, drawn by the server (`vite build --ssr`): one file with all that it needs, since none of it is installed there. */
const drawing: BuildEnvironmentOptions = {
  outDir: at('../dist/drawing'),
  emptyOutDir: true,
  copyPublicDir: false,
  rolldownOptions: { input: at('src/drawing.tsx'), output: { codeSplitting: false } },
};

export default defineConfig(({ isSsrBuild = false }) => ({
  root: at('.'),
  publicDir: at('public'),
  plugins: [react(), ...(isSsrBuild ? [] : [precompressed])],
  // Stable class names however the pages are split, and no file names in the production markup.
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } } },
  build: isSsrBuild ? drawing : pages,
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  server: {
    port: 5173,
    proxy: Object.fromEntries(rooms.map((room) => [`^/${room}(/|\\?|$)`, server])),
  },
}));
