export const LIVE_MAP_ORIGIN = 'https://www.openstreetmap.org';

/** How near the map is (spec §9). */
const ZOOM = 14;
const TILE_PIXELS = 256;
/**
 * The map takes the nearest zoom at which all of this part of the earth fits into its frame: less than any frame of
 * ours is wide and high, and more than half of the highest, so that it is the zoom above in all of them.
 */
const SHOWN = { width: 200, height: 240 };

/** OpenStreetMap's map to be framed, with a place marked in its middle. */
export function liveMapUrl({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const degreesPerPixel = 360 / (TILE_PIXELS * 2 ** ZOOM);
  const east = (SHOWN.width / 2) * degreesPerPixel;
  // Mercator stretches the map towards the poles.
  const north = (SHOWN.height / 2) * degreesPerPixel * Math.cos((latitude * Math.PI) / 180);
  const bbox = [longitude - east, latitude - north, longitude + east, latitude + north];
  const query = new URLSearchParams({
    bbox: bbox.map((degrees) => degrees.toFixed(6)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${LIVE_MAP_ORIGIN}/export/embed.html?${query.toString()}`;
}
