import { Suspense, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { allOf } from '../../../lib/answer';
import { mayOpen } from '../../../lib/page-access';
import { useMay } from '../../../api/use-may';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { LoadingCard, Unanswered } from '../../../ui/answered';
import { paths } from '../../../lib/paths';
import { BackLink } from '../../../ui/back-link';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { WarningBar } from '../../booking/bookings/warning-bar';
import { AccountBadge, BlockedBadge } from './account-badge';
import { ClientTags } from './client-tags';
import { clientSentences } from './client-sentences';
import { ClientActions } from './client-actions';
import { BookingsSection, ClientBookings } from './client-bookings';
import { ClientDetails } from './client-details';
import { ClientContact } from './client-contact';
import { ClientTally } from './client-tally';
import { EarlierVisits } from './earlier-visits';
import { NoteForm } from './note-form';
import { clients as book } from '../../../words/clients.gen';
import { dashboard } from '../../../words/dashboard.gen';
import { SavedTogether } from '../../../ui/save-bar';
import { useWords } from '../../../words/use-words';

const Content = styled.div`
  display: grid;
  gap: var(--s-5);
  container: file / inline-size;

  h1 {
    overflow-wrap: anywhere;
  }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-4);
`;
/** At the end of the title’s row, or on a row of their own. */
const Actions = styled.div`
  margin-inline-start: auto;

  @container file (max-width: 640px) {
    margin-inline-start: 0;
  }
`;
const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--s-5);
  align-items: start;

  @container file (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Note = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
/** A client's file: everything the salon has about them. */
export function ClientFile({
  id,
  titled,
}: {
  id: string;
  titled: (title: string, file: ReactNode) => ReactNode;
}) {
  const words = useWords(book);
  const menu = useWords(dashboard);
  const may = useMay();
  // Those without the list of clients came from their own day.
  const back = mayOpen(may, paths.dashboardClients)
    ? { path: paths.dashboardClients, label: words.allClients() }
    : { path: paths.dashboardDiary, label: menu.diary() };
  const client = useApi('/clients/{id}', { params: { path: { id } } });
  const salon = useSalon();
  const failure = client.error ?? (salon.data ? undefined : salon.error);

  const unnamed = (content: ReactNode) =>
    titled(
      words.client(),
      <Content>
        <h1>{words.client()}</h1>
        {content}
      </Content>,
    );

  if (failure?.code === 'not-found') {
    return unnamed(
      <EmptyState title={words.notFound()} action={<LinkButton to={back.path}>{back.label}</LinkButton>}>
        {/* Shown for every client alike, so that it reveals nothing about this one. */}
        {may.clients === 'own' ? words.openForDays() : words.doesNotExist()}
      </EmptyState>,
    );
  }
  if (!client.data || !salon.data) {
    return unnamed(
      <Unanswered
        answer={allOf({ client, salon })}
        what={words.thisClient()}
        sentences={clientSentences(words)}
        skeleton={<LoadingCard rows={5} height="2.4rem" />}
      />,
    );
  }
  const { data } = client;
  if (data._id !== id) return <Navigate to={paths.dashboardClient(data._id)} replace />;
  const { timeZone } = salon.data;
  return titled(
    data.name,
    <Content>
      <BackLink to={back.path}>{back.label}</BackLink>
      <Head>
        <h1>
          <bdi>{data.name}</bdi>
        </h1>
        <AccountBadge {...data} />
        {data.isBlocked && <BlockedBadge />}
        <Actions data-acts="">
          <ClientActions client={data} timeZone={timeZone} />
        </Actions>
      </Head>
      <SavedTogether>
        <WarningBar warning={data.warning} />
        <Halves>
          <Card>
            <h2>{may.contacts ? words.contact() : words.client()}</h2>
            {may.contacts && <ClientContact client={data} salon={salon.data} />}
            <ClientTally client={data} timeZone={timeZone} />
          </Card>
          <Card>
            <h2>{words.notes()}</h2>
            <Suspense>
              <ClientTags key={id} client={data} />
            </Suspense>
            {data.can.changeNote ? (
              <Suspense>
                <NoteForm key={id} client={data} timeZone={timeZone} />
              </Suspense>
            ) : (
              <Note>{data.note || words.noNote()}</Note>
            )}
          </Card>
        </Halves>
        <Suspense>
          <ClientDetails client={data} timeZone={timeZone} />
        </Suspense>
        <BookingsSection aria-labelledby="upcoming-bookings">
          <h2 id="upcoming-bookings">{words.upcomingBookings()}</h2>
          <Suspense>
            <ClientBookings clientId={id} when="upcoming" timeZone={timeZone} />
          </Suspense>
        </BookingsSection>
        <BookingsSection aria-labelledby="past-bookings">
          <h2 id="past-bookings">{words.pastBookings()}</h2>
          <Suspense>
            <ClientBookings clientId={id} when="past" timeZone={timeZone} />
          </Suspense>
        </BookingsSection>
        <Suspense>
          <EarlierVisits clientId={id} timeZone={timeZone} />
        </Suspense>
      </SavedTogether>
    </Content>,
  );
}
