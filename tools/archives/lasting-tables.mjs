/** Tables of archives whose rows no migration adds to or takes from. */
export const LASTING_TABLES = [
  'bookings',
  'booking_lines',
  'services',
  'staff',
  'users',
  'reviews',
  'media',
  'sales',
  'sale_lines',
  'ledger_entries',
];
