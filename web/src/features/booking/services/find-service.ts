const keyOf = (slug: string) => slug.slice(slug.lastIndexOf('-') + 1).toLowerCase();

/** The service whose page this is. The end of the address decides, because the words in it may be an earlier title. */
export function findService<Service extends { slug: string }>(
  services: readonly Service[],
  slug: string,
): Service | undefined {
  return (
    services.find((service) => service.slug === slug) ??
    services.find((service) => keyOf(service.slug) === keyOf(slug))
  );
}
