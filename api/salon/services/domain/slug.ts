const LONGEST = 60;

/** A title as part of a URL: lower-case Latin letters and digits, with hyphens for the rest; may be empty. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');

/** A free slug: the title's own, or the first one with a number appended. */
export function freeSlug(title: string, fallback: string, taken: ReadonlySet<string>): string {
  const wanted = slugOf(title) || fallback;
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

/**
 * The last part of a service page's URL: its title for people, and the start of its id, so that changing the title
 * breaks no link.
 */
export const serviceSlug = ({ id, title }: { id: string; title: string }): string =>
  `${slugOf(title) || 'service'}-${id.slice(0, 8)}`;

/** The service that a URL refers to, whatever its title was at the time. */
export function findBySlug<Service extends { slug: string }>(
  services: readonly Service[],
  slug: string,
): Service | undefined {
  const key = keyOf(slug);
  return (
    services.find((service) => service.slug === slug) ??
    services.find((service) => keyOf(service.slug) === key)
  );
}

const keyOf = (slug: string): string => slug.slice(slug.lastIndexOf('-') + 1).toLowerCase();
