import { liveMapUrl } from './live-map.js';

/** The closest zoom at which the whole area fits into a frame, as the map chooses it. */
function zoomIn(url: URL, frame: { width: number; height: number }): number {
  const [west = 0, south = 0, east = 0, north = 0] = (url.searchParams.get('bbox') ?? '')
    .split(',')
    .map(Number);
  const mercator = (latitude: number) => {
    const radians = (latitude * Math.PI) / 180;
    return (Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI)) * 256;
  };
  const width = ((east - west) / 360) * 256;
  const height = mercator(north) - mercator(south);
  return Math.floor(Math.log2(Math.min(frame.width / width, frame.height / height)));
}

describe('the live map in its frame', () => {
  test.each([
    ['Lisbon', { latitude: 38.7119, longitude: -9.1402 }],
    ['Tromsø', { latitude: 69.6492, longitude: 18.9553 }],
    ['Quito', { latitude: -0.1807, longitude: -78.4678 }],
  ])('is at zoom 14 on every screen in %s (spec §9)', (_city, place) => {
    const url = new URL(liveMapUrl(place));
    const frames = [
      { width: 288, height: 280 },
      { width: 706, height: 307 },
      { width: 1158, height: 460 },
    ];

    expect(frames.map((frame) => zoomIn(url, frame))).toEqual([14, 14, 14]);
  });

  test('has the salon in its middle', () => {
    const url = new URL(liveMapUrl({ latitude: 38.7119, longitude: -9.1402 }));
    const [west = 0, south = 0, east = 0, north = 0] = (url.searchParams.get('bbox') ?? '')
      .split(',')
      .map(Number);

    expect(url.searchParams.get('marker')).toBe('38.7119,-9.1402');
    expect((west + east) / 2).toBeCloseTo(-9.1402, 5);
    expect((south + north) / 2).toBeCloseTo(38.7119, 5);
  });
});
