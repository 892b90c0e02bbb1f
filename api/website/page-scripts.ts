import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The build's manifest (vite.dev/guide/backend-integration). */
type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;

/** The scripts of each page, so that the browser fetches them in parallel with the shell's. */
export class PageScripts {
  private readonly manifest: Manifest;
  private readonly shell: ReadonlySet<string>;

  constructor(folder: string) {
    const file = path.join(folder, '.vite/manifest.json');
    this.manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    this.shell = this.closure('index.html');
  }

  /** By convention a page's file is named after its path; the scripts of any other are fetched a moment later. */
  of(address: string): string[] {
    const page = `src/pages${pageAt(address)}.page.tsx`;
    return [...this.closure(page)].filter((file) => !this.shell.has(file));
  }

  private closure(name: string): Set<string> {
    const names = new Set(name in this.manifest ? [name] : []);
    for (const found of names) {
      for (const imported of this.manifest[found]?.imports ?? []) names.add(imported);
    }
    return new Set([...names].flatMap((found) => this.manifest[found]?.file ?? []));
  }
}

function pageAt(address: string): string {
  if (address === '/') return '/home';
  return address.startsWith('/all-services/') ? '/service' : address;
}
