const keyOf = (slug: string) => slug.slice(slug.lastIndexOf('-') + 1).toLowerCase();

/** The service of a page. The end of the URL decides, because the title in it may be outdated. */
export function findService<Service extends { slug: string }>(
  services: readonly Service[],
  slug: string,
): Service | undefined {
  return (
    services.find((service) => service.slug === slug) ??
    services.find((service) => keyOf(service.slug) === keyOf(slug))
  );
}
