const keyOf = (slug: string) => slug.slice(slug.lastIndexOf('-') + 1).toLowerCase();

/** The service or team member of a page. The end of the URL decides, because the name in it may be outdated. */
export function findBySlug<Named extends { slug: string }>(
  all: readonly Named[],
  slug: string,
): Named | undefined {
  return all.find((one) => one.slug === slug) ?? all.find((one) => keyOf(one.slug) === keyOf(slug));
}
