import { createHash } from 'node:crypto';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../common/access/public.decorator.js';
import { LanguageOfQuery } from '../../common/http/language-of-query.js';
import { notFound } from '../../common/problem/common.problems.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import type { Language } from '../../words/types.gen.js';
import { pages } from '../../words/words.gen.js';
import { markup } from './html.js';
import { LIVE_MAP_ORIGIN, liveMapUrl } from './domain/live-map.js';

const STYLE = 'html,body{height:100%;margin:0}iframe{display:block;width:100%;height:100%;border:0}';
const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;
/** The only page that allows content from another host, and the only one that our own pages may frame. */
const POLICY = [
  `default-src 'none'`,
  `style-src '${STYLE_HASH}'`,
  `frame-src ${LIVE_MAP_ORIGIN}`,
  `frame-ancestors 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
].join('; ');

/**
 * The frame around the live map, which the contact page opens when a visitor asks for it. It is a page of its own so that
 * no other page's policy has to name the map's host: a policy belongs to a document, and visitors reach the contact page
 * without loading another one.
 */
@Public()
@ApiExcludeController()
@Controller()
export class MapFrameController {
  constructor(private readonly salons: SalonSettingsService) {}

  @Get('map-frame')
  async showMapFrame(@LanguageOfQuery() asked: Language | null, @Res() response: Response): Promise<void> {
    const { name, position, mainLanguage } = await this.salons.showSalon();
    if (!position) throw notFound('map');
    const language = asked ?? mainLanguage;
    const words = (await this.salons.salonWords()).of('pages', pages, language);
    // The map needs its own scripts and origin for its tiles, but learns nothing about us, not even the URL.
    const frame = markup`<iframe src="${liveMapUrl(position)}" title="${words.mapWith({ place: name })}"
      sandbox="allow-scripts allow-same-origin allow-popups" referrerpolicy="no-referrer"></iframe>`;
    const page = markup`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex">
      <title>${words.liveMap()}</title><style>${STYLE}</style></head><body>${frame}</body></html>`;
    response
      .setHeader('Content-Security-Policy', POLICY)
      .setHeader('X-Frame-Options', 'SAMEORIGIN')
      .type('html')
      .send(page.text);
  }
}
