import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../config/env.js';
import { PortfolioService } from '../portfolio/portfolio.service.js';
import { ReviewsService } from '../reviews/reviews.service.js';
import { SalonSettingsService } from '../salon/salon.service.js';
import type { SalonView } from '../salon/salon.view.js';
import { findBySlug } from '../services/domain/slug.js';
import { ServiceCatalogue } from '../services/services.service.js';
import { StaffService } from '../staff/staff.service.js';
import { salonJsonLd } from './salon-json-ld.js';
import { serviceJsonLd } from './service-json-ld.js';

/** What is known of a page before any script has run. */
export interface PageFacts {
  title: string;
  description: string;
  /** For search engines and for links that are shared; null where there is nothing to be found. */
  canonical: string | null;
  /** Path of the picture that is shown where the page is shared; null for that of the salon. */
  picture: string | null;
  /** The address looks like one of the site's, and what it means is not there. */
  isMissing: boolean;
  jsonLd: object | null;
  /** Answers to the calls that the page makes first, by path. */
  answers: Record<string, unknown>;
  /** Where the salon is reached by those who cannot book here. */
  phone: string;
  /** Whether the owner's own picture stands first on the page instead of the house's. */
  hasOwnPicture: boolean;
  /** Whether the server draws the page, which is then there for those who do without scripts. */
  isDrawn: boolean;
}

/** What a page adds of its own; `canonical` is a path here, left out for the one that was asked for. */
type Written = Partial<Omit<PageFacts, 'isMissing' | 'phone' | 'hasOwnPicture'>>;

/** The salon and its town, as far as the owner has said it. */
const placeOf = ({ name, address: { city } }: SalonView): string => (city ? `${name}, ${city}` : name);

/** Reads what each public page shows, so that the server can write it into the page. */
@Injectable()
export class PublicPages {
  private readonly pages: Record<string, (salon: SalonView) => Promise<Written>> = {
    '/': (salon) => this.home(salon),
    '/all-services': (salon) => this.allServices(salon),
    '/portfolio': (salon) => this.portfolio(salon),
    '/team': (salon) => this.team(salon),
    '/contact': (salon) => this.contact(salon),
    '/book': (salon) => this.book(salon),
  };

  constructor(
    private readonly salons: SalonSettingsService,
    private readonly services: ServiceCatalogue,
    private readonly staff: StaffService,
    private readonly works: PortfolioService,
    private readonly reviews: ReviewsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async nameOfSite(): Promise<string> {
    return (await this.salons.showSalon()).name;
  }

  /** Addresses worth finding. */
  async paths(): Promise<string[]> {
    const services = await this.services.listServices();
    return [...Object.keys(this.pages), ...services.map(({ slug }) => `/all-services/${slug}`)];
  }

  async read(path: string): Promise<PageFacts> {
    const salon = await this.salons.showSalon();
    const [, slug] = /^\/all-services\/([^/]+)$/.exec(path) ?? [];
    const written = slug === undefined ? await this.pages[path]?.(salon) : await this.service(slug, salon);
    return {
      title: written?.title ?? salon.name,
      description: written?.description ?? '',
      canonical: written ? `${this.env.publicUrl}${written.canonical ?? path}` : null,
      picture: written?.picture ?? null,
      isMissing: slug !== undefined && !written,
      jsonLd: written?.jsonLd ?? null,
      answers: { '/salon': salon, ...written?.answers },
      phone: salon.phone,
      hasOwnPicture: path === '/' && (salon.hero.light ?? salon.hero.night) !== null,
      isDrawn: written?.isDrawn ?? written !== undefined,
    };
  }

  private async home(salon: SalonView): Promise<Written> {
    const services = await this.services.listServices();
    const reviews = await this.reviews.listReviews();
    const summary = await this.reviews.showSummary();
    return {
      description: `Hair, nails, make-up and skin at ${placeOf(salon)}. See the prices and book a visit online.`,
      jsonLd: salonJsonLd(this.env.publicUrl, salon, { services, reviews, summary }),
      answers: { '/services': services, '/reviews': reviews, '/reviews/summary': summary },
    };
  }

  private async allServices(salon: SalonView): Promise<Written> {
    const services = await this.services.listServices();
    return {
      title: `All services · ${salon.name}`,
      description: `All ${services.length} services of ${salon.name} with their prices and times.`,
      answers: { '/services': services },
    };
  }

  private async service(slug: string, salon: SalonView): Promise<Written | undefined> {
    const services = await this.services.listServices();
    const service = findBySlug(services, slug);
    if (!service) return undefined;
    const staff = await this.staff.listStaff();
    const { title, description, img } = service;
    const canonical = `/all-services/${service.slug}`;
    return {
      title: `${title} · ${salon.name}`,
      description: description.slice(0, 300) || `${title} at ${placeOf(salon)}.`,
      // An older title in the address still leads here; search engines are told the one of today.
      canonical,
      picture: img || null,
      jsonLd: serviceJsonLd(this.env.publicUrl, salon, service),
      answers: { '/services': services, '/staff': staff },
      // Drawings are kept by their address, and of addresses with other words there is no end.
      isDrawn: slug === service.slug,
    };
  }

  private async portfolio(salon: SalonView): Promise<Written> {
    const items = await this.works.listPortfolio();
    return {
      title: `Our Portfolio · ${salon.name}`,
      description: `Work from ${placeOf(salon)}.`,
      answers: { '/portfolio': items },
    };
  }

  private async team(salon: SalonView): Promise<Written> {
    const staff = await this.staff.listStaff();
    return {
      title: `Our Team · ${salon.name}`,
      description: `The people of ${salon.name}: who they are, and what each of them does.`,
      answers: { '/staff': staff, '/services': await this.services.listServices() },
    };
  }

  private contact(salon: SalonView): Promise<Written> {
    return Promise.resolve({
      title: `Contact Us · ${salon.name}`,
      description: `Where ${salon.name} is, when it is open, and how to reach it.`,
    });
  }

  private async book(salon: SalonView): Promise<Written> {
    return {
      title: `Book a visit · ${salon.name}`,
      description: `Choose a service, a person and a real free time at ${salon.name}.`,
      answers: { '/services': await this.services.listServices() },
      // Its free times change while one looks; only a browser can show them.
      isDrawn: false,
    };
  }
}
