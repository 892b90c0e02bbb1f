import { createHash } from 'node:crypto';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { ENV, type Env } from '../../config/env.js';
import { Public } from '../../common/access/public.decorator.js';

/** Draws what the Mail page posts to it, tells its height, and follows no link. */
const SCRIPT = `
const tell = (what) => parent.postMessage(what, '*');
const measure = () => tell({ letterHeight: document.documentElement.offsetHeight });
addEventListener('message', ({ source, data }) => {
  if (source !== parent || typeof data?.letterHtml !== 'string') return;
  const letter = new DOMParser().parseFromString(data.letterHtml, 'text/html');
  const { lang, dir } = letter.documentElement;
  Object.assign(document.documentElement, { lang, dir });
  document.head.querySelectorAll('style').forEach((style) => style.remove());
  document.head.append(...letter.head.querySelectorAll('style'));
  document.body.replaceWith(letter.body);
  document.querySelectorAll('a').forEach((link) => { link.tabIndex = -1; });
  measure();
});
for (const press of ['click', 'auxclick', 'submit']) addEventListener(press, (event) => event.preventDefault(), true);
new ResizeObserver(measure).observe(document.documentElement);
tell({ isLetterFrameReady: true });
`;
const SCRIPT_HASH = `sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`;

/** Emails are styled inline. Only the logo is fetched, and nothing runs except the script above. */
const policyOf = (publicUrl: string): string =>
  [
    `default-src 'none'`,
    `script-src '${SCRIPT_HASH}'`,
    `style-src 'unsafe-inline'`,
    `img-src ${publicUrl}/logos/`,
    `frame-ancestors 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    'sandbox allow-scripts',
  ].join('; ');

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><title>Email</title></head><body><script>${SCRIPT}</script></body></html>`;

/**
 * The frame in which the Mail page shows an email as its recipient sees it. It is a page of its own because our own
 * pages allow neither inline styles nor markup from a string. It has no origin, no session and no data: the Mail page
 * posts the email to it.
 */
@Public()
@ApiExcludeController()
@Controller()
export class LetterFrameController {
  private readonly policy: string;

  constructor(@Inject(ENV) env: Env) {
    this.policy = policyOf(env.publicUrl);
  }

  @Get('letter-frame')
  showLetterFrame(@Res() response: Response): void {
    // The page has no origin, so the header has no effect.
    response.removeHeader('Origin-Agent-Cluster');
    response
      .setHeader('Content-Security-Policy', this.policy)
      .setHeader('X-Frame-Options', 'SAMEORIGIN')
      .type('html')
      .send(PAGE);
  }
}
