import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../common/access/public.decorator.js';
import { ENV, type Env } from '../config/env.js';
import { markup } from './domain/html.js';
import { PublicPages } from './public-pages.service.js';

/** What search engines ask for before they read a page. */
@Public()
@ApiExcludeController()
@Controller()
export class SiteIndexController {
  constructor(
    private readonly pages: PublicPages,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The addresses worth finding (sitemaps.org). */
  @Header('Content-Type', 'application/xml; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  @Get('sitemap.xml')
  async showSitemap(): Promise<string> {
    const paths = await this.pages.paths();
    const urls = paths.map((path) => markup`<url><loc>${this.env.publicUrl}${path}</loc></url>`);
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${markup`${urls}`.text}</urlset>
`;
  }

  /** Where search engines have nothing to look for (RFC 9309). */
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  @Get('robots.txt')
  showRobots(): string {
    return `User-agent: *
Disallow: /dashboard
Disallow: /book?
Disallow: /docs
Sitemap: ${this.env.publicUrl}/sitemap.xml
`;
  }
}
