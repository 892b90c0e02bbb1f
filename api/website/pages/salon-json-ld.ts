import { cardPath, shareCardOf } from './share-card-path.js';
import type { PositionView, SalonView } from '../../salon/salon/salon.view.js';
import type { OfferedServiceView } from '../../salon/services/service.view.js';
import type { StaffMemberView } from '../../salon/staff/staff-member.view.js';
import { clock, days } from './domain/opening-times.js';
import { priceJsonLd } from './price-json-ld.js';

/** Search engines don't accept `24:00` as a time, so use the last minute. */
const timeOfDay = (minute: number): string => clock(Math.min(minute, 24 * 60 - 1));

/** "25–185 EUR": from the least to the most that a service costs; null without prices. */
function priceRangeOf(services: readonly OfferedServiceView[], { currency }: SalonView): string | null {
  const prices = services.flatMap(({ terms }) => (terms ? [terms.price] : []));
  if (prices.length === 0) return null;
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return `${least === most ? least : `${least}–${most}`} ${currency.code}`;
}

/** The salon on a public map, as its contact page links to it. */
const mapOf = ({ latitude, longitude }: PositionView) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`;

/**
 * The salon for search engines: a schema.org `BeautySalon` with its hours, prices and team. Contains nothing that the
 * site does not show. No reviews: search engines ignore those that a business shows of itself.
 */
export function salonJsonLd(
  publicUrl: string,
  salon: SalonView,
  { services, staff }: { services: OfferedServiceView[]; staff: StaffMemberView[] },
  servicesName: string,
): object {
  const { street, postalCode, city, country } = salon.address;
  const priceRange = priceRangeOf(services, salon);
  // Search engines understand codes; what the owner wrote is better than nothing.
  const addressCountry = salon.countryCode ?? country;
  return {
    '@context': 'https://schema.org',
    '@type': 'BeautySalon',
    '@id': `${publicUrl}/#salon`,
    name: salon.name,
    url: `${publicUrl}/`,
    image: `${publicUrl}${cardPath(shareCardOf(salon))}`,
    ...(salon.phone && { telephone: salon.phone }),
    ...(salon.email && { email: salon.email }),
    ...((street || city) && {
      address: {
        '@type': 'PostalAddress',
        ...(street && { streetAddress: street }),
        ...(postalCode && { postalCode }),
        ...(city && { addressLocality: city }),
        ...(addressCountry && { addressCountry }),
      },
    }),
    ...(salon.position && {
      geo: { '@type': 'GeoCoordinates', ...salon.position },
      hasMap: mapOf(salon.position),
    }),
    ...(priceRange && { priceRange }),
    ...(salon.socials.length > 0 && { sameAs: salon.socials.map(({ url }) => url) }),
    openingHoursSpecification: salon.openingHours.map(({ weekday, startsMinute, endsMinute }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days[weekday - 1],
      opens: timeOfDay(startsMinute),
      closes: timeOfDay(endsMinute),
    })),
    specialOpeningHoursSpecification: salon.specialDays.flatMap(({ day, windows }) =>
      // A closed day is written as opening and closing at midnight.
      (windows.length > 0 ? windows : [{ startsMinute: 0, endsMinute: 0 }]).map((window) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: day,
        validThrough: day,
        opens: timeOfDay(window.startsMinute),
        closes: timeOfDay(window.endsMinute),
      })),
    ),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: servicesName,
      itemListElement: services.flatMap((service) => {
        const price = priceJsonLd(service, salon);
        if (!price) return [];
        const itemOffered = { '@type': 'Service', name: service.title, description: service.description };
        return [{ '@type': 'Offer', ...price, itemOffered }];
      }),
    },
    ...(staff.length > 0 && {
      employee: staff.map(({ name, slug }) => ({
        '@type': 'Person',
        name,
        url: `${publicUrl}/team/${slug}`,
      })),
    }),
    potentialAction: { '@type': 'ReserveAction', target: `${publicUrl}/book` },
  };
}
