import { randomUUID } from 'node:crypto';

const TIME_DIGITS = 12;
/** Where a random UUID says its version, in front of the 74 bits that both versions fill with chance. */
const VERSION_AT = 14;

/**
 * A UUID of version 7 (RFC 9562): the millisecond in front, chance behind. Rows that are written one after another then
 * stand side by side in every index; among a million, random ids touch another page of each. It tells whoever sees it when
 * it was made, so it is for rows that say so anyway, and never for what is to be kept secret, such as a hold's.
 */
export function orderedId(now: Date): string {
  const time = now.getTime().toString(16).padStart(TIME_DIGITS, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(VERSION_AT + 1)}`;
}
