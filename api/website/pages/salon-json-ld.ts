import { cardPath, shareCardOf } from './share-card-path.js';
import type { ReviewSummaryView, ReviewView } from '../../booking/reviews/review.view.js';
import type { SalonView } from '../../salon/salon/salon.view.js';
import type { OfferedServiceView } from '../../salon/services/service.view.js';
import { clock, days } from './domain/opening-times.js';
import { priceJsonLd } from './price-json-ld.js';

/** Search engines don't accept `24:00` as a time, so use the last minute. */
const timeOfDay = (minute: number): string => clock(Math.min(minute, 24 * 60 - 1));

/**
 * The salon for search engines: a schema.org `BeautySalon` with its hours, prices and reviews. Contains nothing that
 * the page does not show.
 */
export function salonJsonLd(
  publicUrl: string,
  salon: SalonView,
  {
    services,
    reviews,
    summary,
  }: { services: OfferedServiceView[]; reviews: ReviewView[]; summary: ReviewSummaryView },
  servicesName: string,
): object {
  const { street, postalCode, city, country } = salon.address;
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
        ...(country && { addressCountry: country }),
      },
    }),
    ...(salon.position && { geo: { '@type': 'GeoCoordinates', ...salon.position } }),
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
    ...(summary.average !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: summary.average,
        bestRating: 5,
        reviewCount: summary.count,
      },
    }),
    review: reviews.map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: review.name },
      datePublished: review.createdAt.slice(0, 10),
      reviewBody: review.text,
      reviewRating: { '@type': 'Rating', ratingValue: review.stars, bestRating: 5 },
    })),
    potentialAction: { '@type': 'ReserveAction', target: `${publicUrl}/book` },
  };
}
