import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { BookingStatus } from '../../api/booking/booking-records/domain/booking-status.js';

interface PastBooking {
  startsAt: string;
  minutes?: number;
  status?: BookingStatus;
  priceCents?: number;
  clientId?: string | null;
  cardId?: string | null;
  name?: string;
  email?: string;
  currency?: string;
  /** The team member of each service; without lines the booking is empty. */
  lines?: { serviceId: string; staffId: string; title: string; staffName: string; priceCents: number }[];
}

/** A booking stored in the diary at any time: the API does not accept bookings in the past. */
export async function aPastBooking(database: DataSource, booking: PastBooking): Promise<string> {
  const { startsAt, minutes = 30, status = 'done', priceCents = 4000, name = 'Maria', email = '' } = booking;
  const { clientId = null, cardId = null, currency = 'USD', lines = [] } = booking;
  const id = randomUUID();
  const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000);
  await database.query(
    `INSERT INTO bookings (id, reference, client_id, card_id, client_name, client_email, status, starts_at, ends_at,
       total_price_cents, currency, cancellation_deadline, cancelled_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $8, CASE WHEN $7 = 'cancelled' THEN $8::timestamptz END)`,
    [id, id.slice(0, 8), clientId, cardId, name, email, status, startsAt, endsAt, priceCents, currency],
  );
  for (const [position, line] of lines.entries()) {
    await database.query(
      `INSERT INTO booking_lines (booking_id, position, service_id, staff_id, title, staff_name, price_cents,
         starts_at, ends_at, segments)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        id,
        position,
        line.serviceId,
        line.staffId,
        line.title,
        line.staffName,
        line.priceCents,
        startsAt,
        endsAt,
        JSON.stringify([{ kind: 'active', minutes }]),
      ],
    );
  }
  return id;
}
