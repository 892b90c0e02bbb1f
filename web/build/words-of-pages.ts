import path from 'node:path';
import type { Plugin } from 'vite';

const PAGE = /\.page\.tsx$/;
/** The sentences of one area, to be fetched in one language. */
const AREA = /\/src\/words\/([\w-]+)\.gen\.ts$/;

/**
 * Writes to `.vite/words.json` which areas of sentences each page says, so that the server can have them fetched with the
 * page's scripts (`api/website/pages/page-scripts.ts`). The build's manifest knows files alone: where many parts share a file,
 * a page would fetch what any of them says.
 */
export const wordsOfPages: Plugin = {
  name: 'words-of-pages',
  apply: 'build',
  generateBundle() {
    const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
    const areasOf = (page: string) => {
      const parts = new Set([page]);
      for (const part of parts) for (const imported of importsOf(part)) parts.add(imported);
      return [...parts].flatMap((part) => (importsOf(part).length > 0 && AREA.exec(part)?.[1]) || []).sort();
    };
    const { root } = this.environment.config;
    const nameOf = (id: string) => path.relative(root, id).split(path.sep).join('/');
    const pages = [...this.getModuleIds()].filter(
      (id) => PAGE.test(id) || this.getModuleInfo(id)?.isEntry === true,
    );
    this.emitFile({
      type: 'asset',
      fileName: '.vite/words.json',
      source: JSON.stringify(Object.fromEntries(pages.map((page) => [nameOf(page), areasOf(page)]))),
    });
  },
};
