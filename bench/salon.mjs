import { randomUUID } from 'node:crypto';

export const ZONE = 'Europe/Lisbon';
export const OPENS_MINUTE = 540;
export const CLOSES_MINUTE = 1140;

/** No service keeps a team member busy for longer, clean-up included. */
export const MAX_MINUTES = 60;

const STAFF = 10;
const active = (minutes) => ({ kind: 'active', minutes });
const processing = (minutes) => ({ kind: 'processing', minutes });

const KINDS = [
  { segments: [active(30)], bufferMinutes: 0 },
  { segments: [active(15), processing(20), active(15)], bufferMinutes: 5 },
  { segments: [active(45)], bufferMinutes: 10 },
  { segments: [active(60)], bufferMinutes: 0 },
  { segments: [active(20)], bufferMinutes: 5 },
];
const CATEGORIES = ['Hair', 'Nails', 'Skin', 'Make-up'];

/** The stretches in which a service keeps its team member busy, in minutes after its start. */
function occupied({ segments, bufferMinutes }) {
  const stretches = [];
  let end = 0;
  for (const { kind, minutes } of segments) {
    if (kind === 'active') stretches.push([end, end + minutes]);
    end += minutes;
  }
  stretches.at(-1)[1] += bufferMinutes;
  return stretches;
}

/** Ten people, twenty services, a quarter of them with a pause in the middle; everyone does everything: the hardest "anyone". */
export function aSalon() {
  const categories = CATEGORIES.map((title) => ({ id: randomUUID(), title }));
  const services = CATEGORIES.flatMap((category, shelf) =>
    KINDS.map((kind, index) => ({
      id: randomUUID(),
      categoryId: categories[shelf].id,
      title: `${category} ${index + 1}`,
      priceCents: 2500 + 500 * index,
      clientMinutes: kind.segments.reduce((sum, { minutes }) => sum + minutes, 0),
      occupied: occupied(kind),
      ...kind,
    })),
  );
  const staff = Array.from({ length: STAFF }, (_, index) => ({
    id: randomUUID(),
    name: `Person ${index + 1}`,
  }));
  return { categories, services, staff, plainService: services[0], segmentedService: services[1] };
}

/** Writes the salon into a database that the app has just migrated. Open Monday to Saturday from nine to seven. */
export async function seedSalon(database, { categories, services, staff }, holiday) {
  // The diary of the bench is open as far as the app allows, so that there are times enough to book.
  await database.query(`UPDATE salon SET horizon_days = 730, time_zone = '${ZONE}'`);
  await database.query(`INSERT INTO special_days (day, windows, reason) VALUES ($1, '[]', 'Holiday')`, [
    holiday,
  ]);
  for (const { id, title } of categories) {
    await database.query(`INSERT INTO service_categories (id, slug, title) VALUES ($1, $2, $3)`, [
      id,
      title.toLowerCase(),
      title,
    ]);
  }
  for (const [position, service] of services.entries()) {
    await database.query(
      `INSERT INTO services (id, category_id, title, description, img, price_cents, segments, buffer_minutes, position)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        service.id,
        service.categoryId,
        service.title,
        'With time for a talk about what suits you, carried out by people who have done it for years.',
        `/pictures/${service.title.toLowerCase().replace(' ', '-')}.webp`,
        service.priceCents,
        JSON.stringify(service.segments),
        service.bufferMinutes,
        position,
      ],
    );
  }
  for (const [position, { id, name }] of staff.entries()) {
    await database.query(`INSERT INTO staff (id, name, position) VALUES ($1, $2, $3)`, [id, name, position]);
  }
  await database.query(
    `INSERT INTO staff_services (staff_id, service_id) SELECT staff.id, services.id FROM staff, services`,
  );
  await database.query(`
    INSERT INTO staff_hours (staff_id, weekday, starts_minute, ends_minute)
    SELECT id, weekday, ${OPENS_MINUTE}, ${CLOSES_MINUTE} FROM staff, generate_series(1, 6) AS weekday`);
}
