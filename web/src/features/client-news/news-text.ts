import { counted } from '../../lib/counted';
import { formatShortDay, formatTime } from '../../lib/format-date';
import type { ClientNews, ClientToCall } from './models';

/** How many emails a change has caused; empty when there were none. */
export const emailsText = (emails: number): string =>
  emails > 0 ? `${counted(emails, 'client gets', 'clients get')} an email.` : '';

const verbs = { moved: 'Moved', reassigned: 'Reassigned', cancelled: 'Cancelled' } as const;

/** What a client has to hear: "Moved from Tue 2 Mar, 10:00 to Tue 2 Mar, 14:00: Cut". */
export function newsText({ news, startsAt, formerStartsAt, titles }: ClientToCall, timeZone: string): string {
  const when = (instant: string) => `${formatShortDay(instant, timeZone)}, ${formatTime(instant, timeZone)}`;
  const times = formerStartsAt ? ` from ${when(formerStartsAt)} to ${when(startsAt)}` : `, ${when(startsAt)}`;
  return `${verbs[news]}${times}: ${titles.join(', ')}`;
}

/** How to reach somebody, in plain words. */
export const reachText = ({ phone, email }: Pick<ClientToCall, 'phone' | 'email'>): string =>
  phone || email || 'no phone number or email address on file';

/** The list as it is copied: one client a line, for a chat or a spreadsheet. */
export const callListText = ({ toCall }: ClientNews, timeZone: string): string =>
  toCall.map((client) => [client.name, reachText(client), newsText(client, timeZone)].join('\t')).join('\n');
