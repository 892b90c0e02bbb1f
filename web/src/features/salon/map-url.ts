import type { Salon } from '../../api/models';

/** How near the map is (spec §9). */
const ZOOM = 14;

/** The salon's address on a public map, for the visitor's own browser or map app. */
export function mapUrl({ street, postalCode, city, country }: Salon['address']): string {
  const query = [street, [postalCode, city].filter(Boolean).join(' '), country].filter(Boolean).join(', ');
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query, zoom: `${ZOOM}` }).toString()}`;
}
