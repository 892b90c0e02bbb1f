import type { ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { Icon } from '../../../ui/icon';
import { useFormats } from '../../../ui/use-formats';
import { orderList } from '../../../words/order-list.gen';
import { useWords } from '../../../words/use-words';
import type { Booking } from '../../booking/bookings/models';

/** Bookings that are over today: the first of them, and how many there are. */
export interface EarlierBookings {
  items: Booking[];
  total: number;
}

/** Today's past bookings, in one line that unfolds. Hidden without any. */
export function EarlierToday({
  day,
  earlier,
  columns,
  isOpen,
  onToggle,
  children,
}: {
  day: string;
  earlier: EarlierBookings;
  columns: number;
  isOpen: boolean;
  onToggle: () => void;
  children: (bookings: Booking[]) => ReactNode;
}) {
  const texts = useWords(orderList);
  const { formatSeries } = useFormats();
  if (earlier.total === 0) return null;
  const countOf = (status: Booking['status']) =>
    earlier.items.filter((booking) => booking.status === status).length;
  const counts = [
    texts.countDone({ count: countOf('done') }),
    texts.countNoShow({ count: countOf('no-show') }),
    texts.countCancelled({ count: countOf('cancelled') }),
  ].filter((_, index) => countOf((['done', 'no-show', 'cancelled'] as const)[index] ?? 'done') > 0);
  return (
    <>
      <tr role="row" data-earlier="">
        <td role="cell" colSpan={columns}>
          <button type="button" aria-expanded={isOpen} onClick={onToggle}>
            <Icon of={ChevronRight} size={18} /> {texts.earlierToday({ what: formatSeries(counts) })}
          </button>
        </td>
      </tr>
      {isOpen && children(earlier.items)}
      {isOpen && earlier.total > earlier.items.length && (
        <tr role="row">
          <td role="cell" colSpan={columns}>
            <Link to={`${paths.dashboardOrder}?day=${day}`}>{texts.wholeDay()}</Link>
          </td>
        </tr>
      )}
    </>
  );
}
