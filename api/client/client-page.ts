import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Request, Response } from 'express';

const PLACEHOLDER = '__CSP_NONCE__';

/** The client's one HTML document, written with a fresh nonce for each answer so that no style needs `unsafe-inline`. */
export class ClientPage {
  private readonly template: string;

  constructor(folder: string) {
    this.template = readFileSync(path.join(folder, 'index.html'), 'utf8');
  }

  isWantedBy(request: Request): boolean {
    // `*/*` asks for nothing in particular, and programs send it: they get data, or a problem.
    return request.accepts(['json', 'html']) === 'html';
  }

  show(response: Response): void {
    const nonce = randomBytes(16).toString('base64');
    response
      .setHeader('Content-Security-Policy', this.policy(nonce))
      .setHeader('Cache-Control', 'no-store')
      .vary('Accept')
      .type('html')
      .send(this.template.replaceAll(PLACEHOLDER, nonce));
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
