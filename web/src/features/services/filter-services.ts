import type { ServiceFilter } from '../../lib/paths';

interface Findable {
  title: string;
  description: string;
  category: { slug: string; title: string };
}

/** Letters as they are typed on any keyboard: no capitals, no accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The services of a category that hold every word of the search in their title, category or description. */
export function filterServices<Service extends Findable>(
  services: readonly Service[],
  { category, search = '' }: ServiceFilter,
): readonly Service[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return services.filter((service) => {
    if (category && service.category.slug !== category) return false;
    const text = plain(`${service.title} ${service.category.title} ${service.description}`);
    return words.every((word) => text.includes(word));
  });
}

/** The categories that have a service, in the order in which the services are listed. */
export function categoriesOf<Service extends Findable>(
  services: readonly Service[],
): readonly Service['category'][] {
  const bySlug = new Map<string, Service['category']>();
  for (const { category } of services) if (!bySlug.has(category.slug)) bySlug.set(category.slug, category);
  return [...bySlug.values()];
}
