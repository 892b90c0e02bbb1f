/** Figures that can be listed row by row: about bookings, and about sales. */
export const bookingFigures = [
  'done',
  'no-shows',
  'cancelled',
  'work',
  'gap',
  'clients',
  'new-clients',
  'returning-clients',
  'seen-again',
  'rebooked',
  'unknown',
] as const;
export type BookingFigure = (typeof bookingFigures)[number];

export const saleFigures = [
  'taken',
  'services',
  'products',
  'gift-cards',
  'sales',
  'payments',
  'tax',
  'net-of-tax',
  'discounts',
  'refunds',
  'undone',
  'tips',
  'tips-paid',
  'rounding',
] as const;
export type SaleFigure = (typeof saleFigures)[number];

export const figures = [...bookingFigures, ...saleFigures] as const;
export type Figure = (typeof figures)[number];

export const isSaleFigure = (figure: Figure): figure is SaleFigure =>
  saleFigures.some((known) => known === figure);
