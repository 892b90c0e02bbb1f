import { randomUUID } from 'node:crypto';
import { sourceHashOf } from '../../common/translations.js';
import { portfolioTexts } from '../../salon/portfolio/portfolio-item.view.js';
import type { PortfolioWords } from '../../salon/portfolio/portfolio-words.entity.js';
import type { ServiceAddOnWords } from '../../salon/services/service-add-on-words.entity.js';
import type { ServiceCategoryWords } from '../../salon/services/service-category-words.entity.js';
import { serviceTexts, titleOnly } from '../../salon/services/service-texts.js';
import type { ServiceWords } from '../../salon/services/service-words.entity.js';
import { staffTexts } from '../../salon/staff/staff-member.view.js';
import type { StaffWords } from '../../salon/staff/staff-words.entity.js';
import type { PortfolioItem } from '../../salon/portfolio/portfolio-item.entity.js';
import type { Review } from '../../booking/reviews/review.entity.js';
import type { OpeningHours } from '../../salon/salon/opening-hours.entity.js';
import type { Salon } from '../../salon/salon/salon.entity.js';
import type { SalonLanguage } from '../../salon/salon/salon-language.entity.js';
import type { Service } from '../../salon/services/service.entity.js';
import type { ServiceAddOn } from '../../salon/services/service-add-on.entity.js';
import type { ServiceCategory } from '../../salon/services/service-category.entity.js';
import type { StaffHours } from '../../salon/staff/staff-hours.entity.js';
import type { StaffMember } from '../../salon/staff/staff-member.entity.js';
import type { StaffOffer } from '../../salon/staff/staff-offer.entity.js';
import { categories, type DemoService, type ServiceName, services } from './catalogue.demo.js';
import { portfolio } from './portfolio.demo.js';
import { reviews } from './reviews.demo.js';
import { languages, maisonVera, opening } from './salon.demo.js';
import { type DemoMember, type MemberName, staff } from './staff.demo.js';
import { windowsOf } from './wall-time.js';
import {
  addOnWords,
  categoryWords,
  lookWords,
  memberWords,
  serviceWords,
  translatedInto,
} from './words.demo.js';

type Related = 'category' | 'addOns' | 'service' | 'staff' | 'picture' | 'words';
type Row<T> = Omit<T, Related>;

/** The demo salon as rows, before any bookings. */
export interface SalonRows {
  salon: Partial<Salon>;
  openingHours: Omit<OpeningHours, 'id'>[];
  languages: SalonLanguage[];
  categories: Row<ServiceCategory>[];
  services: Row<Service>[];
  addOns: Row<ServiceAddOn>[];
  members: Omit<StaffMember, 'words'>[];
  offers: Row<StaffOffer>[];
  hours: Omit<Row<StaffHours>, 'id'>[];
  reviews: (Partial<Review> & Pick<Review, 'createdAt'>)[];
  portfolio: Partial<PortfolioItem>[];
  categoryWords: Omit<ServiceCategoryWords, 'category'>[];
  serviceWords: Omit<ServiceWords, 'service'>[];
  addOnWords: Omit<ServiceAddOnWords, 'addOn'>[];
  memberWords: Omit<StaffWords, 'member'>[];
  portfolioWords: Omit<PortfolioWords, 'item'>[];
  /** Ids by the names in the demo files. */
  serviceIds: ReadonlyMap<string, string>;
  memberIds: ReadonlyMap<string, string>;
}

/** Services without texts of their own about what happens and what follows. */
const noGuide = { steps: '', aftercare: '' };
const serviceNames = Object.keys(serviceWords) as ServiceName[];
const memberNames = Object.keys(memberWords) as MemberName[];

const DAY_MILLISECONDS = 86_400_000;

/** Everything except the diary. Replaces the names in the demo files with ids. */
export function salonRows(now: Date): SalonRows {
  const catalogue = catalogueRows(now);
  const team = staffRows(catalogue.serviceIds, now);
  return {
    salon: { ...maisonVera, demoAt: now },
    openingHours: windowsOf(opening),
    languages,
    ...catalogue,
    ...team,
    ...portfolioRows(catalogue.serviceIds, team.memberIds, now),
    reviews: reviews.map(({ daysAgo, ...review }) => {
      const createdAt = new Date(now.getTime() - daysAgo * DAY_MILLISECONDS);
      const answeredAt = review.answer ? new Date(createdAt.getTime() + DAY_MILLISECONDS) : null;
      return { ...review, id: randomUUID(), stars: 5, status: 'published', createdAt, answeredAt };
    }),
  };
}

/** The column's default until someone changes it. */
const SUBTITLE = 'SUBTITLE';

function portfolioRows(
  serviceIds: ReadonlyMap<string, string>,
  memberIds: ReadonlyMap<string, string>,
  now: Date,
) {
  const rows = portfolio.map(({ service, by, ...item }, position) => ({
    ...item,
    id: randomUUID(),
    subtitle: SUBTITLE,
    imgWidth: 1200,
    serviceId: idOf(service, serviceIds),
    staffId: idOf(by, memberIds),
    position,
    createdAt: now,
  }));
  return {
    portfolio: rows,
    portfolioWords: rows.flatMap((row, position) =>
      inEachLanguage(lookWords[position], (words, lang) => ({
        ...words,
        itemId: row.id,
        lang,
        sourceHash: sourceHashOf(portfolioTexts, row),
      })),
    ),
  };
}

/** One row for each language of the demo salon. */
function inEachLanguage<Words, Row>(
  words: Record<(typeof translatedInto)[number], Words> | undefined,
  rowOf: (words: Words, lang: string) => Row,
): Row[] {
  return words ? translatedInto.map((lang) => rowOf(words[lang], lang)) : [];
}

function catalogueRows(now: Date) {
  const categoryRows = categories.map((category, position) => ({ ...category, id: randomUUID(), position }));
  const categoryIds = new Map<string, string>(categoryRows.map(({ slug, id }) => [slug, id]));
  const serviceIds = new Map(Object.keys(services).map((name) => [name, randomUUID()]));
  const named: [string, DemoService][] = Object.entries(services);
  const addOns = named.flatMap(([name, { addOns }]) =>
    addOns.map((addOn, position) => ({
      ...addOn,
      id: randomUUID(),
      serviceId: idOf(name, serviceIds),
      position,
    })),
  );
  return {
    serviceIds,
    categoryWords: categoryRows.flatMap((row) =>
      inEachLanguage(categoryWords[row.slug], (title, lang) => {
        return { categoryId: row.id, lang, title, sourceHash: sourceHashOf(titleOnly, row) };
      }),
    ),
    serviceWords: serviceNames.flatMap((name) =>
      inEachLanguage(serviceWords[name], ({ steps = null, aftercare = null, ...words }, lang) => ({
        ...words,
        steps,
        aftercare,
        serviceId: idOf(name, serviceIds),
        lang,
        sourceHash: sourceHashOf(serviceTexts, { ...noGuide, ...services[name] }),
      })),
    ),
    addOnWords: addOns.flatMap((row) =>
      inEachLanguage(addOnWords[row.title], (title, lang) => {
        return { addOnId: row.id, lang, title, sourceHash: sourceHashOf(titleOnly, row) };
      }),
    ),
    categories: categoryRows,
    services: named.map(([name, { category, addOns: _, ...service }], position): Row<Service> => ({
      ...noGuide,
      ...service,
      id: idOf(name, serviceIds),
      categoryId: idOf(category, categoryIds),
      pictureId: null,
      status: 'active',
      position,
      version: 1,
      createdAt: now,
    })),
    addOns,
  };
}

function staffRows(serviceIds: ReadonlyMap<string, string>, now: Date) {
  const memberIds = new Map(Object.keys(staff).map((name) => [name, randomUUID()]));
  const people = Object.entries<DemoMember>(staff).map(([name, member]) => ({
    ...member,
    id: idOf(name, memberIds),
  }));
  return {
    memberIds,
    memberWords: memberNames.flatMap((name) =>
      inEachLanguage(memberWords[name], (words, lang) => ({
        ...words,
        staffId: idOf(name, memberIds),
        lang,
        sourceHash: sourceHashOf(staffTexts, staff[name]),
      })),
    ),
    members: people.map(({ id, name, role, introduction, languages: spoken, img }, position) => ({
      id,
      name,
      role,
      introduction,
      languages: spoken,
      img,
      position,
      pictureId: null,
      picture: null,
      active: true,
      createdAt: now,
    })),
    offers: people.flatMap(({ id: staffId, does }) =>
      Object.entries(does).map(([service, { priceCents = null, segments = null }]) => ({
        staffId,
        serviceId: idOf(service, serviceIds),
        priceCents,
        segments,
      })),
    ),
    hours: people.flatMap(({ id: staffId, week }) =>
      windowsOf(week).map((window) => ({ ...window, staffId })),
    ),
  };
}

/** The id for a name in the demo files. */
export function idOf(name: string, ids: ReadonlyMap<string, string>): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo salon speaks of "${name}", which it does not have.`);
  return id;
}
