/**
 * The diary of the week after the given day, as the old system of the made-up salon in this folder exports it. Run as a
 * program, it writes `visits.csv` beside the other lists, with the dates of next week:
 *
 *     node test/files/moving-day/next-week.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const headings =
  'Appointment ref,Scheduled date,Time,Duration,Client,Client ID,Service,Team member,Price,Status,Note';

/** Next week of each team member: start, minutes, price and the service as the old diary calls it. */
const days = {
  'Mira Sommerfeld': [
    ['09:00', 60, '58.00', 'Cut & blow-dry'],
    ['10:00', 60, '58.00', 'Cut & blow-dry'],
    ['11:15', 40, '32.00', 'Blow-dry'],
    ['12:00', 15, '12.00', 'Fringe trim'],
    ['13:30', 60, '58.00', 'Cut & blow-dry'],
    ['15:00', 45, '35.00', 'Kids cut'],
    ['16:00', 60, '58.00', 'Cut & blow-dry'],
  ],
  'Jonte Adler': [
    ['09:30', 155, '120.00', 'Full colour'],
    ['12:30', 15, '0.00', 'Consultation'],
    ['13:30', 90, '74.50', 'Root touch-up'],
    ['15:15', 60, '58.00', 'Cut & blow-dry'],
  ],
  // As the salon calls Pia Lorenz in its diary.
  'Pia L.': [
    ['09:00', 75, '45.00', 'Gel manicure'],
    ['10:30', 20, '10.00', 'Removal'],
    ['11:00', 60, '65.00', 'Classic facial'],
    ['13:00', 75, '45.00', 'Gel manicure'],
    ['14:30', 20, '18.00', 'Brow tint'],
    ['15:00', 75, '45.00', 'Gel manicure'],
  ],
};

const csvCell = (text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const clientsIn = (list) =>
  list
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','))
    .map(([id, first, last]) => ({ id, name: `${first} ${last}` }));

/**
 * @param {string} today such as `2027-03-02`; the list is for Tuesday to Saturday of the week after it
 * @param {string} clientList `clients.csv`
 */
export function visitsAfter(today, clientList) {
  const clients = clientsIn(clientList);
  const start = new Date(`${today}T12:00:00Z`);
  const monday = start.getTime() + (7 - ((start.getUTCDay() + 6) % 7)) * 86_400_000;
  let count = 0;
  const rows = [1, 2, 3, 4, 5].flatMap((weekday) => {
    const date = new Date(monday + weekday * 86_400_000).toISOString().slice(0, 10);
    return Object.entries(days).flatMap(([teamMember, visits]) =>
      visits.map(([time, minutes, price, service]) => {
        count += 1;
        const { id, name } = clients[(count * 37) % clients.length];
        const note = count % 20 === 0 ? 'Patch test done' : '';
        // One visit was called off in the old system.
        const status = count === 7 ? 'Cancelled' : 'Confirmed';
        return [
          `APT-${2000 + count}`,
          date,
          time,
          `${minutes}min`,
          name,
          id,
          service,
          teamMember,
          price,
          status,
          note,
        ];
      }),
    );
  });
  // The old system let two clients have the same time.
  const [first] = rows;
  const { id, name } = clients[3];
  const twice = ['APT-2999', first[1], '09:15', '60min', name, id, ...first.slice(6)];
  return `${headings}\n${[...rows, twice].map((row) => row.map(csvCell).join(',')).join('\n')}\n`;
}

const [, program = ''] = process.argv;
if (path.basename(program) === 'next-week.mjs') {
  const folder = path.dirname(program);
  const now = new Date();
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  const clientList = readFileSync(path.join(folder, 'clients.csv'), 'utf8');
  writeFileSync(path.join(folder, 'visits.csv'), visitsAfter(today, clientList));
}
