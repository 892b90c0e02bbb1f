import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../words/types.gen.js';

/** The build's manifest (vite.dev/guide/backend-integration). */
type Manifest = Record<string, { file: string; imports?: string[] }>;
/** The areas of sentences on each page (web/build/words-of-pages.ts). */
type WordsOfPages = Record<string, string[]>;

/** The scripts of each page, so that the browser fetches them in parallel with the shell's. */
export class PageScripts {
  private readonly manifest: Manifest;
  private readonly words: WordsOfPages;
  private readonly shell: ReadonlySet<string>;
  private readonly ofPages = new Map<string, string[]>();

  constructor(folder: string) {
    const madeByBuild = (name: string): unknown => {
      const file = path.join(folder, '.vite', name);
      return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    };
    this.manifest = madeByBuild('manifest.json') as Manifest;
    this.words = madeByBuild('words.json') as WordsOfPages;
    this.shell = new Set([...this.closure('index.html')].flatMap((name) => this.manifest[name]?.file ?? []));
  }

  /**
   * By convention, a page's file is named after its path; other scripts are fetched a moment later. Sentences are
   * included only in the page's language.
   */
  of(address: string, language: Language): string[] {
    const page = `src/pages${pageAt(address)}.page.tsx`;
    const parts = ['index.html', ...(page in this.manifest ? [page] : [])];
    const key = `${language} ${parts.join(' ')}`;
    const known = this.ofPages.get(key) ?? [...this.filesOf(parts, language)];
    // Only pages with scripts of their own, whose number is limited.
    this.ofPages.set(key, known);
    return known;
  }

  private filesOf(parts: string[], language: Language): Set<string> {
    const needed = parts.flatMap((part) => [...this.closure(part)]);
    const sentences = parts.flatMap((part) => this.words[part] ?? []);
    const ofSentences = sentences.flatMap((area) => [
      ...this.closure(`src/words/${language}/${area}.gen.ts`),
    ]);
    const files = [...needed, ...ofSentences].flatMap((name) => this.manifest[name]?.file ?? []);
    return new Set(files.filter((file) => !this.shell.has(file)));
  }

  private closure(name: string): Set<string> {
    const names = new Set(name in this.manifest ? [name] : []);
    for (const found of names) {
      for (const imported of this.manifest[found]?.imports ?? []) names.add(imported);
    }
    return names;
  }
}

function pageAt(address: string): string {
  if (address === '/') return '/home';
  return address.startsWith('/all-services/') ? '/service' : address;
}
