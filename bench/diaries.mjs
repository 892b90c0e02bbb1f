import { prepareBareBooking } from './bare-booking.mjs';
import { calendarFrom } from './calendar.mjs';
import { growDiary, seedGuests } from './diary.mjs';
import { signUpClients, verifyEverybody } from './people.mjs';
import { appOn, withPrograms } from './programs.mjs';
import { aSalon, seedSalon } from './salon.mjs';
import { eachOnce, freeSlots } from './slots.mjs';

/** The empty salon: the app migrates it and signs its clients up, as in production. */
async function openSalon(server, salon, calendar) {
  const database = await server.create();
  const circles = await withPrograms([appOn(server.urlOf(database))], ({ origin }) =>
    signUpClients(origin, salon.staff),
  );
  await server.on(database, async (client) => {
    await seedSalon(client, salon, calendar.holiday);
    await seedGuests(client);
    await verifyEverybody(client);
  });
  return { database, circles };
}

/** One database for each size, each a copy of the one before with more bookings in it. */
export async function fillDiaries(server, { sizes, perDay, say }) {
  const salon = aSalon();
  const calendar = calendarFrom(Date.now());
  const { database: empty, circles } = await openSalon(server, salon, calendar);
  const diaries = [];
  for (const size of sizes) {
    const startedAt = performance.now();
    const { database: template, size: from } = diaries.at(-1) ?? { database: empty, size: 0 };
    const database = await server.create(template);
    const slots = await server.on(database, async (client) => {
      await growDiary(client, { salon, calendar, perDay, from, to: size });
      await prepareBareBooking(client);
      return freeSlots(client, calendar);
    });
    diaries.push({
      size,
      database,
      url: server.urlOf(database),
      slotsOf: { app: eachOnce(slots), bare: eachOnce(slots) },
    });
    say(`${size} bookings in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  }
  return { salon, calendar, circles, diaries };
}
