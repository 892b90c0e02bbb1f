/** The parts of the site that can show the salon's own pictures. */
export const picturePlaces = ['site', 'services', 'team', 'portfolio', 'elsewhere'] as const;
export type PicturePlace = (typeof picturePlaces)[number];

const places: Readonly<Record<string, PicturePlace>> = {
  salon: 'site',
  services: 'services',
  service_categories: 'services',
  staff: 'team',
  portfolio_items: 'portfolio',
};

/** The part of the site that shows a table's rows. An unknown table still counts as a use. */
export const placeOf = (table: string): PicturePlace => places[table] ?? 'elsewhere';
