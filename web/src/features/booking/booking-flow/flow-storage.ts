import { randomId } from '../../../lib/random-id';
import { parseAttempt, type Attempt } from '../bookings/attempt';
import type { HeldBooking } from '../bookings/models';

/** The client's input on the last step. */
export interface Draft {
  note: string;
  phone: string;
}

/** Someone who is about to book without being logged in. */
export interface Visitor {
  name: string;
  email: string;
}

/** A hold with its request. */
export interface KeptHold {
  id: string;
  /** The request it was placed for, so that it is not used for another. */
  request: string;
  expiresAtMs: number;
  booking: HeldBooking;
  /** Placed before logging in. */
  isVisitors: boolean;
}

type Name = 'draft' | 'visitor' | 'phone' | 'hold' | 'holdId' | 'attempt';

function read(name: Name): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(`booking.${name}`) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a part of the choice in this tab, across reloads and logging in; null deletes it. */
export function keep(name: 'draft', value: Draft | null): void;
export function keep(name: 'visitor', value: Visitor | null): void;
export function keep(name: 'phone', value: string | null): void;
export function keep(name: 'hold', value: KeptHold | null): void;
export function keep(name: 'holdId', value: string | null): void;
export function keep(name: 'attempt', value: Attempt | null): void;
export function keep(name: Name, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(`booking.${name}`);
    else sessionStorage.setItem(`booking.${name}`, JSON.stringify(value));
  } catch {
    // Without storage, the choice lasts until the page is left.
  }
}

export function keptDraft(): Draft | null {
  const kept = read('draft');
  if (typeof kept !== 'object' || kept === null || !('note' in kept) || !('phone' in kept)) return null;
  const { note, phone } = kept;
  return typeof note === 'string' && typeof phone === 'string' ? { note, phone } : null;
}

export function keptVisitor(): Visitor | null {
  const kept = read('visitor');
  if (typeof kept !== 'object' || kept === null || !('name' in kept) || !('email' in kept)) return null;
  const { name, email } = kept;
  return typeof name === 'string' && typeof email === 'string' ? { name, email } : null;
}

/** The phone number of the previous booking. */
export function keptPhone(): string {
  const kept = read('phone');
  return typeof kept === 'string' ? kept : '';
}

export function keptHold(): KeptHold | null {
  const kept = read('hold');
  if (typeof kept !== 'object' || kept === null) return null;
  if (!('id' in kept && 'request' in kept && 'expiresAtMs' in kept && 'booking' in kept)) return null;
  // Written only by this file in this tab; the booking inside comes from the server.
  return kept as KeptHold;
}

/** The id of the next hold, stored before it is requested: a reload in between must find the same hold. */
export function keptHoldId(): string {
  const kept = read('holdId');
  const id = typeof kept === 'string' ? kept : randomId();
  keep('holdId', id);
  return id;
}

export function keptAttempt(): Attempt | null {
  return parseAttempt(read('attempt'));
}

const HELD = 'booking.held';

/** Tells the browser's other tabs which time this one holds, and until when. */
export function tellOtherTabs(hold: KeptHold): void {
  try {
    const { id, expiresAtMs } = hold;
    localStorage.setItem(HELD, JSON.stringify({ id, expiresAtMs, startsAt: hold.booking.startsAt }));
  } catch {
    // Without storage, other tabs say that the time is taken.
  }
}

/** True if another tab of this browser, not the one with this hold, holds this time. */
export function isHeldInAnotherTab(startsAt: string | null, ownId: string | undefined): boolean {
  try {
    const held: unknown = JSON.parse(localStorage.getItem(HELD) ?? 'null');
    if (typeof held !== 'object' || held === null || startsAt === null) return false;
    if (!('id' in held && 'startsAt' in held && 'expiresAtMs' in held)) return false;
    const isSame = typeof held.startsAt === 'string' && Date.parse(held.startsAt) === Date.parse(startsAt);
    return isSame && held.id !== ownId && Number(held.expiresAtMs) > Date.now();
  } catch {
    return false;
  }
}
