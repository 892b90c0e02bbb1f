import { ServiceCategoryView } from './service.view.js';
import type { ServiceCategory } from './service-category.entity.js';

/** A category for those who run the salon. */
export class ServiceCategoryEntryView extends ServiceCategoryView {
  /** How many services stand in it, hidden and archived ones too. While there are any it cannot be deleted. */
  services: number;
}

export const toServiceCategoryEntryView = (
  { id, slug, title }: ServiceCategory,
  services: number,
): ServiceCategoryEntryView => ({ _id: id, slug, title, services });
