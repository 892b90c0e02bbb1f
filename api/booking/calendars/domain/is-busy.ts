import { type CalendarPart, valueOf } from './calendar-parts.js';

/**
 * True for an event that takes its owner's time: not marked as free, not cancelled, and not declined. A calendar of
 * Google is named after its owner's address; elsewhere, only an event with one guest says who declined.
 */
export function isBusy(event: CalendarPart, owner: string): boolean {
  const isFree =
    valueOf(event, 'TRANSP').toUpperCase() === 'TRANSPARENT' ||
    valueOf(event, 'X-MICROSOFT-CDO-BUSYSTATUS').toUpperCase() === 'FREE' ||
    valueOf(event, 'STATUS').toUpperCase() === 'CANCELLED';
  return !isFree && !isDeclined(event, owner.toLowerCase());
}

function isDeclined({ lines }: CalendarPart, owner: string): boolean {
  const guests = lines.filter(({ name }) => name === 'ATTENDEE');
  const declined = guests.filter(
    ({ parameters }) => parameters.get('PARTSTAT')?.[0]?.toUpperCase() === 'DECLINED',
  );
  if (guests.length === 1) return declined.length === 1;
  return declined.some(
    ({ value }) =>
      value
        .trim()
        .toLowerCase()
        .replace(/^mailto:/, '') === owner,
  );
}
