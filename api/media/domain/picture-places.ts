/** The parts of the site that may show a picture of the salon's own. */
export const picturePlaces = ['site', 'services', 'team', 'portfolio', 'elsewhere'] as const;
export type PicturePlace = (typeof picturePlaces)[number];

const places: Readonly<Record<string, PicturePlace>> = {
  salon: 'site',
  services: 'services',
  service_categories: 'services',
  staff: 'team',
  portfolio_items: 'portfolio',
};

/** Where somebody would look for the rows of a table. A table that is not known here is still a use. */
export const placeOf = (table: string): PicturePlace => places[table] ?? 'elsewhere';
