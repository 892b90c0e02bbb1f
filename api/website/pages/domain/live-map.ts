export const LIVE_MAP_ORIGIN = 'https://www.openstreetmap.org';

/** The map's zoom level (spec §9). */
const ZOOM = 14;
const TILE_PIXELS = 256;
/**
 * The map picks the closest zoom at which this area fits into its frame. The area is smaller than any of our frames
 * and more than half as large as the largest, so that all get the zoom above.
 */
const shown = { width: 200, height: 240 };

/** The URL of an OpenStreetMap embed, centred on a marked place. */
export function liveMapUrl({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const degreesPerPixel = 360 / (TILE_PIXELS * 2 ** ZOOM);
  const east = (shown.width / 2) * degreesPerPixel;
  // Mercator stretches the map towards the poles.
  const north = (shown.height / 2) * degreesPerPixel * Math.cos((latitude * Math.PI) / 180);
  const bbox = [longitude - east, latitude - north, longitude + east, latitude + north];
  const query = new URLSearchParams({
    bbox: bbox.map((degrees) => degrees.toFixed(6)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${LIVE_MAP_ORIGIN}/export/embed.html?${query.toString()}`;
}
