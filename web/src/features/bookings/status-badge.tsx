import { CalendarCheck, CircleCheck, CircleX, DoorOpen, UserX, type LucideIcon } from 'lucide-react';
import { Badge } from '../../ui/badge';

const looks = {
  confirmed: { word: 'Confirmed', tone: 'info', icon: CalendarCheck },
  arrived: { word: 'Arrived', tone: 'warning', icon: DoorOpen },
  done: { word: 'Done', tone: 'success', icon: CircleCheck },
  'no-show': { word: 'No-show', tone: 'danger', icon: UserX },
  cancelled: { word: 'Cancelled', tone: 'neutral', icon: CircleX },
} as const;

export type Status = keyof typeof looks;

/** The word for each status, for filters and sentences. */
export const statusWords: Readonly<Record<Status, string>> = {
  confirmed: looks.confirmed.word,
  arrived: looks.arrived.word,
  done: looks.done.word,
  'no-show': looks['no-show'].word,
  cancelled: looks.cancelled.word,
};

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
  const { word, tone, icon } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}
