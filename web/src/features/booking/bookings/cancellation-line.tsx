import { useState, type ReactNode } from 'react';
import type { Salon } from '../../../api/models';
import { useFormats } from '../../../ui/use-formats';
import { Muted } from '../../../ui/text';
import { bookings } from '../../../words/bookings.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';

/**
 * Until when a booking can be moved or cancelled online, as a day and a time on the salon's clock. Before it is made, a
 * deadline that is over has not ended anything: there will be none.
 */
export function CancellationLine({
  deadline,
  salon: { timeZone, phone },
  isBooked = true,
}: {
  deadline: string;
  /** False while it is only about to be booked. */
  isBooked?: boolean;
  salon: Pick<Salon, 'timeZone' | 'phone'>;
}) {
  const words = useWords(bookings);
  const { formatDay, formatTime } = useFormats();
  const [nowMs] = useState(() => Date.now());
  const when = words.dayAndTime({
    day: formatDay(deadline, timeZone),
    time: formatTime(deadline, timeZone),
  });
  const strong = (inner: ReactNode) => <strong>{inner}</strong>;
  // On one line: where lines begin at the right, the rest of it would stand before its beginning.
  const number = <bdi dir="ltr">{phone.replaceAll(' ', '\u00a0')}</bdi>;
  if (nowMs <= Date.parse(deadline))
    return <Muted>{inSentence(words.freeUntil, { when }, { strong })}</Muted>;
  return (
    <Muted>
      {isBooked
        ? inSentence(words.changesClosed, { when, phone: number }, { strong })
        : inSentence(words.startsTooSoon, { phone: number })}
    </Muted>
  );
}
