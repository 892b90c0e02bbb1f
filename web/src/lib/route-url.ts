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

/** The route planner of this device: its own map app on a phone, otherwise a public map. */
export type RoutePlanner = 'apple' | 'android' | 'web';

export const routePlannerOf = (userAgent: string): RoutePlanner =>
  /iPhone|iPad|Macintosh/.test(userAgent) ? 'apple' : /Android/.test(userAgent) ? 'android' : 'web';

/** The way to the salon, by its address, or else its exact location; null without either. */
export function routeUrl(
  { address, position }: { address: Address; position: Place | null },
  planner: RoutePlanner,
): string | null {
  const { street, postalCode, city, country } = address;
  const place = position && `${position.latitude},${position.longitude}`;
  const written = [street, [postalCode, city].filter(Boolean).join(' '), country].filter(Boolean).join(', ');
  const to = encodeURIComponent(street ? written : (place ?? (city && written)));
  if (!to) return null;
  if (planner === 'apple') return `https://maps.apple.com/?daddr=${to}`;
  if (planner === 'android') return `geo:${place ?? '0,0'}?q=${to}`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(place ?? written)}`;
}
