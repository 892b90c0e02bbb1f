import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Html, markup, jsonBlock } from './domain/html.js';
import type { PageFacts, PublicPages } from './public-pages.service.js';

const NONCE = '__CSP_NONCE__';
const TITLE = '<title>Beauty salon</title>';
const HEAD = '<!--head-->';
const BODY = '<!--body-->';

/** The card that is shown where a page is shared. */
const CARD = { path: '/pictures/og-card-light-1200.jpg', width: 1200, height: 630 };

/** While the database is away the page comes without what it would have been told. */
const NOTHING_KNOWN: PageFacts = {
  title: 'Beauty salon',
  description: '',
  canonical: null,
  jsonLd: null,
  answers: {},
  words: null,
};

/**
 * The client's one HTML document, written with a fresh nonce for each answer so that no style needs `unsafe-inline`,
 * and with what the page is about, for search engines, for people without scripts, and for a first paint without waiting.
 */
export class ClientPage {
  private readonly template: string;
  private readonly logger = new Logger('Client');

  constructor(
    folder: string,
    private readonly pages: PublicPages,
    private readonly publicUrl: string,
  ) {
    this.template = readFileSync(path.join(folder, 'index.html'), 'utf8');
  }

  isWantedBy(request: Request): boolean {
    // `*/*` asks for nothing in particular, and programs send it: they get data, or a problem.
    return request.accepts(['json', 'html']) === 'html';
  }

  async show(request: Request, response: Response): Promise<void> {
    const facts = await this.pages.read(plain(request.path)).catch((error: unknown) => {
      this.logger.warn(`A page goes out without its facts: ${String(error)}`);
      return NOTHING_KNOWN;
    });
    const nonce = randomBytes(16).toString('base64');
    const written: [placeholder: string, text: string][] = [
      [TITLE, markup`<title>${facts.title}</title>`.text],
      [HEAD, this.head(facts).text],
      [BODY, bodyOf(facts).text],
      [NONCE, nonce],
    ];
    response
      .setHeader('Content-Security-Policy', this.policy(nonce))
      .setHeader('Cache-Control', 'no-store')
      .vary('Accept')
      .type('html')
      // By a function, because `$&` in somebody's text means something to a plain replacement.
      .send(
        written.reduce((page, [placeholder, text]) => page.replace(placeholder, () => text), this.template),
      );
  }

  private head({ title, description, canonical, jsonLd }: PageFacts): Html {
    if (canonical === null) return markup`<meta name="robots" content="noindex" />`;
    return markup`<meta name="description" content="${description}" />
      <link rel="canonical" href="${canonical}" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content="${title}" />
      <meta property="og:description" content="${description}" />
      <meta property="og:url" content="${canonical}" />
      <meta property="og:image" content="${this.publicUrl}${CARD.path}" />
      <meta property="og:image:width" content="${CARD.width}" />
      <meta property="og:image:height" content="${CARD.height}" />
      <meta name="twitter:card" content="summary_large_image" />
      ${jsonLd ? jsonBlock(markup`type="application/ld+json"`, jsonLd) : ''}`;
  }

  /** Nothing from elsewhere, no inline script, styles only with this answer's nonce. */
  private policy(nonce: string): string {
    return [
      `default-src 'none'`,
      `script-src 'self'`,
      `style-src 'self' 'nonce-${nonce}'`,
      `style-src-attr 'none'`,
      `img-src 'self'`,
      `font-src 'self'`,
      `connect-src 'self'`,
      `manifest-src 'self'`,
      `form-action 'self'`,
      `base-uri 'none'`,
      `frame-ancestors 'none'`,
      `require-trusted-types-for 'script'`,
      `trusted-types 'none'`,
    ].join('; ');
  }
}

/** The same page with and without a slash at its end. */
const plain = (address: string): string => (address.length > 1 ? address.replace(/\/$/, '') : address);

function bodyOf({ answers, words }: PageFacts): Html {
  const needsScripts = markup`<p>This site needs JavaScript to show free times and to book.</p>`;
  return markup`${jsonBlock(markup`type="application/json" id="first-answers"`, answers)}
    <noscript>${words ? markup`<main>${words}</main>` : ''}${needsScripts}</noscript>`;
}
