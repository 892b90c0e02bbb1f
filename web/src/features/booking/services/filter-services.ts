import type { ServiceFilter } from '../../../lib/paths';
import { holdsAllWords } from '../../../lib/plain-text';

interface Findable {
  title: string;
  description: string;
  category: { slug: string; title: string };
}

/** The services of a category whose title, category or description contain every search word. */
export function filterServices<Service extends Findable>(
  services: readonly Service[],
  { category, search = '' }: ServiceFilter,
): readonly Service[] {
  return services.filter((service) => {
    if (category && service.category.slug !== category) return false;
    return holdsAllWords(`${service.title} ${service.category.title} ${service.description}`, search);
  });
}

/** The categories that have services, in the order of the services. */
export function categoriesOf<Service extends Findable>(
  services: readonly Service[],
): readonly Service['category'][] {
  const bySlug = new Map<string, Service['category']>();
  for (const { category } of services) if (!bySlug.has(category.slug)) bySlug.set(category.slug, category);
  return [...bySlug.values()];
}
