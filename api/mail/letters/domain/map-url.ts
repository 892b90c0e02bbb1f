/** How near the map is, as on the site (spec §9). */
const ZOOM = 14;

/**
 * The salon on a public map: the very place where the owner has said it, else what the map finds at its address; null while
 * neither is known. The same as on the site (`web/src/lib/map-url.ts`).
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
