/** The map's zoom level, as on the site (spec §9). */
const ZOOM = 14;

/**
 * The salon on a public map: at the owner's exact location, otherwise by its address; null without either. The same
 * as on the site (`web/src/lib/map-url.ts`).
 */
export function mapUrlOf(
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
  address: string,
): string | null {
  if (latitude !== null && longitude !== null)
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;
  if (address === '') return null;
  const query = new URLSearchParams({ query: address, zoom: String(ZOOM) });
  return `https://www.openstreetmap.org/search?${query.toString()}`;
}
