import { randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { BoundedMap } from '../../common/bounded-map.js';
import type { Clock } from '../../common/clock.js';
import { byHeader } from '../../common/http/by-header.js';
import { nameRoute } from '../../common/http/observe-requests.js';
import { isDatabaseAway } from '../../common/problem/database-away.js';
import type { SiteVersionService } from '../../platform/public-answers/site-version.service.js';
import { languages, mainLanguage } from '../../words/languages.gen.js';
import type { Language, PagesWords } from '../../words/types.gen.js';
import { pages } from '../../words/words.gen.js';
import { languagePathOf } from '../../common/words/language-path.js';
import { HtmlTemplate } from './html-template.js';
import { type Html, markup, jsonBlock } from './html.js';
import { Nonces } from './nonces.js';
import { PageDocument } from './page-document.js';
import { CACHED_MS, MAX_CACHED, type RenderedPage, type ServerRenderer } from './server-renderer.js';
import { headOf, iconsOf, styleOfFace } from './page-head.js';
import { PageScripts } from './page-scripts.js';
import { isDashboardPath, isPagePath, pageAt } from './page-paths.js';
import type { PageFacts, PageFactsService } from './page-facts.service.js';

/** URL to which browsers report policy violations (api/platform/browser-reports). */
const REPORT_PATH = '/csp-reports';
const REPORT_GROUP = 'csp';

/** Time after which a crawler should retry a page that could not be built. */
const RETRY_AFTER_SECONDS = 60;

/** A page, or the URL to redirect to. */
type AnsweredPage = { page: PageDocument; isMissing?: boolean } | { elsewhere: string };

interface KeptPage {
  version: string;
  madeAt: number;
  page: PageDocument;
}

const wantsPage = byHeader('accept', (request) => request.accepts(['html', 'json']) !== 'json');

const readsGzip = byHeader(
  'accept-encoding',
  (request) =>
    request.headers['accept-encoding'] !== undefined && request.acceptsEncodings('gzip') === 'gzip',
);

/** Used if nothing could be read: the browser then asks for itself, and reports what it could not load. */
const noFacts: PageFacts = {
  title: pages[mainLanguage].noName(),
  description: '',
  canonical: null,
  card: '',
  isMissing: false,
  jsonLd: null,
  categories: new Set(),
  answers: {},
  phone: '',
  face: null,
  isDemo: false,
  hasOwnPicture: false,
  isRendered: false,
  language: mainLanguage,
  words: pages[mainLanguage],
  translations: [],
};

/**
 * Sends the web app's HTML document. Each response has a fresh nonce, so that no style needs `unsafe-inline`. It
 * contains the page's description for search engines, and the rendered page itself, for visitors without JavaScript
 * and a fast first paint.
 */
export class HtmlPageService {
  private readonly document: HtmlTemplate;
  private readonly scripts: PageScripts;
  private readonly logger = new Logger('Website');
  private readonly kept = new BoundedMap<string, KeptPage>(MAX_CACHED);
  /** The same by URL, for pages with a single URL. */
  private readonly keptAt = new BoundedMap<string, KeptPage>(MAX_CACHED);
  /** Placeholder for the nonce in cached pages. */
  private readonly mark = randomBytes(16).toString('hex');
  private readonly nonces = new Nonces();
  private readonly policyStart: string;
  private readonly policyEnd: string;

  constructor(
    folder: string,
    private readonly pages: PageFactsService,
    private readonly publicUrl: string,
    private readonly renderer: ServerRenderer | null,
    private readonly version: SiteVersionService,
    private readonly clock: Clock,
    /** Called for every page that could not be built because the database is down. */
    private readonly whenDatabaseIsAway: (reason: Error) => void,
  ) {
    this.document = new HtmlTemplate(folder);
    this.scripts = new PageScripts(folder);
    [this.policyStart = '', this.policyEnd = ''] = this.policy().split(this.mark);
  }

  /**
   * Link previews, crawlers and curl accept any type. If there is a page, they get the page, even if data has the
   * same path; elsewhere, programs get a 404 in their own format.
   */
  isWantedBy(request: Request): boolean {
    return isPagePath(request.path) ? wantsPage(request) : request.accepts(['json', 'html']) === 'html';
  }

  async show(request: Request, response: Response): Promise<void> {
    const answered = await this.pageOf(request).catch((error: unknown): AnsweredPage => {
      this.sayItFailed(error, response);
      const { language, pathname } = languagePathOf(plain(request.path));
      const facts =
        language === null
          ? noFacts
          : { ...noFacts, language, words: pages[language], title: pages[language].noName() };
      return { page: this.write(pathname, facts, null) };
    });
    if ('elsewhere' in answered) {
      // Not cacheable, because the owner may publish the language again.
      response.setHeader('Cache-Control', 'no-store').redirect(302, answered.elsewhere);
      return;
    }
    if (answered.isMissing) response.status(404);
    this.send(answered.page, request, response);
  }

  /**
   * The cached page for this URL, synchronously; null if it is not cached, or its version has to be checked first.
   */
  findRecent(address: string): PageDocument | null {
    const kept = this.keptAt.get(address);
    return kept && this.isCurrent(kept, this.version.recent()) ? kept.page : null;
  }

  send(page: PageDocument, request: Request, response: Response): void {
    nameRoute(response, pageAt(request.path) ?? '(none)');
    const nonce = this.nonces.next();
    response
      .setHeader('Content-Security-Policy', this.policyStart + nonce + this.policyEnd)
      .setHeader('Reporting-Endpoints', `${REPORT_GROUP}="${REPORT_PATH}"`)
      .setHeader('Cache-Control', 'no-store')
      .setHeader('Content-Type', 'text/html; charset=utf-8')
      .vary('Accept, Accept-Encoding');
    const isPacked = readsGzip(request);
    if (isPacked) response.setHeader('Content-Encoding', 'gzip');
    const parts = isPacked ? page.writePacked(nonce) : page.write(nonce);
    response.setHeader(
      'Content-Length',
      parts.reduce((sum, { length }) => sum + length, 0),
    );
    for (const part of parts) response.write(part);
    response.end();
  }

  /**
   * The current page, or the URL to redirect to. A page that is the same for everyone is cached until something on
   * the site changes.
   */
  private async pageOf(request: Request): Promise<AnsweredPage> {
    const path = plain(request.path);
    const { language, pathname } = languagePathOf(path);
    const { originalUrl } = request;
    const asked = this.renderer?.drawingOf(originalUrl) ?? null;
    // Read the version first: after a change in between, the page merely counts as old.
    const version = await this.version.current();
    const madeAt = this.clock.now().getTime();
    const kept = this.kept.get(`${path} ${asked}`);
    if (kept && this.isCurrent(kept, version)) return { page: kept.page };
    if (language !== null && pageAt(pathname) !== null && !(await this.isReadIn(language, pathname)))
      return { elsewhere: pathname + queryOf(originalUrl) };
    const facts = await this.pages.read(pathname, language);
    const drawing = this.renderer?.drawingOf(originalUrl, facts.categories) ?? null;
    const rendered = await this.render(drawing, facts);
    const page = this.write(pathname, facts, rendered);
    // Cache only rendered pages: their number is limited, while URLs left to the browser are endless.
    if (rendered) this.keep(`${path} ${drawing}`, originalUrl, { version, madeAt, page });
    return { page, isMissing: facts.isMissing };
  }

  /** True if visitors are offered this language; logged-in people may use any. The main one has no URL prefix. */
  private async isReadIn(language: Language, pathname: string): Promise<boolean> {
    const [main, ...others] = await this.pages.languages();
    return isDashboardPath(pathname) ? language !== main : others.includes(language);
  }

  private keep(key: string, address: string, page: KeptPage): void {
    this.kept.set(key, page);
    // Skip URLs with a query, whose number is endless.
    if (!address.includes('?')) this.keptAt.set(address, page);
  }

  private isCurrent({ version, madeAt }: KeptPage, current: string | null): boolean {
    return version === current && this.clock.now().getTime() - madeAt < CACHED_MS;
  }

  private write(path: string, facts: PageFacts, rendered: RenderedPage | null): PageDocument {
    const { language } = facts;
    const html = this.document.write(this.mark, {
      language,
      title: markup`<title>${facts.title}</title>`,
      head: facts.card === noFacts.card ? markup`` : headOf(facts, this.publicUrl),
      icons: iconsOf(facts.face),
      style: styleOfFace(facts.face, this.mark),
      body: bodyOf(facts),
      scripts: this.scripts.of(path, language),
      rendered,
    });
    return new PageDocument(html, this.mark);
  }

  /**
   * People get the page, which says what it could not load and retries. Crawlers respect the status: an empty page
   * would otherwise replace the one they know. A URL without a page also fails now.
   */
  private sayItFailed(error: unknown, response: Response): void {
    const isAway = isDatabaseAway(error);
    if (isAway) this.whenDatabaseIsAway(error);
    else this.logger.error(`A page was sent empty: ${error instanceof Error ? error.stack : String(error)}`);
    if (response.statusCode !== 200) return;
    response.status(isAway ? 503 : 500);
    if (isAway) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  }

  /** Renders a page from its URL and facts, independent of the reader. */
  private async render(
    drawing: string | null,
    { isRendered, answers, language }: PageFacts,
  ): Promise<RenderedPage | null> {
    if (!this.renderer || drawing === null || !isRendered) return null;
    return this.renderer.draw(drawing, answers, language).catch((error: unknown) => {
      this.logger.warn(`A page could not be rendered and is left to the browser: ${String(error)}`);
      return null;
    });
  }

  /**
   * Nothing from other hosts, no inline scripts except the template's two, and styles only with this response's nonce.
   */
  private policy(): string {
    const hashes = this.document.scriptHashes.map((hash) => ` '${hash}'`).join('');
    return [
      `default-src 'none'`,
      `script-src 'self'${hashes}`,
      `style-src 'self' 'nonce-${this.mark}'`,
      `style-src-attr 'none'`,
      `img-src 'self'`,
      `font-src 'self'`,
      `connect-src 'self'`,
      // The live map's frame has its own policy (map-frame.controller.ts).
      `frame-src 'self'`,
      `manifest-src 'self'`,
      `form-action 'self'`,
      `base-uri 'none'`,
      `frame-ancestors 'none'`,
      `require-trusted-types-for 'script'`,
      `trusted-types 'none'`,
      // The second is for browsers without `report-to`; the others ignore it.
      `report-to ${REPORT_GROUP}`,
      `report-uri ${REPORT_PATH}`,
    ].join('; ');
  }
}

/** The query including its question mark. */
const queryOf = (address: string): string => /\?.*$/s.exec(address)?.[0] ?? '';

/** The path without a trailing slash. */
const plain = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/**
 * Outside of React's content, so that it is on every page before any script, at no cost in bytes to them. Includes
 * its text in the other languages, since a page changes its language in place.
 */
const demoNotice = (words: PagesWords): Html => {
  const inLanguages = languages.map(
    (language) =>
      markup` data-${language}="${pages[language].demoNotice()}" data-${language}-label="${pages[language].demo()}"`,
  );
  return markup`<aside id="demo-notice" aria-label="${words.demo()}"${inLanguages}>${words.demoNotice()}</aside>
    `;
};

function bodyOf({ answers, phone, isDemo, words }: PageFacts): Html {
  const needsScript = phone ? words.needsScriptOrCall({ phone }) : words.needsScript();
  return markup`${isDemo ? demoNotice(words) : ''}${jsonBlock(markup`type="application/json" id="first-answers"`, answers)}
    <noscript><p>${needsScript}</p></noscript>`;
}
