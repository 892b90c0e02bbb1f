import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { allOf } from '../../../lib/answer';
import { paths } from '../../../lib/paths';
import { defaultParam, pageParam, type StateOf, urlState } from '../../../lib/url-state';
import { LoadingCard, Unanswered } from '../../../ui/answered';
import { LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { NoSuchPage, Pagination } from '../../../ui/pagination';
import { Skeleton } from '../../../ui/skeleton';
import { useUrlState } from '../../../ui/use-url-state';
import { myBookings } from '../../../words/my-bookings.gen';
import { useWords } from '../../../words/use-words';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { useSoon } from '../../../ui/use-soon';
import { BookingCard } from './booking-card';
import type { Change } from './change-dialog';

const Content = styled.div`
  display: grid;
  gap: var(--s-5);
  margin-top: var(--s-5);
  max-width: 860px;
`;
const Tabs = styled.nav`
  display: flex;
  gap: var(--s-3);
`;

const loadDialogs = () => import('./change-dialog').then((part) => part.ChangeDialog);
const ChangeDialog = lazyDialogs(loadDialogs);

const PAGE_SIZE = 10;
const bookingsState = urlState({
  when: defaultParam('when', ['upcoming', 'past']),
  page: pageParam(),
});
type When = StateOf<typeof bookingsState>['when'];

/** The client's own bookings, upcoming and past. */
export function MyBookings() {
  useSoon(loadDialogs);
  const words = useWords(myBookings);
  const {
    state: { when, page },
  } = useUrlState(bookingsState);
  const salonAnswer = useSalon();
  const { data: salon } = salonAnswer;
  const query = { when, page, pageSize: PAGE_SIZE };
  const mine = useApi('/bookings/mine', { params: { query } });
  const { data } = mine;
  const answer = allOf({ mine, salon: salonAnswer });
  const [change, setChange] = useState<Change | null>(null);
  const close = () => setChange(null);
  const pageCount = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE));

  return (
    <Content>
      <Tabs aria-label={words.upcomingOrPast()}>
        <TabLink when="upcoming" current={when} />
        <TabLink when="past" current={when} />
      </Tabs>
      {!data || !salon ? (
        <Unanswered
          answer={answer}
          what={words.yourBookings()}
          explain={(problem) => words.haveNotChanged({ problem })}
          skeleton={
            <LoadingCard said={words.loading()}>
              <Skeleton $width="60%" $height="1.8rem" />
              <Skeleton $height="4rem" />
            </LoadingCard>
          }
        />
      ) : page > 1 && page > pageCount ? (
        <NoSuchPage page={page} pageCount={pageCount} pathOf={(wanted) => addressOf(when, wanted)} />
      ) : data.items.length === 0 ? (
        <NoBookings when={when} />
      ) : (
        data.items.map((booking) => (
          <BookingCard
            key={booking._id}
            booking={booking}
            salon={salon}
            onMove={() => setChange({ verb: 'move', booking })}
            onCorrect={() => setChange({ verb: 'correct', booking })}
            onCancel={() => setChange({ verb: 'cancel', booking })}
            onAgain={() => setChange({ verb: 'again', booking })}
          />
        ))
      )}
      {data && page <= pageCount && (
        <Pagination
          label={words.pagesOfBookings()}
          page={page}
          pageCount={pageCount}
          pathOf={(wanted) => addressOf(when, wanted)}
        />
      )}
      {salon && change && <ChangeDialog change={change} salon={salon} onClose={close} />}
    </Content>
  );
}

const addressOf = (when: When, page = 1) =>
  `${paths.dashboardBooking}?${bookingsState.write({ when, page }).toString()}`.replace(/\?$/, '');

function TabLink({ when, current }: { when: When; current: When }) {
  const words = useWords(myBookings);
  const isCurrent = when === current;
  return (
    <LinkButton
      variant={isCurrent ? 'primary' : 'ghost'}
      size="small"
      to={addressOf(when)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {when === 'upcoming' ? words.upcoming() : words.past()}
    </LinkButton>
  );
}

function NoBookings({ when }: { when: When }) {
  const words = useWords(myBookings);
  if (when === 'past') return <EmptyState title={words.noPast()}>{words.pastAppearHere()}</EmptyState>;
  return (
    <EmptyState
      title={words.noneYet()}
      action={<LinkButton to={paths.book()}>{words.bookFirst()}</LinkButton>}
    >
      {words.appearHere()}
    </EmptyState>
  );
}
