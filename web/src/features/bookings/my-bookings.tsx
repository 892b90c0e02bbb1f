import { useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { sentenceOf } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { useSalon } from '../../api/use-salon';
import { pageNumber } from '../../lib/page-number';
import { paths } from '../../lib/paths';
import { LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Pagination } from '../../ui/pagination';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { BookingCard } from './booking-card';
import { CancelDialog } from './cancel-dialog';
import type { Booking } from './models';
import { MoveDialog } from './move-dialog';
import type { TimesProps } from './time-step';

const Whole = styled.div`
  display: grid;
  gap: var(--s-5);
  margin-top: var(--s-5);
  max-width: 860px;
`;
const Which = styled.nav`
  display: flex;
  gap: var(--s-3);
`;

const PAGE_SIZE = 10;
type When = 'upcoming' | 'past';

/** Her own visits, those to come and those that are over. */
export function MyBookings({ TimePicker }: { TimePicker: ComponentType<TimesProps> }) {
  const [params] = useSearchParams();
  const when: When = params.get('when') === 'past' ? 'past' : 'upcoming';
  const page = pageNumber(params);
  const { data: salon, error: salonError, mutate: readSalon } = useSalon();
  const query = { when, page, pageSize: PAGE_SIZE };
  const { data, error, mutate, isValidating } = useApi('/bookings/mine', { params: { query } });
  const [change, setChange] = useState<{ verb: 'move' | 'cancel'; booking: Booking } | null>(null);
  const close = () => setChange(null);
  const failure = (!data && error) || (!salon && salonError);

  return (
    <Whole>
      <Which aria-label="Which bookings">
        <WhichLink when="upcoming" current={when} />
        <WhichLink when="past" current={when} />
      </Which>
      {failure ? (
        <Failure
          title="We could not read your bookings"
          message={`${sentenceOf(failure)} Nothing has happened to them.`}
          onRetry={() => void Promise.all([mutate(), readSalon()])}
          isRetrying={isValidating}
        />
      ) : !data || !salon ? (
        <Card aria-busy>
          <VisuallyHidden role="status">Loading your bookings</VisuallyHidden>
          <Skeleton $width="60%" $height="1.8rem" />
          <Skeleton $height="4rem" />
        </Card>
      ) : data.items.length === 0 ? (
        <NoBookings when={when} />
      ) : (
        data.items.map((booking) => (
          <BookingCard
            key={booking._id}
            booking={booking}
            salon={salon}
            onMove={() => setChange({ verb: 'move', booking })}
            onCancel={() => setChange({ verb: 'cancel', booking })}
          />
        ))
      )}
      {data && (
        <Pagination
          label="Pages of bookings"
          page={page}
          pageCount={Math.ceil(data.total / PAGE_SIZE)}
          pathOf={(wanted) => addressOf(when, wanted)}
        />
      )}
      {salon && change?.verb === 'cancel' && (
        <CancelDialog booking={change.booking} salon={salon} onClose={close} />
      )}
      {salon && change?.verb === 'move' && (
        <MoveDialog booking={change.booking} salon={salon} onClose={close} TimePicker={TimePicker} />
      )}
    </Whole>
  );
}

const addressOf = (when: When, page = 1) => {
  const params = new URLSearchParams();
  if (when === 'past') params.set('when', when);
  if (page > 1) params.set('page', String(page));
  return `${paths.dashboardBooking}?${params.toString()}`.replace(/\?$/, '');
};

function WhichLink({ when, current }: { when: When; current: When }) {
  const isCurrent = when === current;
  return (
    <LinkButton
      variant={isCurrent ? 'primary' : 'ghost'}
      size="small"
      to={addressOf(when)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {when === 'upcoming' ? 'Upcoming' : 'Past'}
    </LinkButton>
  );
}

function NoBookings({ when }: { when: When }) {
  if (when === 'past')
    return <EmptyState title="No past visits yet">Visits that are over are kept here.</EmptyState>;
  return (
    <EmptyState
      title="No bookings yet"
      action={<LinkButton to={paths.book()}>Book your first visit</LinkButton>}
    >
      What you book appears here, to move or cancel as you need.
    </EmptyState>
  );
}
