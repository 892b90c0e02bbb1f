import { randomId } from '../../lib/random-id';
import { parseAttempt, type Attempt } from '../bookings/attempt';
import type { HeldBooking } from '../bookings/models';

/** What the client typed on the last step. */
export interface Draft {
  note: string;
  /** Null until one is typed: the number of the account stands in. */
  phone: string | null;
}

/** A hold with the booking it was placed for. */
export interface KeptHold {
  id: string;
  /** The request it answers, so that another choice is not taken for this one. */
  request: string;
  expiresAtMs: number;
  booking: HeldBooking;
}

type Name = 'draft' | 'hold' | 'holdId' | 'attempt';

function read(name: Name): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(`booking.${name}`) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a part of the choice for this tab, through a refresh and through signing in; null forgets it. */
export function keep(name: 'draft', value: Draft | null): void;
export function keep(name: 'hold', value: KeptHold | null): void;
export function keep(name: 'holdId', value: string | null): void;
export function keep(name: 'attempt', value: Attempt | null): void;
export function keep(name: Name, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(`booking.${name}`);
    else sessionStorage.setItem(`booking.${name}`, JSON.stringify(value));
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

export function keptDraft(): Draft {
  const kept = read('draft');
  const text = (name: string) => {
    const value: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : null;
    return typeof value === 'string' ? value : null;
  };
  return { note: text('note') ?? '', phone: text('phone') };
}

export function keptHold(): KeptHold | null {
  const kept = read('hold');
  if (typeof kept !== 'object' || kept === null) return null;
  if (!('id' in kept && 'request' in kept && 'expiresAtMs' in kept && 'booking' in kept)) return null;
  // Written by this file in this tab; the booking inside is the server's own.
  return kept as KeptHold;
}

/** The id for the next hold, kept before it is asked for: a refresh in the middle must find the same hold. */
export function keptHoldId(): string {
  const kept = read('holdId');
  const id = typeof kept === 'string' ? kept : randomId();
  keep('holdId', id);
  return id;
}

export function keptAttempt(): Attempt | null {
  return parseAttempt(read('attempt'));
}
