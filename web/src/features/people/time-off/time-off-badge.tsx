import { CalendarCheck, CalendarX, Hourglass } from 'lucide-react';
import { Badge } from '../../../ui/badge';
import { timeOff as book } from '../../../words/time-off.gen';
import { useWords } from '../../../words/use-words';
import type { TimeOff } from './models';

/** The state of a request for time off. */
export function TimeOffBadge({ state }: Pick<TimeOff, 'state'>) {
  const words = useWords(book);
  switch (state) {
    case 'pending':
      return (
        <Badge tone="warning" icon={Hourglass}>
          {words.waitsForAnswer()}
        </Badge>
      );
    case 'declined':
      return (
        <Badge tone="danger" icon={CalendarX}>
          {words.declined()}
        </Badge>
      );
    case 'granted':
      return (
        <Badge tone="success" icon={CalendarCheck}>
          {words.granted()}
        </Badge>
      );
  }
}
