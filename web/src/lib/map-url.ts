/** How near the map is (spec §9). */
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

/** A place on a public map, marked, for the visitor's own browser or map app. */
export const placeUrl = ({ latitude, longitude }: Place): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;

/**
 * The salon on a public map: the very place where the owner has said it, else what the map finds at its address; null
 * while neither is known.
 */
export function mapUrl({ address, position }: { address: Address; position: Place | null }): string | null {
  if (position) return placeUrl(position);
  const { street, postalCode, city, country } = address;
  if (!street && !city) return null;
  const query = [street, [postalCode, city].filter(Boolean).join(' '), country].filter(Boolean).join(', ');
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query, zoom: `${ZOOM}` }).toString()}`;
}
