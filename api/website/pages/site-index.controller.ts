import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../common/access/public.decorator.js';
import { Clock } from '../../common/clock.js';
import { ENV, type Env } from '../../config/env.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { securityTxt } from './domain/security-txt.js';
import { mainLanguage } from '../../words/languages.gen.js';
import type { Language } from '../../words/types.gen.js';
import { pathIn } from '../../common/words/language-path.js';
import { toFaceView } from '../../salon/face/face.view.js';
import { iconFaceOf, iconPath, type IconFace } from '../face-pictures/icon-path.js';
import { type Html, markup } from './html.js';
import { PageFactsService } from './page-facts.service.js';
import { type ListedPage, SitemapService } from './sitemap.service.js';

/** The name space of links to other languages (sitemaps.org, xhtml). */
const ALTERNATES = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Returns the manifest of the site as an app on a phone, in the colours of the light theme. */
const appAppearance = {
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

/** The same for a salon with a face of its own. */
const ownAppearance = (face: IconFace) => ({
  ...appAppearance,
  theme_color: face.colour,
  icons: [
    { src: iconPath(face, 192), sizes: '192x192', type: 'image/png' },
    { src: iconPath(face, 512), sizes: '512x512', type: 'image/png' },
    { src: iconPath(face, 512, 'full'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

/** Files that search engines, and phones that install the site as an app, fetch besides pages. */
@Public()
@ApiExcludeController()
@Controller()
export class SiteIndexController {
  constructor(
    private readonly pages: PageFactsService,
    private readonly sitemap: SitemapService,
    private readonly salons: SalonSettingsService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The pages for search engines (sitemaps.org). */
  @Header('Content-Type', 'application/xml; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  @Get('sitemap.xml')
  async showSitemap(): Promise<string> {
    const listed = await this.sitemap.listPages();
    const languages = await this.pages.languages();
    const urls = listed.flatMap((page) => this.entriesOf(page, languages));
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${languages.length > 1 ? ALTERNATES : ''}>${markup`${urls}`.text}</urlset>
`;
  }

  /** One for each language, and each names all of them (developers.google.com/search/docs, localized versions). */
  private entriesOf({ path, changedAt }: ListedPage, languages: Language[]): Html[] {
    const [main = mainLanguage, ...others] = languages;
    const addressIn = (language: Language) => this.env.publicUrl + pathIn(language, path, main);
    const links =
      others.length > 0
        ? languages.map(
            (language) =>
              markup`<xhtml:link rel="alternate" hreflang="${language}" href="${addressIn(language)}"/>`,
          )
        : '';
    const changed = changedAt ? markup`<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return languages.map(
      (language) => markup`<url><loc>${addressIn(language)}</loc>${changed}${links}</url>`,
    );
  }

  /** The name and icons of the site as an app (W3C Web Application Manifest). */
  @Header('Content-Type', 'application/manifest+json; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  @Get('manifest.webmanifest')
  async showManifest(): Promise<object> {
    const salon = await this.salons.salonWithLogo();
    const { name } = salon;
    const face = iconFaceOf(toFaceView(salon));
    const [lang] = await this.pages.languages();
    return { name, short_name: name, lang, ...(face ? ownAppearance(face) : appAppearance) };
  }

  /** Contact for vulnerabilities of this site (RFC 9116). The salon's own address comes first. */
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  @Get('.well-known/security.txt')
  async showSecurityContact(): Promise<string> {
    const { email } = await this.salons.showSalon();
    return securityTxt({ publicUrl: this.env.publicUrl, email, now: this.clock.now() });
  }

  /** Rules for search engines (RFC 9309). */
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  @Get('robots.txt')
  async showRobots(): Promise<string> {
    const [, ...others] = await this.pages.languages();
    const disallowed = ['', ...others.map((language) => `/${language}`)].flatMap((start) => [
      `Disallow: ${start}/dashboard`,
      `Disallow: ${start}/book?`,
    ]);
    return `User-agent: *
${disallowed.join('\n')}
Disallow: /docs
Sitemap: ${this.env.publicUrl}/sitemap.xml
`;
  }
}
