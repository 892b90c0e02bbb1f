const SHOWN_COUNT = 3;
const FIRST_POSITION = 6;

/** The services on the home page: positions 6 to 8 of the list, or the last three of a shorter one. */
export function showcaseOf<Service>(services: readonly Service[]): readonly Service[] {
  const start = Math.min(FIRST_POSITION, Math.max(0, services.length - SHOWN_COUNT));
  return services.slice(start, start + SHOWN_COUNT);
}
