import { Hourglass } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../../../ui/icon';
import { useFormats } from '../../../ui/use-formats';
import { bookings } from '../../../words/bookings.gen';
import { orderList } from '../../../words/order-list.gen';
import { useWords } from '../../../words/use-words';
import { type Status, statusIcons, statusName } from '../../booking/bookings/status-badge';

const Word = styled.span<{ $status: Status | 'late' }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--text-2);
  font-weight: 500;
  white-space: nowrap;
  vertical-align: middle;

  svg {
    flex: none;
  }
  ${({ $status }) => {
    switch ($status) {
      case 'late':
      case 'arrived':
        return 'color: var(--warning); font-weight: 600;';
      case 'done':
        return 'svg { color: var(--success); }';
      case 'no-show':
        return 'color: var(--danger);';
      case 'cancelled':
        return 'text-decoration: line-through;';
      case 'confirmed':
        return 'svg { color: var(--info); }';
    }
  }}
`;

/** The status of a booking as an icon and a word; of who should have come, how late they are. */
export function OrderStatus({ status, lateMinutes }: { status: Status; lateMinutes: number | null }) {
  const words = useWords(bookings);
  const texts = useWords(orderList);
  const { formatDuration } = useFormats();
  if (lateMinutes !== null) {
    return (
      <Word $status="late">
        <Icon of={Hourglass} size={16} /> {texts.late({ duration: formatDuration(lateMinutes) })}
      </Word>
    );
  }
  return (
    <Word $status={status}>
      <Icon of={statusIcons[status]} size={16} /> {statusName(words, status)}
    </Word>
  );
}
