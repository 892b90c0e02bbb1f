/** The details of a new booking from its URL. */
export interface BookingAddress {
  clientId: string | null;
  /** A start and a team member, as pressed in the diary. */
  startsAt: string | null;
  staffId: string | null;
}

/** In place of a client’s id. */
const ANYONE = 'booking';

const ID = /^[\w-]{8,64}$/;

/** Null if no new booking is open; invalid parts are left out. */
export function parseNewBooking(search: string): BookingAddress | null {
  const params = new URLSearchParams(search);
  const who = params.get('new');
  if (who === null) return null;
  const at = Date.parse(params.get('at') ?? '');
  const staffId = params.get('with') ?? '';
  return {
    clientId: who !== ANYONE && ID.test(who) ? who : null,
    startsAt: Number.isNaN(at) ? null : new Date(at).toISOString(),
    staffId: ID.test(staffId) ? staffId : null,
  };
}

/** The query of a page with or without a new booking next to it. */
export function withNewBooking(search: string, booking: BookingAddress | null): string {
  const params = new URLSearchParams(search);
  for (const name of ['new', 'at', 'with']) params.delete(name);
  if (booking) {
    params.set('new', booking.clientId ?? ANYONE);
    if (booking.startsAt) params.set('at', booking.startsAt);
    if (booking.staffId) params.set('with', booking.staffId);
  }
  return params.size > 0 ? `?${params.toString()}` : '';
}
