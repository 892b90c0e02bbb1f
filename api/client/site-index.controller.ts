import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../common/access/public.decorator.js';
import { ENV, type Env } from '../config/env.js';
import { markup } from './domain/html.js';
import { PublicPages } from './public-pages.service.js';

/** How the site looks among the apps of a phone; its colours are those of the light theme. */
const LOOK_AS_APP = {
  start_url: '/',
  display: 'standalone',
  background_color: '#fbf8f4',
  theme_color: '#7a2540',
  icons: [
    { src: '/app-icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/app-icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/app-icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** What search engines, and phones that keep the site among their apps, ask for beside the pages. */
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

  /** The name and the sign under which a phone keeps the site (W3C Web Application Manifest). */
  @Header('Content-Type', 'application/manifest+json; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  @Get('manifest.webmanifest')
  async showManifest(): Promise<object> {
    const name = await this.pages.nameOfSite();
    return { name, short_name: name, ...LOOK_AS_APP };
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
