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
import { headOf } from './page-head.js';
import { PageScripts } from './page-scripts.js';
import { isDashboardPath, isPagePath, pageAt } from './page-paths.js';
import type { PageFacts, PageFactsService } from './page-facts.service.js';

/** Where browsers report what the policy stopped (api/platform/browser-reports). */
const REPORT_PATH = '/csp-reports';
const REPORT_GROUP = 'csp';

/** For as long as a crawler should wait before it asks for a page again that could not be put together. */
const RETRY_AFTER_SECONDS = 60;

/** A page, or the address at which it is read. */
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

/** What is sent when nothing could be read: the browser then asks for itself, and says what it could not. */
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
  isDemo: false,
  hasOwnPicture: false,
  isRendered: false,
  language: mainLanguage,
  words: pages[mainLanguage],
  translations: [],
};

/**
 * Sends the web app's HTML document: with a fresh nonce for each answer so that no style needs `unsafe-inline`, with what
 * the page is about for search engines, and with the rendered page itself for visitors without JavaScript and for a fast
 * first paint.
 */
export class HtmlPageService {
  private readonly document: HtmlTemplate;
  private readonly scripts: PageScripts;
  private readonly logger = new Logger('Website');
  private readonly kept = new BoundedMap<string, KeptPage>(MAX_CACHED);
  /** The same by address, for addresses of one page. */
  private readonly keptAt = new BoundedMap<string, KeptPage>(MAX_CACHED);
  /** Stands for the nonce in what is kept. */
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
    /** Told of every page that could not be put together for that reason. */
    private readonly whenDatabaseIsAway: (reason: Error) => void,
  ) {
    this.document = new HtmlTemplate(folder);
    this.scripts = new PageScripts(folder);
    [this.policyStart = '', this.policyEnd = ''] = this.policy().split(this.mark);
  }

  /**
   * Link previews, crawlers and curl accept anything. Where there is a page they mean the page, even if data has the same
   * path; anywhere else a program is told in its own way that there is nothing.
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
      // The owner may publish the language again, so nobody may remember it.
      response.setHeader('Cache-Control', 'no-store').redirect(302, answered.elsewhere);
      return;
    }
    if (answered.isMissing) response.status(404);
    this.send(answered.page, request, response);
  }

  /** The page that was sent for this address before, at once; null if there is none, or it has to be asked whether it has changed. */
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
   * The page as it is now, or the address at which it is read. One that is the same for everybody is kept until something
   * that the site shows has changed.
   */
  private async pageOf(request: Request): Promise<AnsweredPage> {
    const path = plain(request.path);
    const { language, pathname } = languagePathOf(path);
    const { originalUrl } = request;
    const asked = this.renderer?.drawingOf(originalUrl) ?? null;
    // Read before anything else: a change in between leaves a page that counts as old.
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
    // Of rendered pages there are few; of addresses that are left to the browser there is no end.
    if (rendered) this.keep(`${path} ${drawing}`, originalUrl, { version, madeAt, page });
    return { page, isMissing: facts.isMissing };
  }

  /** Whether visitors are told that the salon speaks it; those who log in may read it in any. The main one has no address of its own. */
  private async isReadIn(language: Language, pathname: string): Promise<boolean> {
    const [main, ...others] = await this.pages.languages();
    return isDashboardPath(pathname) ? language !== main : others.includes(language);
  }

  private keep(key: string, address: string, page: KeptPage): void {
    this.kept.set(key, page);
    // Of what may stand behind a question mark there is no end.
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
      body: bodyOf(facts),
      scripts: this.scripts.of(path, language),
      rendered,
    });
    return new PageDocument(html, this.mark);
  }

  /**
   * People get the page, which says what it could not read and tries again. Crawlers go by the status: a page that is there
   * and says nothing would take the place of the one they know. An address without a page has none now either.
   */
  private sayItFailed(error: unknown, response: Response): void {
    const isAway = isDatabaseAway(error);
    if (isAway) this.whenDatabaseIsAway(error);
    else this.logger.error(`A page was sent empty: ${error instanceof Error ? error.stack : String(error)}`);
    if (response.statusCode !== 200) return;
    response.status(isAway ? 503 : 500);
    if (isAway) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  }

  /** What a page looks like depends on its address and its facts, and on nobody who asks for it. */
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

  /** Nothing from other hosts, no inline scripts but the two of the template, and styles only with this answer's nonce. */
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
      // The frame of the live map, which has its own policy (map-frame.controller.ts).
      `frame-src 'self'`,
      `manifest-src 'self'`,
      `form-action 'self'`,
      `base-uri 'none'`,
      `frame-ancestors 'none'`,
      `require-trusted-types-for 'script'`,
      `trusted-types 'none'`,
      // The second is for browsers that know no `report-to`; the others leave it out.
      `report-to ${REPORT_GROUP}`,
      `report-uri ${REPORT_PATH}`,
    ].join('; ');
  }
}

/** What stands behind the path, with its question mark. */
const queryOf = (address: string): string => /\?.*$/s.exec(address)?.[0] ?? '';

/** The path without a trailing slash. */
const plain = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/**
 * Outside of what React draws, so that it is on every page before any script, and costs none of them a byte of it. It brings
 * what it says in the other languages along, since a page changes its language where it stands.
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
