import type { DemoSalon } from './browser-salon.js';
import { now } from './today.js';

interface Member {
  _id: string;
  name: string;
  offers: { serviceId: string }[];
}
interface Service {
  _id: string;
  title: string;
}
/** A booking as the desk reads it. */
export interface DeskVisit {
  _id: string;
  reference: string;
  startsAt: string;
  totalPrice: number;
}

/** Today in the salon's time zone, such as "2027-03-02". */
export async function salonsToday(salon: DemoSalon): Promise<string> {
  const { timeZone }: { timeZone: string } = await salon.get('/salon');
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now());
}

/** A visit today, at the first hour in which a team member who does the service is free. */
export async function aVisitToday(
  salon: DemoSalon,
  bearer: string,
  client: string,
  ...titles: string[]
): Promise<DeskVisit> {
  const services: Service[] = await salon.get('/services');
  const staff: Member[] = await salon.get('/staff');
  const today = await salonsToday(salon);
  const wanted = titles.map((title) => services.find((service) => service.title === title)?._id);
  const able = staff.filter(({ offers }) =>
    wanted.every((id) => offers.some(({ serviceId }) => serviceId === id)),
  );
  for (let hour = 6; hour < 20; hour++) {
    for (const { _id: staffId } of able) {
      const booking = {
        client: { name: client },
        lines: wanted.map((serviceId) => ({ serviceId, staffId })),
        startsAt: `${today}T${String(hour).padStart(2, '0')}:00:00.000Z`,
        allowOutsideHours: true,
      };
      const made = await salon.send('POST', '/bookings/desk', booking, bearer).catch(() => null);
      if (made) return made as DeskVisit;
    }
  }
  throw new Error(`Nobody has time for ${titles.join(' and ')} today.`);
}
