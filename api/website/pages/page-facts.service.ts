// Long because each public page has a method here, with what it contains.
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import { PortfolioService } from '../../salon/portfolio/portfolio.service.js';
import { ReviewsService } from '../../booking/reviews/reviews.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import type { SalonView } from '../../salon/salon/salon.view.js';
import { findBySlug } from '../../salon/services/domain/slug.js';
import { ServicesService } from '../../salon/services/services.service.js';
import { StaffService } from '../../salon/staff/staff.service.js';
import type { Language, PagesWords } from '../../words/types.gen.js';
import { pages } from '../../words/words.gen.js';
import { pathIn } from '../../common/words/language-path.js';
import type { FaceView } from '../../salon/face/face.view.js';
import { pageDescription } from './domain/page-description.js';
import { cardPath, shareCardOf, shareCardOfService } from './share-card-path.js';
import { salonJsonLd } from './salon-json-ld.js';
import { memberJsonLd, serviceJsonLd } from './subpage-json-ld.js';

/** Facts about a page that are known before any script runs. */
export interface PageFacts {
  title: string;
  description: string;
  /** For search engines and shared links; null for pages that should not be indexed. */
  canonical: string | null;
  /** The path of its share card: the salon's, or its service's. */
  card: string;
  /** True if the path looks like a page of the site, but what it refers to does not exist. */
  isMissing: boolean;
  jsonLd: object | null;
  /** The categories by which the page can list services. */
  categories: ReadonlySet<string>;
  /** Responses to the page's first API calls, by path. */
  answers: Record<string, unknown>;
  /** For visitors who can't book online. */
  phone: string;
  /** The salon's logo and colour; null if they could not be read. */
  face: FaceView | null;
  /** True if the page has to say that this is a demo salon. */
  isDemo: boolean;
  /** True if the page's first picture is the salon's own rather than the default. */
  hasOwnPicture: boolean;
  /** True if the server renders the page, so that it works without JavaScript. */
  isRendered: boolean;
  /** The language of the page and all its content. */
  language: Language;
  /** The server's texts on the page, in that language. */
  words: PagesWords;
  /** The page's URLs in the salon's languages, main one first; empty if there is only one, or it should not be indexed. */
  translations: { language: Language; address: string }[];
}

/** The facts of one page. Here, `canonical` is a path without a language, and defaults to the requested one. */
type OwnFacts = Partial<
  Omit<
    PageFacts,
    'isMissing' | 'phone' | 'face' | 'isDemo' | 'hasOwnPicture' | 'language' | 'words' | 'translations'
  >
>;

/** The context of a page: the salon, and its texts in the page's language. */
interface Asked {
  salon: SalonView;
  language: Language;
  words: PagesWords;
}

/** Titles of pages that no one searches for, but that people on slow phones wait for. */
const renderedDoors: Readonly<Record<string, (words: PagesWords, salon: string) => string>> = {
  '/login': (words, salon) => words.logIn({ salon }),
  '/sign-up': (words, salon) => words.signUp({ salon }),
};

/** The salon and its city, if entered. */
const placeOf = ({ name, address: { city } }: SalonView): string => (city ? `${name}, ${city}` : name);

/** API paths whose responses depend on the reader's language. */
const translated = ['/salon', '/salon/legal', '/services', '/staff', '/portfolio'];

/** The responses by the URLs that the web app requests (web/src/api/in-page-language.ts). */
const inLanguage = (answers: Record<string, unknown>, language: Language): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(answers).map(([path, answer]) => [
      translated.includes(path) ? `${path}?language=${language}` : path,
      answer,
    ]),
  );

/** Reads the content of each public page, so that the server can write it into the page. */
@Injectable()
export class PageFactsService {
  private readonly pages: Record<string, (asked: Asked) => Promise<OwnFacts>> = {
    '/': (asked) => this.home(asked),
    '/all-services': (asked) => this.allServices(asked),
    '/portfolio': (asked) => this.portfolio(asked),
    '/team': (asked) => this.team(asked),
    '/all-reviews': (asked) => this.clientsSay(asked),
    '/contact': (asked) => this.contact(asked),
    '/book': (asked) => this.book(asked),
    '/privacy': (asked) => this.legal('privacy.heading', asked),
    '/terms': (asked) => this.legal('terms.heading', asked),
    '/imprint': (asked) => this.legal('imprint.heading', asked),
  };

  constructor(
    private readonly salons: SalonSettingsService,
    private readonly services: ServicesService,
    private readonly staff: StaffService,
    private readonly works: PortfolioService,
    private readonly reviews: ReviewsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The languages of pages, the salon's main one first. */
  async languages(): Promise<Language[]> {
    return (await this.salons.showSalon()).languages;
  }

  /** The paths of all pages that are not in a folder, without a language. */
  paths(): string[] {
    return Object.keys(this.pages);
  }

  /**
   * @param pathname without a language
   * @param named the language in the URL, or null
   */
  async read(pathname: string, named: Language | null): Promise<PageFacts> {
    const salon = await this.salons.showSalon(named);
    const language = named ?? salon.mainLanguage;
    const words = (await this.salons.salonWords()).of('pages', pages, language);
    const asked: Asked = { salon, language, words };
    const [, folder, slug] = /^\/(all-services|team)\/([^/]+)$/.exec(pathname) ?? [];
    const written = await this.writtenAt(pathname, { folder, slug }, asked);
    const door = renderedDoors[pathname];
    const found = written?.canonical ?? pathname;
    const addressIn = (one: Language) => this.env.publicUrl + pathIn(one, found, salon.mainLanguage);
    return {
      title: written?.title ?? door?.(asked.words, placeOf(salon)) ?? salon.name,
      description: written?.description ?? '',
      canonical: written ? addressIn(language) : null,
      card: written?.card ?? cardPath(shareCardOf(salon)),
      isMissing: slug !== undefined && !written,
      jsonLd: written?.jsonLd ?? null,
      categories: written?.categories ?? new Set(),
      answers: inLanguage({ '/salon': salon, ...written?.answers }, language),
      phone: salon.phone,
      face: salon.face,
      isDemo: salon.isDemo,
      hasOwnPicture: pathname === '/' && (salon.hero.light ?? salon.hero.night) !== null,
      isRendered: written?.isRendered ?? (written !== undefined || door !== undefined),
      language,
      words,
      translations:
        written && salon.languages.length > 1
          ? salon.languages.map((one) => ({ language: one, address: addressIn(one) }))
          : [],
    };
  }

  /** The facts of a page, or of one of those in a folder. */
  private writtenAt(
    pathname: string,
    { folder, slug }: { folder: string | undefined; slug: string | undefined },
    asked: Asked,
  ): Promise<OwnFacts | undefined> | undefined {
    if (slug === undefined) return this.pages[pathname]?.(asked);
    return folder === 'team' ? this.member(slug, asked) : this.service(slug, asked);
  }

  private async home({ salon, language, words }: Asked): Promise<OwnFacts> {
    const services = await this.services.listServices(language);
    const reviews = await this.reviews.listReviews();
    const staff = await this.staff.listStaff(language);
    const summary = await this.reviews.showSummary();
    return {
      title: words.legal({ title: words.noName(), salon: placeOf(salon) }),
      description: words.home({ place: placeOf(salon) }),
      jsonLd: salonJsonLd(this.env.publicUrl, salon, { services, staff }, words.services()),
      answers: { '/services': services, '/reviews': reviews, '/reviews/summary': summary },
    };
  }

  private async allServices({ salon, language, words }: Asked): Promise<OwnFacts> {
    const services = await this.services.listServices(language);
    return {
      title: words.allServices({ salon: placeOf(salon) }),
      description: words.aboutAllServices({ salon: salon.name }),
      categories: new Set(services.map(({ category }) => category.slug)),
      answers: { '/services': services },
    };
  }

  private async service(slug: string, { salon, language, words }: Asked): Promise<OwnFacts | undefined> {
    const services = await this.services.listServices(language);
    const service = findBySlug(services, slug);
    if (!service) return undefined;
    const staff = await this.staff.listStaff(language);
    const { title, description } = service;
    const canonical = `/all-services/${service.slug}`;
    return {
      title: words.service({ title, salon: placeOf(salon) }),
      description: pageDescription(description) || words.serviceAt({ title, place: placeOf(salon) }),
      // An old title in the path still works; search engines get the current one.
      canonical,
      card: cardPath(shareCardOfService(salon, service)),
      jsonLd: serviceJsonLd(this.env.publicUrl, salon, service, words.services()),
      answers: {
        '/services': services,
        '/staff': staff,
        '/reviews/summary': await this.reviews.showSummary(),
        [`/reviews/published?service=${service._id}`]: await this.reviews.listPublishedReviews({
          service: service._id,
        }),
      },
      // Rendered pages are cached by path, and paths with other words are endless.
      isRendered: slug === service.slug,
    };
  }

  private async portfolio({ salon, language, words }: Asked): Promise<OwnFacts> {
    const items = await this.works.listPortfolio(language);
    return {
      title: words.portfolio({ salon: placeOf(salon) }),
      description: words.aboutPortfolio({ place: placeOf(salon) }),
      answers: { '/portfolio': items, '/staff': await this.staff.listStaff(language) },
    };
  }

  private async team({ salon, language, words }: Asked): Promise<OwnFacts> {
    const staff = await this.staff.listStaff(language);
    return {
      title: words.team({ salon: placeOf(salon) }),
      description: words.aboutTeam({ salon: salon.name }),
      answers: {
        '/staff': staff,
        '/services': await this.services.listServices(language),
        '/reviews/summary': await this.reviews.showSummary(),
      },
    };
  }

  private async member(slug: string, { salon, language, words }: Asked): Promise<OwnFacts | undefined> {
    const staff = await this.staff.listStaff(language);
    const member = findBySlug(staff, slug);
    if (!member) return undefined;
    const { _id: id, name, introduction } = member;
    return {
      title: words.member({ name, salon: placeOf(salon) }),
      description: pageDescription(introduction) || words.aboutMember({ name, place: placeOf(salon) }),
      canonical: `/team/${member.slug}`,
      jsonLd: memberJsonLd(this.env.publicUrl, salon, member, words.ourTeam()),
      answers: {
        '/staff': staff,
        '/services': await this.services.listServices(language),
        '/portfolio': await this.works.listPortfolio(language),
        '/reviews/summary': await this.reviews.showSummary(),
        [`/reviews/published?staff=${id}`]: await this.reviews.listPublishedReviews({ staff: id }),
      },
      // Paths with other words are endless, as for services.
      isRendered: slug === member.slug,
    };
  }

  private async clientsSay({ salon, language, words }: Asked): Promise<OwnFacts> {
    return {
      title: words.reviews({ salon: placeOf(salon) }),
      description: words.aboutReviews({ salon: salon.name }),
      answers: {
        '/reviews/published': await this.reviews.listPublishedReviews({}),
        '/reviews/summary': await this.reviews.showSummary(),
        '/services': await this.services.listServices(language),
        '/staff': await this.staff.listStaff(language),
      },
    };
  }

  private contact({ salon, words }: Asked): Promise<OwnFacts> {
    return Promise.resolve({
      title: words.contact({ salon: placeOf(salon) }),
      description: words.aboutContact({ salon: salon.name }),
    });
  }

  private async legal(
    heading: 'privacy.heading' | 'terms.heading' | 'imprint.heading',
    { salon, language, words }: Asked,
  ): Promise<OwnFacts> {
    const title = salon.texts[heading];
    return {
      title: words.legal({ title, salon: placeOf(salon) }),
      description: words.aboutLegal({ title, place: placeOf(salon) }),
      answers: { '/salon/legal': await this.salons.showLegalTexts(language) },
    };
  }

  private async book({ salon, language, words }: Asked): Promise<OwnFacts> {
    return {
      title: words.book({ salon: placeOf(salon) }),
      description: words.aboutBook({ salon: salon.name }),
      // Free times change constantly, so they are left to the browser.
      answers: {
        '/services': await this.services.listServices(language),
        '/staff': await this.staff.listStaff(language),
      },
    };
  }
}
