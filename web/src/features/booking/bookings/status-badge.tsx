import { CalendarCheck, CircleCheck, CircleX, DoorOpen, UserX, type LucideIcon } from 'lucide-react';
import { Badge } from '../../../ui/badge';
import { bookings } from '../../../words/bookings.gen';
import type { BookingsWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';

const looks = {
  confirmed: { word: 'confirmed', tone: 'info', icon: CalendarCheck },
  arrived: { word: 'arrived', tone: 'warning', icon: DoorOpen },
  done: { word: 'done', tone: 'success', icon: CircleCheck },
  'no-show': { word: 'noShow', tone: 'danger', icon: UserX },
  cancelled: { word: 'cancelled', tone: 'neutral', icon: CircleX },
} as const;

export type Status = keyof typeof looks;

/** The name of a status, for filters and sentences. */
export const statusName = (words: BookingsWords, status: Status): string => words[looks[status].word]();

/** "Ana Reis: arrived." */
export const statusSentence = (words: BookingsWords, name: string, status: Status): string =>
  words.marked({ name, status: looks[status].word });

/** The icon for each status. */
export const statusIcons: Readonly<Record<Status, LucideIcon>> = {
  confirmed: looks.confirmed.icon,
  arrived: looks.arrived.icon,
  done: looks.done.icon,
  'no-show': looks['no-show'].icon,
  cancelled: looks.cancelled.icon,
};

/** The status of a booking as a word, an icon and a colour. */
export function StatusBadge({ status }: { status: Status }) {
  const words = useWords(bookings);
  const { tone, icon } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {statusName(words, status)}
    </Badge>
  );
}
