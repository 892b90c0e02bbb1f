import { randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ClientDocument } from './client-document.js';
import { type Html, markup, jsonBlock } from './domain/html.js';
import type { Drawing, PageArtist } from './page-artist.js';
import { PageScripts } from './page-scripts.js';
import type { PageFacts, PublicPages } from './public-pages.service.js';

/** The card that is shown where a page is shared. */
const CARD = { path: '/pictures/og-card-light-1200.jpg', width: 1200, height: 630 };

/** While the database is away the page comes without what it would have been told. */
const NOTHING_KNOWN: PageFacts = {
  title: 'Beauty salon',
  description: '',
  canonical: null,
  picture: null,
  isMissing: false,
  jsonLd: null,
  answers: {},
  phone: '',
  hasOwnPicture: false,
  isDrawn: false,
};

/**
 * The client's one HTML document, written with a fresh nonce for each answer so that no style needs `unsafe-inline`,
 * with what the page is about, for search engines, and with the drawn page itself, for people without scripts and for
 * a first paint that waits for none.
 */
export class ClientPage {
  private readonly document: ClientDocument;
  private readonly scripts: PageScripts;
  private readonly logger = new Logger('Client');

  constructor(
    folder: string,
    private readonly pages: PublicPages,
    private readonly publicUrl: string,
    private readonly artist: PageArtist | null,
  ) {
    this.document = new ClientDocument(folder);
    this.scripts = new PageScripts(folder);
  }

  isWantedBy(request: Request): boolean {
    // `*/*` asks for nothing in particular, and programs send it: they get data, or a problem.
    return request.accepts(['json', 'html']) === 'html';
  }

  async show(request: Request, response: Response): Promise<void> {
    const address = plain(request.path);
    const facts = await this.pages.read(address).catch((error: unknown) => {
      this.logger.warn(`A page goes out without its facts: ${String(error)}`);
      return NOTHING_KNOWN;
    });
    const drawing = await this.draw(request, facts);
    const nonce = randomBytes(16).toString('base64');
    if (facts.isMissing) response.status(404);
    response
      .setHeader('Content-Security-Policy', this.policy(nonce))
      .setHeader('Cache-Control', 'no-store')
      .vary('Accept')
      .type('html')
      .send(
        this.document.write(nonce, {
          title: markup`<title>${facts.title}</title>`,
          head: this.head(facts),
          body: bodyOf(facts),
          scripts: this.scripts.of(address),
          drawing,
        }),
      );
  }

  /** What a page looks like hangs on its address and on what is known; a filter in the address is for the browser. */
  private async draw(
    { path: address, originalUrl }: Request,
    { isDrawn, answers }: PageFacts,
  ): Promise<Drawing | null> {
    if (!this.artist || !isDrawn || originalUrl !== address) return null;
    return this.artist.draw(address, answers).catch((error: unknown) => {
      this.logger.warn(`A page is left to the browser to draw: ${String(error)}`);
      return null;
    });
  }

  private head({ title, description, canonical, picture, jsonLd, hasOwnPicture }: PageFacts): Html {
    if (canonical === null) return markup`<meta name="robots" content="noindex" />`;
    return markup`<meta name="description" content="${description}" />
      <link rel="canonical" href="${canonical}" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content="${title}" />
      <meta property="og:description" content="${description}" />
      <meta property="og:url" content="${canonical}" />
      ${picture ? this.pictureTag(picture) : this.cardTags()}
      <meta name="twitter:card" content="summary_large_image" />
      ${hasOwnPicture ? markup`<meta name="first-picture" content="own" />` : ''}
      ${jsonLd ? jsonBlock(markup`type="application/ld+json"`, jsonLd) : ''}`;
  }

  private cardTags(): Html {
    return markup`${this.pictureTag(CARD.path)}
      <meta property="og:image:width" content="${CARD.width}" />
      <meta property="og:image:height" content="${CARD.height}" />`;
  }

  private pictureTag(path: string): Html {
    return markup`<meta property="og:image" content="${this.publicUrl}${path}" />`;
  }

  /** Nothing from elsewhere, no inline script but the theme's and the start's, styles only with this answer's nonce. */
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
      // The frame of the live map, which has a policy of its own (map-frame.controller.ts).
      `frame-src 'self'`,
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

function bodyOf({ answers, phone }: PageFacts): Html {
  const call = phone && ` Or call us: ${phone}`;
  return markup`${jsonBlock(markup`type="application/json" id="first-answers"`, answers)}
    <noscript><p>This site needs JavaScript to show free times, to book and to write to us.${call}</p></noscript>`;
}
