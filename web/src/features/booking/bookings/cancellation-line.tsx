import { useState, type ReactNode } from 'react';
import type { Salon } from '../../../api/models';
import { useFormats } from '../../../ui/use-formats';
import { Muted } from '../../../ui/text';
import { bookings } from '../../../words/bookings.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';

/**
 * Deadline for changing a booking online, in the salon's local time. Before booking, a deadline in the past means that
 * it can't be changed at all.
 */
export function CancellationLine({
  deadline,
  salon: { timeZone, phone },
  isBooked = true,
}: {
  deadline: string;
  /** False if it is only about to be booked. */
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
  // On one line: in right-to-left text, a line break would separate and reorder its parts.
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
