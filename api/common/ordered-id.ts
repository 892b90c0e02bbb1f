import { randomUUID } from 'node:crypto';

const TIME_DIGITS = 12;
/** The position of a UUID's version, before the 74 bits that are random in both versions. */
const VERSION_AT = 14;

/**
 * A UUID of version 7 (RFC 9562): milliseconds first, then random bits. Consecutive rows are then neighbours in every
 * index; random ids would touch a different page each. It reveals when it was created, so use it only for rows that
 * show this anyway, and never for secrets such as a hold's id.
 */
export function orderedId(now: Date): string {
  const time = now.getTime().toString(16).padStart(TIME_DIGITS, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(VERSION_AT + 1)}`;
}
