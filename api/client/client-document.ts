import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Html, jsonBlock, markup } from './domain/html.js';
import type { Drawing } from './page-artist.js';

const NONCE = '__CSP_NONCE__';
const TITLE = '<title>Beauty salon</title>';
const HEAD = '<!--head-->';
const END_OF_HEAD = '</head>';
const BODY = '<!--body-->';
const DRAWING = '<!--drawing-->';

const SHEET = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)"[^>]*>/;
const THEME = '<script src="/theme.js"></script>';
const END_OF_BODY = '</body>';
/** What the build tool writes for the shell's scripts, the one that starts it all first. */
const SCRIPT =
  /<(?:script type="module"[^>]* src="([^"]+)"[^>]*><\/script>|link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>)/g;

/** What the server knows of a page, to be written into the document. */
interface Parts {
  title: Html;
  head: Html;
  body: Html;
  /** Scripts of this page alone, to be fetched beside the shell's. */
  scripts: string[];
  drawing: Drawing | null;
}

/**
 * The client's one HTML document (web/index.html), with the small files in it that everything else would wait for: the
 * sheet of tokens, and the script that sets the theme. A page that is drawn already starts its scripts after the first
 * paint (web/public/start.js), so that its words, fonts and pictures have the wire to themselves.
 */
export class ClientDocument {
  /** The hashes of the scripts that stand in the document, by which the policy lets them in. */
  readonly scriptHashes: string[];
  private readonly template: string;
  private readonly calmTemplate: string;
  private readonly shellScripts: string[];

  constructor(folder: string) {
    const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
    const styled = read('index.html').replace(
      SHEET,
      (_link, file: string) => `<style nonce="${NONCE}">${read(file)}</style>`,
    );
    const isWhole = styled.includes(THEME);
    const theme = isWhole ? read('theme.js') : '';
    const start = isWhole ? read('start.js') : '';
    this.scriptHashes = isWhole ? [theme, start].map(hashOf) : [];
    this.template = styled.replace(THEME, () => `<script>${theme}</script>`);
    this.shellScripts = [...styled.matchAll(SCRIPT)].flatMap(
      ([, entry, preloaded]) => entry ?? preloaded ?? [],
    );
    this.calmTemplate = this.template
      .replaceAll(SCRIPT, '')
      .replace(END_OF_BODY, () => `<script>${start}</script>${END_OF_BODY}`);
  }

  write(nonce: string, { title, head, body, scripts, drawing }: Parts): string {
    const own = scripts.map((file) => `/${file}`);
    // After every other style, as a browser that draws the page itself would put them.
    const endOfHead = drawing
      ? drawing.styles.replace('<style', `<style nonce="${nonce}"`)
      : own.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('');
    const later = drawing
      ? jsonBlock(markup`type="application/json" id="scripts"`, [...this.shellScripts, ...own]).text
      : '';
    const written: [placeholder: string, text: string][] = [
      [END_OF_HEAD, endOfHead + END_OF_HEAD],
      [TITLE, title.text],
      [HEAD, head.text],
      [BODY, body.text + later],
      [DRAWING, drawing?.html ?? ''],
    ];
    return written.reduce(
      // By a function, because `$&` in somebody's text means something to a plain replacement.
      (text, [placeholder, part]) => text.replace(placeholder, () => part),
      (drawing ? this.calmTemplate : this.template).replaceAll(NONCE, nonce),
    );
  }
}

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;
