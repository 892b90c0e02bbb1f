import { useState } from 'react';
import { Repeat2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { localDay } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { Icon } from '../../../ui/icon';
import { Stack } from '../../../ui/layout';
import { Hint } from '../../../ui/text';
import { useFormats } from '../../../ui/use-formats';
import type { Booking } from '../bookings/models';
import { StatusBadge } from '../bookings/status-badge';
import { series as book } from '../../../words/series.gen';
import { useWords } from '../../../words/use-words';
import { CancelSeriesDialog } from './cancel-series-dialog';
import { MoveSeriesDialog } from './move-series-dialog';

const Place = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  font-weight: 600;
`;
const Dates = styled.details`
  summary {
    min-height: 44px;
    padding: 10px 0;
    color: var(--accent);
    font-weight: 600;
    cursor: pointer;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-1) var(--s-3);
    min-height: 44px;
  }
  a[aria-current] {
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }
`;

/** For a booking in a series: its number, the others, and actions from here on. Hidden for a single booking. */
export function SeriesSection({
  booking,
  timeZone,
  onClose,
}: {
  booking: Booking;
  timeZone: string;
  /** Called after an action on several bookings. */
  onClose: () => void;
}) {
  const words = useWords(book);
  const { formatShortDay, formatTime } = useFormats();
  const sentenceOf = useSentenceOf();
  const salon = useSalon();
  const { data, error } = useApi('/series', { params: { query: { booking: booking._id } } });
  const [opened, setOpened] = useState<'move' | 'cancel' | null>(null);
  if (error) return <p role="alert">{sentenceOf(error)}</p>;
  const series = data?.[0];
  if (!series) return null;
  const own = series.bookings.find(({ _id }) => _id === booking._id);
  const hasLater = series.bookings.some(
    ({ number, status }) => number > (own?.number ?? 0) && status === 'confirmed',
  );
  return (
    <Stack $gap={2}>
      <Place>
        <Icon of={Repeat2} size={18} />
        {words.ofSeries({
          number: own?.number ?? 0,
          count: series.count,
          often: words.everyWeeks({ weeks: series.everyWeeks }),
        })}
      </Place>
      <Dates>
        <summary>{words.otherDates()}</summary>
        <ol>
          {series.bookings.map(({ _id, startsAt, status, isApart }) => (
            <li key={_id}>
              <Link
                to={paths.dashboardDiaryOn(localDay(startsAt, timeZone))}
                aria-current={_id === booking._id ? 'true' : undefined}
                onClick={onClose}
              >
                {words.dayAndTime({
                  day: formatShortDay(startsAt, timeZone),
                  time: formatTime(startsAt, timeZone),
                })}
              </Link>
              {status !== 'confirmed' && <StatusBadge status={status} />}
              {isApart && <Hint as="span">{words.changedByItself()}</Hint>}
            </li>
          ))}
        </ol>
      </Dates>
      {hasLater && (booking.can.move || booking.can.cancel) && (
        <>
          <ButtonRow>
            {booking.can.move && (
              <Button variant="ghost" size="small" onClick={() => setOpened('move')}>
                {words.moveLater()}
              </Button>
            )}
            {booking.can.cancel && (
              <Button variant="danger" size="small" onClick={() => setOpened('cancel')}>
                {words.cancelLater()}
              </Button>
            )}
          </ButtonRow>
          <Hint>{words.belowIsThisOne()}</Hint>
        </>
      )}
      {opened === 'move' && salon.data && (
        <MoveSeriesDialog
          booking={booking}
          seriesId={series._id}
          salon={salon.data}
          onMoved={onClose}
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'cancel' && (
        <CancelSeriesDialog
          booking={booking}
          seriesId={series._id}
          timeZone={timeZone}
          onCancelled={onClose}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  );
}
