import { useState } from 'react';
import type { Salon } from '../../api/models';
import { formatDay, formatTime } from '../../lib/format-date';
import { Muted } from '../../ui/text';

/** Until when a booking can be moved or cancelled online, as a day and a time on the salon's clock. */
export function CancellationLine({
  deadline,
  salon: { timeZone, phone },
}: {
  deadline: string;
  salon: Pick<Salon, 'timeZone' | 'phone'>;
}) {
  const [nowMs] = useState(() => Date.now());
  const when = `${formatDay(deadline, timeZone)}, ${formatTime(deadline, timeZone)}`;
  if (nowMs > Date.parse(deadline)) {
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
