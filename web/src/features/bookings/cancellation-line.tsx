import { useState } from 'react';
import styled from 'styled-components';
import type { Salon } from '../../api/models';
import { formatDay, formatTime } from '../../lib/format-date';

const Hint = styled.p`
  color: var(--text-2);
`;

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
      <Hint>
        Online changes closed on <strong>{when}</strong>. To change this booking, call {phone}. Pay at the
        salon.
      </Hint>
    );
  }
  return (
    <Hint>
      Move or cancel free of charge until <strong>{when}</strong>. Pay at the salon.
    </Hint>
  );
}
