import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Html } from './domain/html.js';
import type { Drawing } from './page-artist.js';

const NONCE = '__CSP_NONCE__';
const TITLE = '<title>Beauty salon</title>';
const HEAD = '<!--head-->';
const END_OF_HEAD = '</head>';
const BODY = '<!--body-->';
const DRAWING = '<!--drawing-->';

const SHEET = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)"[^>]*>/;
const THEME = '<script src="/theme.js"></script>';
/** What the build tool writes for the shell's scripts. */
const SCRIPT = /<(script type="module"|link rel="modulepreload")/g;

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
 * The client's one HTML document (web/index.html), with the two small files in it that everything else would wait
 * for: the sheet of tokens, and the script that sets the theme, which the policy lets in by its hash.
 */
export class ClientDocument {
  /** The hash of the one script that stands in the document; null when there is none. */
  readonly scriptHash: string | null;
  private readonly template: string;
  /** The same for a page that is drawn already: its pictures and fonts come before its scripts. */
  private readonly calm: string;

  constructor(folder: string) {
    const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
    const styled = read('index.html').replace(
      SHEET,
      (_link, file: string) => `<style nonce="${NONCE}">${read(file)}</style>`,
    );
    const theme = styled.includes(THEME) ? read('theme.js') : null;
    this.template = theme === null ? styled : styled.replace(THEME, () => `<script>${theme}</script>`);
    this.calm = this.template.replaceAll(SCRIPT, '<$1 fetchpriority="low"');
    this.scriptHash = theme && `sha256-${createHash('sha256').update(theme).digest('base64')}`;
  }

  write(nonce: string, { title, head, body, scripts, drawing }: Parts): string {
    const preload = `<link rel="modulepreload"${drawing ? ' fetchpriority="low"' : ''} crossorigin href="/`;
    const preloads = scripts.map((file) => `${preload}${file}">`).join('');
    // After every other style, as a browser that draws the page itself would put them.
    const styles = drawing?.styles.replace('<style', `<style nonce="${nonce}"`) ?? '';
    const written: [placeholder: string, text: string][] = [
      [END_OF_HEAD, preloads + styles + END_OF_HEAD],
      [TITLE, title.text],
      [HEAD, head.text],
      [BODY, body.text],
      [DRAWING, drawing?.html ?? ''],
    ];
    return written.reduce(
      // By a function, because `$&` in somebody's text means something to a plain replacement.
      (text, [placeholder, part]) => text.replace(placeholder, () => part),
      (drawing ? this.calm : this.template).replaceAll(NONCE, nonce),
    );
  }
}
