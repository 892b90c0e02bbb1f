import type { Plugin } from 'vite';

/**
 * Fails the build of what the server renders pages with when a letter outside of Latin-1 is left in it: V8 would keep the whole
 * file in memory at twice its size. Such a letter in a style is written as an escape of CSS.
 */
export const oneByte: Plugin = {
  name: 'one-byte',
  generateBundle(_options, bundle) {
    for (const part of Object.values(bundle)) {
      const wide = part.type === 'chunk' ? /.{0,40}[^\0-\xff]/.exec(part.code)?.[0] : undefined;
      if (wide !== undefined) this.error(`A letter of more than one byte: ${wide}`);
    }
  },
};
