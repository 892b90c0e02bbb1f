import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../config/env.js';
import { PortfolioService } from '../portfolio/portfolio.service.js';
import { ReviewsService } from '../reviews/reviews.service.js';
import { SalonSettingsService } from '../salon/salon-settings.service.js';
import type { SalonView } from '../salon/salon.view.js';
import { findBySlug } from '../services/domain/slug.js';
import { ServicesService } from '../services/services.service.js';
import { StaffService } from '../staff/staff.service.js';
import { pageDescription } from './domain/page-description.js';
import { cardPath, shareCardOf } from './share-card-path.js';
import { salonJsonLd } from './salon-json-ld.js';
import { serviceJsonLd } from './service-json-ld.js';

/** What is known about a page before any script has run. */
export interface PageFacts {
  title: string;
  description: string;
  /** For search engines and shared links; null for pages that should not be found. */
  canonical: string | null;
  /** The path of the picture shown when the page is shared; null for the salon's card. */
  picture: string | null;
  /** The path of the salon's card. */
  card: string;
  /** The path looks like a page of the site, but what it names does not exist. */
  isMissing: boolean;
  jsonLd: object | null;
  /** Answers to the first API calls of the page, by path. */
  answers: Record<string, unknown>;
  /** For visitors who cannot book online. */
  phone: string;
  /** Whether the page has to say that the salon is invented. */
  isDemo: boolean;
  /** Whether the first picture on the page is the salon's own rather than the default. */
  hasOwnPicture: boolean;
  /** Whether the server renders the page, so that it works without JavaScript. */
  isRendered: boolean;
}

/** The facts of one page. `canonical` is a path here, and defaults to the requested one. */
type OwnFacts = Partial<Omit<PageFacts, 'isMissing' | 'phone' | 'isDemo' | 'hasOwnPicture' | 'card'>>;

/** Pages that nobody searches for, but that people wait for with a slow phone in their hand; their titles. */
const RENDERED_DOORS: Readonly<Record<string, string>> = { '/login': 'Login' };

/** The salon and its city, if the owner has entered it. */
const placeOf = ({ name, address: { city } }: SalonView): string => (city ? `${name}, ${city}` : name);

/** Reads what each public page shows, so that the server can write it into the page. */
@Injectable()
export class PageFactsService {
  private readonly pages: Record<string, (salon: SalonView) => Promise<OwnFacts>> = {
    '/': (salon) => this.home(salon),
    '/all-services': (salon) => this.allServices(salon),
    '/portfolio': (salon) => this.portfolio(salon),
    '/team': (salon) => this.team(salon),
    '/contact': (salon) => this.contact(salon),
    '/book': (salon) => this.book(salon),
    '/privacy': (salon) => this.legal('privacy.heading', salon),
    '/terms': (salon) => this.legal('terms.heading', salon),
    '/imprint': (salon) => this.legal('imprint.heading', salon),
  };

  constructor(
    private readonly salons: SalonSettingsService,
    private readonly services: ServicesService,
    private readonly staff: StaffService,
    private readonly works: PortfolioService,
    private readonly reviews: ReviewsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async nameOfSite(): Promise<string> {
    return (await this.salons.showSalon()).name;
  }

  /** The paths for the sitemap. */
  async paths(): Promise<string[]> {
    const services = await this.services.listServices();
    return [...Object.keys(this.pages), ...services.map(({ slug }) => `/all-services/${slug}`)];
  }

  async read(path: string): Promise<PageFacts> {
    const salon = await this.salons.showSalon();
    const [, slug] = /^\/all-services\/([^/]+)$/.exec(path) ?? [];
    const written = slug === undefined ? await this.pages[path]?.(salon) : await this.service(slug, salon);
    const door = RENDERED_DOORS[path];
    return {
      title: written?.title ?? (door === undefined ? salon.name : `${door} · ${salon.name}`),
      description: written?.description ?? '',
      canonical: written ? `${this.env.publicUrl}${written.canonical ?? path}` : null,
      picture: written?.picture ?? null,
      card: cardPath(shareCardOf(salon)),
      isMissing: slug !== undefined && !written,
      jsonLd: written?.jsonLd ?? null,
      answers: { '/salon': salon, ...written?.answers },
      phone: salon.phone,
      isDemo: salon.isDemo,
      hasOwnPicture: path === '/' && (salon.hero.light ?? salon.hero.night) !== null,
      isRendered: written?.isRendered ?? (written !== undefined || door !== undefined),
    };
  }

  private async home(salon: SalonView): Promise<OwnFacts> {
    const services = await this.services.listServices();
    const reviews = await this.reviews.listReviews();
    const summary = await this.reviews.showSummary();
    return {
      description: `Hair, nails, make-up and skin at ${placeOf(salon)}. See our prices and book online.`,
      jsonLd: salonJsonLd(this.env.publicUrl, salon, { services, reviews, summary }),
      answers: { '/services': services, '/reviews': reviews, '/reviews/summary': summary },
    };
  }

  private async allServices(salon: SalonView): Promise<OwnFacts> {
    const services = await this.services.listServices();
    return {
      title: `All services · ${salon.name}`,
      description: `Every service at ${salon.name}, with prices and times.`,
      answers: { '/services': services },
    };
  }

  private async service(slug: string, salon: SalonView): Promise<OwnFacts | undefined> {
    const services = await this.services.listServices();
    const service = findBySlug(services, slug);
    if (!service) return undefined;
    const staff = await this.staff.listStaff();
    const { title, description, img } = service;
    const canonical = `/all-services/${service.slug}`;
    return {
      title: `${title} · ${salon.name}`,
      description: pageDescription(description) || `${title} at ${placeOf(salon)}.`,
      // An old title in the path still leads here; search engines get the current one.
      canonical,
      picture: img || null,
      jsonLd: serviceJsonLd(this.env.publicUrl, salon, service),
      answers: { '/services': services, '/staff': staff },
      // Rendered pages are cached by path, and there is no end of paths with other words.
      isRendered: slug === service.slug,
    };
  }

  private async portfolio(salon: SalonView): Promise<OwnFacts> {
    const items = await this.works.listPortfolio();
    return {
      title: `Our Portfolio · ${salon.name}`,
      description: `Work from ${placeOf(salon)}.`,
      answers: { '/portfolio': items },
    };
  }

  private async team(salon: SalonView): Promise<OwnFacts> {
    const staff = await this.staff.listStaff();
    return {
      title: `Our Team · ${salon.name}`,
      description: `Meet the team of ${salon.name}: who they are and what they do.`,
      answers: { '/staff': staff, '/services': await this.services.listServices() },
    };
  }

  private contact(salon: SalonView): Promise<OwnFacts> {
    return Promise.resolve({
      title: `Contact Us · ${salon.name}`,
      description: `Where to find ${salon.name}, when it is open, and how to get in touch.`,
    });
  }

  private async legal(
    heading: 'privacy.heading' | 'terms.heading' | 'imprint.heading',
    salon: SalonView,
  ): Promise<OwnFacts> {
    const title = salon.texts[heading];
    return {
      title: `${title} · ${salon.name}`,
      description: `${title}: what applies at ${placeOf(salon)}.`,
      answers: { '/salon/legal': await this.salons.showLegalTexts() },
    };
  }

  private async book(salon: SalonView): Promise<OwnFacts> {
    return {
      title: `Book · ${salon.name}`,
      description: `Choose a service, a team member and a free time at ${salon.name}.`,
      // Free times change all the time, so they are left to the browser.
      answers: { '/services': await this.services.listServices(), '/staff': await this.staff.listStaff() },
    };
  }
}
