import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';
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

/** Fetches the front page's code beside the shell's instead of after it; most visits begin there. */
const frontPageFirst: Plugin = {
  name: 'front-page-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const page = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'home.page');
      if (!page) throw new Error('vite.config.ts: the front page is not a chunk of its own');

      const files = new Set([page.fileName]);
      for (const name of files) {
        const file = bundle[name];
        if (file?.type === 'chunk') for (const imported of file.imports) files.add(imported);
      }
      return [...files]
        .filter((file) => !html.includes(file))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        }));
    },
  },
};

export default defineConfig({
  root: at('.'),
  publicDir: at('public'),
  plugins: [react(), frontPageFirst, precompressed],
  // Stable class names however the pages are split, and no file names in the production markup.
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } } },
  build: {
    outDir: at('../dist/web'),
    emptyOutDir: true,
    assetsDir: 'assets',
    // An inlined data: URL would be refused by the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(rooms.map((room) => [`^/${room}(/|\\?|$)`, server])),
  },
});
