const shownCount = 3;
const firstPosition = 6;

/** The services on the front page: positions 6 to 8 of the list, or the last three of a shorter one. */
export function showcaseOf<Service>(services: readonly Service[]): readonly Service[] {
  const start = Math.min(firstPosition, Math.max(0, services.length - shownCount));
  return services.slice(start, start + shownCount);
}
