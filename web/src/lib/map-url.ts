/** The map's zoom level (spec §9). */
const ZOOM = 14;

interface Address {
  street: string;
  postalCode: string;
  city: string;
  country: string;
}

interface Place {
  latitude: number;
  longitude: number;
}

/** A marked place on a public map, for the visitor's browser or map app. */
export const placeUrl = ({ latitude, longitude }: Place): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;

/** The salon on a public map: at the owner's exact location, otherwise by its address; null without either. */
export function mapUrl({ address, position }: { address: Address; position: Place | null }): string | null {
  if (position) return placeUrl(position);
  const { street, postalCode, city, country } = address;
  if (!street && !city) return null;
  const query = [street, [postalCode, city].filter(Boolean).join(' '), country].filter(Boolean).join(', ');
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query, zoom: `${ZOOM}` }).toString()}`;
}
