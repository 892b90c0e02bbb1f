import { createHash } from 'node:crypto';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../common/access/public.decorator.js';
import { notFound } from '../common/problem/common.problems.js';
import { SalonSettingsService } from '../salon/salon.service.js';
import { markup } from './domain/html.js';
import { LIVE_MAP_ORIGIN, liveMapUrl } from './domain/live-map.js';

const STYLE = 'html,body{height:100%;margin:0}iframe{display:block;width:100%;height:100%;border:0}';
const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;
/** The only page of ours that lets somebody else in, and that our own pages may frame. */
const POLICY = [
  `default-src 'none'`,
  `style-src '${STYLE_HASH}'`,
  `frame-src ${LIVE_MAP_ORIGIN}`,
  `frame-ancestors 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
].join('; ');

/**
 * The frame around the live map, which the contact page opens when a visitor asks for it. A page of its own, because a
 * policy is given with a document and visitors come to the contact page without fetching another one: so no other page
 * has to name the map's host.
 */
@Public()
@ApiExcludeController()
@Controller()
export class MapFrameController {
  constructor(private readonly salons: SalonSettingsService) {}

  @Get('map-frame')
  async showMapFrame(@Res() response: Response): Promise<void> {
    const { name, position } = await this.salons.showSalon();
    if (!position) throw notFound('map');
    // It needs its own scripts and its own origin, for its tiles; of ours it learns not even the address.
    const frame = markup`<iframe src="${liveMapUrl(position)}" title="The map, with ${name} marked in it"
      sandbox="allow-scripts allow-same-origin allow-popups" referrerpolicy="no-referrer"></iframe>`;
    const page = markup`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">
      <title>The live map</title><style>${STYLE}</style></head><body>${frame}</body></html>`;
    response
      .setHeader('Content-Security-Policy', POLICY)
      .setHeader('X-Frame-Options', 'SAMEORIGIN')
      .type('html')
      .send(page.text);
  }
}
