import { randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { isDatabaseAway } from '../common/problem/database-away.js';
import { HtmlTemplate } from './html-template.js';
import { type Html, markup, jsonBlock } from './html.js';
import type { RenderedPage, ServerRenderer } from './server-renderer.js';
import { CARD } from './domain/share-card.js';
import { PageScripts } from './page-scripts.js';
import { isPagePath } from './page-paths.js';
import type { PageFacts, PageFactsService } from './page-facts.service.js';

/** Where browsers report what the policy stopped (api/csp-reports). */
const REPORT_PATH = '/csp-reports';
const REPORT_GROUP = 'csp';

/** For as long as a crawler should wait before it asks for a page again that could not be put together. */
const RETRY_AFTER_SECONDS = 60;

/** What is sent when nothing could be read: the browser then asks for itself, and says what it could not. */
const NO_FACTS: PageFacts = {
  title: 'Beauty salon',
  description: '',
  canonical: null,
  picture: null,
  card: '',
  isMissing: false,
  jsonLd: null,
  answers: {},
  phone: '',
  isDemo: false,
  hasOwnPicture: false,
  isRendered: false,
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

  constructor(
    folder: string,
    private readonly pages: PageFactsService,
    private readonly publicUrl: string,
    private readonly renderer: ServerRenderer | null,
    /** Told of every page that could not be put together for that reason. */
    private readonly whenDatabaseIsAway: (reason: Error) => void,
  ) {
    this.document = new HtmlTemplate(folder);
    this.scripts = new PageScripts(folder);
  }

  /**
   * Link previews, crawlers and curl accept anything. Where there is a page they mean the page, even if data has the same
   * path; anywhere else a program is told in its own way that there is nothing.
   */
  isWantedBy(request: Request): boolean {
    return isPagePath(request.path)
      ? request.accepts(['html', 'json']) !== 'json'
      : request.accepts(['json', 'html']) === 'html';
  }

  async show(request: Request, response: Response): Promise<void> {
    const path = plain(request.path);
    const facts = await this.pages.read(path).catch((error: unknown) => {
      this.sayItFailed(error, response);
      return NO_FACTS;
    });
    const rendered = await this.render(request, facts);
    const nonce = randomBytes(16).toString('base64');
    if (facts.isMissing) response.status(404);
    response
      .setHeader('Content-Security-Policy', this.policy(nonce))
      .setHeader('Reporting-Endpoints', `${REPORT_GROUP}="${REPORT_PATH}"`)
      .setHeader('Cache-Control', 'no-store')
      .vary('Accept')
      .type('html')
      .send(
        this.document.write(nonce, {
          title: markup`<title>${facts.title}</title>`,
          head: facts === NO_FACTS ? markup`` : this.head(facts),
          body: bodyOf(facts),
          scripts: this.scripts.of(path),
          rendered,
        }),
      );
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
    { originalUrl }: Request,
    { isRendered, answers }: PageFacts,
  ): Promise<RenderedPage | null> {
    if (!this.renderer || !isRendered) return null;
    return this.renderer.render(originalUrl, answers).catch((error: unknown) => {
      this.logger.warn(`A page could not be rendered and is left to the browser: ${String(error)}`);
      return null;
    });
  }

  private head({ title, description, canonical, picture, card, jsonLd, hasOwnPicture }: PageFacts): Html {
    if (canonical === null) return markup`<meta name="robots" content="noindex" />`;
    return markup`<meta name="description" content="${description}" />
      <link rel="canonical" href="${canonical}" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content="${title}" />
      <meta property="og:description" content="${description}" />
      <meta property="og:url" content="${canonical}" />
      ${picture ? this.pictureTag(picture) : this.cardTags(card)}
      <meta name="twitter:card" content="summary_large_image" />
      ${hasOwnPicture ? markup`<meta name="first-picture" content="own" />` : ''}
      ${jsonLd ? jsonBlock(markup`type="application/ld+json"`, jsonLd) : ''}`;
  }

  private cardTags(path: string): Html {
    return markup`${this.pictureTag(path)}
      <meta property="og:image:width" content="${CARD.width}" />
      <meta property="og:image:height" content="${CARD.height}" />`;
  }

  private pictureTag(path: string): Html {
    return markup`<meta property="og:image" content="${this.publicUrl}${path}" />`;
  }

  /** Nothing from other hosts, no inline scripts but the two of the template, and styles only with this answer's nonce. */
  private policy(nonce: string): string {
    const hashes = this.document.scriptHashes.map((hash) => ` '${hash}'`).join('');
    return [
      `default-src 'none'`,
      `script-src 'self'${hashes}`,
      `style-src 'self' 'nonce-${nonce}'`,
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

/** The path without a trailing slash. */
const plain = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** Outside of what React draws, so that it is on every page before any script, and costs none of them a byte of it. */
const DEMO_NOTICE = markup`<aside id="demo-notice" aria-label="Demo">Demo salon: nothing here is real, bookings included.</aside>
    `;

function bodyOf({ answers, phone, isDemo }: PageFacts): Html {
  const call = phone && ` Or call us: ${phone}`;
  return markup`${isDemo ? DEMO_NOTICE : ''}${jsonBlock(markup`type="application/json" id="first-answers"`, answers)}
    <noscript><p>This site needs JavaScript to show free times, to book and to write to us.${call}</p></noscript>`;
}
