import type { SalonView } from '../../salon/salon/salon.view.js';
import type { OfferedServiceView } from '../../salon/services/service.view.js';
import type { StaffMemberView } from '../../salon/staff/staff-member.view.js';
import { priceJsonLd } from './price-json-ld.js';

/** The way to a page for search engines: a schema.org `BreadcrumbList`. */
const crumbsJsonLd = (crumbs: readonly { name: string; item: string }[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
});

/**
 * A service for search engines: a schema.org `Service` with its price and salon, and its breadcrumbs. Contains
 * nothing that the page does not show.
 */
export function serviceJsonLd(
  publicUrl: string,
  salon: SalonView,
  service: OfferedServiceView,
  servicesName: string,
): object {
  const url = `${publicUrl}/all-services/${service.slug}`;
  const price = priceJsonLd(service, salon);
  const crumbs = [
    { name: salon.name, item: `${publicUrl}/` },
    { name: servicesName, item: `${publicUrl}/all-services` },
    { name: service.title, item: url },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Service',
        '@id': `${url}#service`,
        url,
        name: service.title,
        description: service.description,
        serviceType: service.category.title,
        ...(service.img && { image: `${publicUrl}${service.img}` }),
        provider: { '@type': 'BeautySalon', '@id': `${publicUrl}/#salon`, name: salon.name },
        ...(price && {
          offers: { '@type': 'Offer', ...price, url: `${publicUrl}/book?service=${service._id}` },
        }),
      },
      crumbsJsonLd(crumbs),
    ],
  };
}

/**
 * A team member for search engines: a schema.org `Person` with their work and languages, and breadcrumbs. Contains
 * nothing that the page does not show.
 */
export function memberJsonLd(
  publicUrl: string,
  salon: SalonView,
  { name, slug, role, introduction, languages, img }: StaffMemberView,
  teamName: string,
): object {
  const url = `${publicUrl}/team/${slug}`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Person',
        '@id': `${url}#person`,
        url,
        name,
        ...(role && { jobTitle: role }),
        ...(introduction && { description: introduction }),
        ...(img && { image: `${publicUrl}${img}` }),
        ...(languages.length > 0 && { knowsLanguage: languages }),
        worksFor: { '@type': 'BeautySalon', '@id': `${publicUrl}/#salon`, name: salon.name },
      },
      crumbsJsonLd([
        { name: salon.name, item: `${publicUrl}/` },
        { name: teamName, item: `${publicUrl}/team` },
        { name, item: url },
      ]),
    ],
  };
}
