import { randomUUID } from 'node:crypto';

const json = { 'content-type': 'application/json' };
const instant = (day) => new Date(`${day}T00:00:00Z`).toISOString();
const nextDay = (day) => new Date(Date.parse(day) + 86_400_000).toISOString();

/** Responses that are the same for everyone: lists and drawn pages. */
const PUBLIC = [
  { name: 'services', path: '/services' },
  { name: 'salon', path: '/salon' },
  { name: 'staff', path: '/staff' },
  { name: 'reviews', path: '/reviews' },
  { name: 'page: home', path: '/' },
  { name: 'page: team', path: '/team' },
  { name: 'page: all services', path: '/all-services' },
];

/** Free times: asked again and again in the same words, and each time in new ones. */
const FREE_TIMES = [
  {
    name: 'one day, one person',
    goal: 0.5,
    app: ({ day, services, everybody }) => `/availability?day=${day}&${services}&staff=${everybody[0]}`,
    bare: ({ day, everybody }) => [[everybody[0]], day, day],
  },
  {
    name: 'one day, anyone',
    goal: 0.5,
    app: ({ day, services }) => `/availability?day=${day}&${services}&staff=any`,
    bare: ({ day, everybody }) => [everybody, day, day],
  },
  {
    name: 'month, anyone',
    goal: 0.3,
    app: ({ month, services }) =>
      `/availability/days?from=${month.from}&to=${month.to}&${services}&staff=any`,
    bare: ({ month, everybody }) => [everybody, month.from, month.to],
  },
];

/** Requests: of the app through its own routes, of the bare server as the rows that the answer needs. */
export function questionsFor({ calendar, salon }) {
  const { staff, plainService, segmentedService } = salon;
  const everybody = staff.map(({ id }) => id);
  const busy = (staffIds, from, to) => ({
    path: `/busy?staff=${staffIds.join(',')}&from=${instant(from)}&to=${nextDay(to)}`,
    expects: 200,
  });
  const read = (path) => ({ path, expects: 200 });
  /** A question in words that no one has used before, as of a visitor who holds a time: about the same days, so with the same answer. */
  const readAnew = (path) => ({ path, expects: 200, each: () => ({ path: `${path}&hold=${randomUUID()}` }) });
  const asked = { ...calendar, everybody, services: `services=${segmentedService.id}` };

  return [
    ...FREE_TIMES.flatMap(({ name, goal, app, bare }) => [
      { name, goal, app: () => read(app(asked)), bare: () => busy(...bare(asked)) },
      { name: `${name}, new`, goal, app: () => readAnew(app(asked)), bare: () => busy(...bare(asked)) },
    ]),
    {
      name: 'booking',
      goal: 0.3,
      app: ({ tokens, slot }) => ({
        path: '/bookings',
        method: 'POST',
        expects: 201,
        each: () => {
          const { staffId, startsAt } = slot();
          const own = tokens.get(staffId);
          return {
            headers: {
              ...json,
              authorization: `Bearer ${own[Math.floor(Math.random() * own.length)]}`,
              'idempotency-key': randomUUID(),
            },
            body: JSON.stringify({ lines: [{ serviceId: plainService.id, staffId }], startsAt }),
          };
        },
      }),
      bare: ({ slot }) => ({
        path: '/take',
        method: 'POST',
        expects: 201,
        each: () => ({
          headers: json,
          body: JSON.stringify({
            key: randomUUID(),
            clientId: randomUUID(),
            serviceId: plainService.id,
            ...slot(),
          }),
        }),
      }),
    },
    ...PUBLIC.map(({ name, path }) => ({
      name,
      goal: 0.5,
      app: () => read(path),
      bare: () => ({ ...read(path), isRemembered: true }),
    })),
  ];
}
