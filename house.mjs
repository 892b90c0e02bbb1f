/**
 * The rooms of the server, lowest first. A room may import the floor and the rooms it names;
 * it may name only rooms above it in this list, so circles cannot be written. `npm run check` enforces it.
 */
export const floor = ['common', 'config', 'database'];

export const rooms = {
  limits: [],
  health: ['limits'],
  audit: [],
  media: ['limits', 'audit'],
  salon: ['audit', 'media'],
  mail: ['limits', 'salon', 'audit'],
  users: [],
  auth: ['limits', 'users', 'mail', 'audit'],
  admin: ['users', 'auth', 'audit'],
  messages: ['limits', 'audit', 'users', 'mail', 'salon'],
  clients: ['users', 'audit', 'salon'],
  services: ['audit', 'media', 'salon'],
  staff: ['audit', 'services', 'salon', 'media'],
  bookings: ['limits', 'mail', 'users', 'clients', 'salon', 'services', 'staff', 'audit'],
  reviews: ['limits', 'audit', 'users', 'bookings'],
  account: ['limits', 'audit', 'users', 'auth', 'mail', 'messages', 'clients', 'bookings', 'reviews'],
  overview: ['bookings', 'mail', 'messages', 'reviews', 'salon', 'services'],
  portfolio: ['audit', 'media'],
  client: ['salon', 'services', 'staff', 'reviews', 'portfolio'],
  demo: ['portfolio', 'users', 'clients', 'salon', 'services', 'staff', 'bookings', 'reviews'],
};

const seen = new Set();
for (const [room, near] of Object.entries(rooms)) {
  for (const other of near) {
    if (!seen.has(other)) throw new Error(`house.mjs: ${room} names ${other}, which does not stand above it`);
  }
  seen.add(room);
}
