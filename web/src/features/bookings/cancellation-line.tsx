import { useState } from 'react';
import type { Salon } from '../../api/models';
import { useFormats } from '../../ui/use-formats';
import { Muted } from '../../ui/text';

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
  const { formatDay, formatTime } = useFormats();
  const [nowMs] = useState(() => Date.now());
  const when = `${formatDay(deadline, timeZone)}, ${formatTime(deadline, timeZone)}`;
  if (nowMs > Date.parse(deadline)) {
    if (!isBooked) {
      return (
        <Muted>
          It starts too soon to be moved or cancelled online. To change it after booking, call {phone}. Pay at
          the salon.
        </Muted>
      );
    }
    return (
      <Muted>
        Online changes closed on <strong>{when}</strong>. To change this booking, call {phone}. Pay at the
        salon.
      </Muted>
    );
  }
  return (
    <Muted>
      Move or cancel free of charge until <strong>{when}</strong>. Pay at the salon.
    </Muted>
  );
}
