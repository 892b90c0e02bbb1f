import { translationsOf } from '../../common/translations.js';
import { titleOnly } from './service-texts.js';
import { ServiceCategoryView, TitleInEachLanguageView, toServiceCategoryView } from './service.view.js';
import type { ServiceCategory } from './service-category.entity.js';

/** A category for those who run the salon. */
export class ServiceCategoryEntryView extends ServiceCategoryView {
  /** The number of services in it, hidden and archived ones included. Only an empty category can be deleted. */
  services: number;

  /** Translations. */
  words: TitleInEachLanguageView;
}

export const toServiceCategoryEntryView = (
  category: ServiceCategory,
  services: number,
): ServiceCategoryEntryView => ({
  ...toServiceCategoryView(category, null),
  services,
  words: translationsOf(titleOnly, category, category.words),
});
