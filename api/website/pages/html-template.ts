import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languageFacts } from '../../words/languages.gen.js';
import type { Language } from '../../words/types.gen.js';
import { type Html, jsonBlock, markup } from './html.js';
import type { RenderedPage } from './server-renderer.js';

const NONCE = '__CSP_NONCE__';
const LANGUAGE = '<html lang="en">';
const TITLE = '<title>Beauty salon</title>';
const HEAD = '<!--head-->';
const END_OF_HEAD = '</head>';
/** The icons that come with the app. */
const ICONS = /(?:\s*<link rel="(?:icon|apple-touch-icon)"[^>]*>)+/;
const BODY = '<!--body-->';
const APP_HTML = '<!--app-html-->';

const SHEET = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)"[^>]*>/;
const THEME = '<script src="/theme.js"></script>';
const END_OF_BODY = '</body>';
/** Matches the build's script tags of the app shell, entry first. */
const SCRIPT =
  /<(?:script type="module"[^>]* src="([^"]+)"[^>]*><\/script>|link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>)/g;

/** Parts that the server inserts into the document. */
interface Parts {
  language: Language;
  title: Html;
  head: Html;
  /** Icons of the salon's own; null for the app's. */
  icons: Html | null;
  /** Styles of the salon's own, which go before those of the page. */
  style: Html;
  body: Html;
  /** Scripts specific to this page, fetched in parallel with the shell's. */
  scripts: string[];
  rendered: RenderedPage | null;
}

/**
 * The web app's HTML document (web/index.html) with its small blocking files inlined: the style sheet of tokens, and
 * the scripts that set the theme and start the app. A server-rendered page starts its scripts after the first paint
 * (web/public/start.js), so that its text, fonts and pictures load first.
 */
export class HtmlTemplate {
  /** Hashes that allow the inline scripts in the policy. */
  readonly scriptHashes: string[];
  private readonly template: string;
  private readonly shellScripts: string[];

  constructor(folder: string) {
    const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
    const styled = read('index.html').replace(
      SHEET,
      (_link, file: string) => `<style nonce="${NONCE}">${read(file)}</style>`,
    );
    const isBuilt = styled.includes(THEME);
    const theme = isBuilt ? read('theme.js') : '';
    const start = isBuilt ? read('translators.js') + read('start.js') : '';
    this.scriptHashes = isBuilt ? [theme, start].map(hashOf) : [];
    this.shellScripts = [...styled.matchAll(SCRIPT)].flatMap(
      ([, entry, preloaded]) => entry ?? preloaded ?? [],
    );
    const isDeferred = isBuilt && this.shellScripts.length > 0;
    this.template = styled
      .replace(THEME, () => `<script>${theme}</script>`)
      .replaceAll(SCRIPT, (tag) => (isDeferred ? '' : tag))
      .replace(END_OF_BODY, () => `<script>${start}</script>${END_OF_BODY}`);
  }

  write(nonce: string, { language, title, head, icons, style, body, scripts, rendered }: Parts): string {
    const own = scripts.map((file) => `/${file}`);
    // After all other styles, where the browser also puts them when it renders the page.
    const endOfHead = rendered ? rendered.styles.replace('<style', `<style nonce="${nonce}"`) : '';
    const { text: later } = jsonBlock(markup`type="application/json" id="scripts"`, [
      ...this.shellScripts,
      ...own,
    ]);
    const { direction } = languageFacts[language];
    const written: [placeholder: string, text: string][] = [
      [LANGUAGE, `<html lang="${language}"${direction === 'rtl' ? ' dir="rtl"' : ''}>`],
      [END_OF_HEAD, style.text + endOfHead + END_OF_HEAD],
      [TITLE, title.text],
      [HEAD, head.text],
      [BODY, body.text + later],
      [APP_HTML, rendered?.html ?? ''],
    ];
    return written.reduce(
      // A function, because `$&` in a replacement string has a special meaning.
      (text, [placeholder, part]) => text.replace(placeholder, () => part),
      this.withIcons(icons).replaceAll(NONCE, nonce),
    );
  }

  private withIcons(icons: Html | null): string {
    return icons ? this.template.replace(ICONS, () => `\n    ${icons.text}`) : this.template;
  }
}

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;
