import { useState, type ReactNode } from 'react';
import { CalendarPlus, ChevronLeft, Mail, MessageSquareOff, Pencil, Phone, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useSentenceOf } from '../../api/use-sentence-of';
import { useApi } from '../../api/use-api';
import { useSalon } from '../../api/use-salon';
import { useFormats } from '../../ui/use-formats';
import { paths } from '../../lib/paths';
import { phoneUrl } from '../../lib/phone-url';
import { Button, LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Icon } from '../../ui/icon';
import { Price } from '../../ui/price';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toaster';
import { ButtonRow } from '../../ui/button-row';
import { AccountBadge } from './account-badge';
import { ClientForm } from './client-form';
import { clientSentences } from './client-sentences';
import { ClientBookings } from './client-bookings';
import { EraseClientDialog } from './erase-client-dialog';
import type { Client } from './models';
import { useClientActions } from './mutations';
import { NoteForm } from './note-form';

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
const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--s-5);
  align-items: start;

  @container file (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: var(--s-4);

  dt {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
  dd {
    font: 400 1.375rem/1.3 var(--font-display);
  }
  dd[data-is-long] {
    font: 600 1rem/1.4 var(--font-ui);
  }
`;
const Contact = styled.ul`
  display: grid;
  gap: var(--s-2);
  overflow-wrap: anywhere;

  li {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    min-height: 32px;
    color: var(--text-2);
  }
  svg {
    flex: none;
  }
  a {
    color: var(--accent);
    text-underline-offset: 3px;
  }
`;
const BookingsSection = styled.section`
  display: grid;
  gap: var(--s-3);

  h2 {
    font-size: var(--t-h3);
  }
`;

/** Everything the salon has on file about one client. */
export function ClientFile({
  id,
  titled,
}: {
  id: string;
  titled: (title: string, file: ReactNode) => ReactNode;
}) {
  const sentenceOf = useSentenceOf();
  const client = useApi('/clients/{id}', { params: { path: { id } } });
  const salon = useSalon();
  const navigate = useNavigate();
  const { changeClient } = useClientActions();
  const [opened, setOpened] = useState<'change' | 'erase' | null>(null);
  const close = () => setOpened(null);
  const failure = client.error ?? (salon.data ? undefined : salon.error);

  const unnamed = (content: ReactNode) =>
    titled(
      'Client',
      <Content>
        <h1>Client</h1>
        {content}
      </Content>,
    );

  if (failure?.code === 'not-found') {
    return unnamed(
      <EmptyState
        title="Client not found"
        action={<LinkButton to={paths.dashboardClients}>All clients</LinkButton>}
      >
        This client does not exist or has been erased.
      </EmptyState>,
    );
  }
  if (failure) {
    return unnamed(
      <Failure
        what="this client"
        message={sentenceOf(failure, clientSentences)}
        onRetry={() => void Promise.all([client.mutate(), salon.mutate()])}
        isRetrying={client.isValidating}
      />,
    );
  }
  if (!client.data || !salon.data) {
    return unnamed(
      <Card aria-busy>
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} $height="2.4rem" />
        ))}
      </Card>,
    );
  }
  const { data } = client;
  const { timeZone } = salon.data;
  return titled(
    data.name,
    <Content>
      <Head>
        <h1>{data.name}</h1>
        <AccountBadge {...data} />
      </Head>
      <ButtonRow>
        <LinkButton to={paths.dashboardOrderFor(id)}>
          <Icon of={CalendarPlus} /> New booking
        </LinkButton>
        {data.can.changeContact && (
          <Button variant="ghost" aria-haspopup="dialog" onClick={() => setOpened('change')}>
            <Icon of={Pencil} size={18} /> Edit
          </Button>
        )}
        {data.can.erase && (
          <Button variant="danger" aria-haspopup="dialog" onClick={() => setOpened('erase')}>
            <Icon of={Trash2} size={18} /> Erase…
          </Button>
        )}
      </ButtonRow>
      <Halves>
        <Card>
          <h2>Contact</h2>
          <ContactList client={data} />
          <Tally client={data} timeZone={timeZone} />
        </Card>
        <Card>
          <h2>Notes</h2>
          <NoteForm key={id} client={data} timeZone={timeZone} />
        </Card>
      </Halves>
      <BookingsSection aria-labelledby="upcoming-bookings">
        <h2 id="upcoming-bookings">Upcoming bookings</h2>
        <ClientBookings clientId={id} when="upcoming" timeZone={timeZone} />
      </BookingsSection>
      <BookingsSection aria-labelledby="past-bookings">
        <h2 id="past-bookings">Past bookings</h2>
        <ClientBookings clientId={id} when="past" timeZone={timeZone} />
      </BookingsSection>
      <div>
        <LinkButton to={paths.dashboardClients} variant="quiet">
          <Icon of={ChevronLeft} /> All clients
        </LinkButton>
      </div>
      {opened === 'change' && (
        <Dialog title="Edit client" isOpen onClose={close}>
          <ClientForm
            client={{ name: data.name, email: data.email, phone: data.phone }}
            submitLabel="Save"
            onSubmit={async ({ name, email, phone }) => {
              await changeClient(id, { name, email, phone });
              toast.success('Client saved.');
              close();
            }}
            onCancel={close}
          />
        </Dialog>
      )}
      {opened === 'erase' && (
        <EraseClientDialog
          client={data}
          onClose={close}
          onErased={() => {
            toast.success(`${data.name} was erased.`);
            void navigate(paths.dashboardClients, { replace: true });
          }}
        />
      )}
    </Content>,
  );
}

function ContactList({ client: { phone, email, hasAccount, isAskedForReviews } }: { client: Client }) {
  return (
    <Contact>
      <li>
        <Icon of={Phone} size={18} />
        {phone ? <a href={phoneUrl(phone)}>{phone}</a> : 'No phone'}
      </li>
      <li>
        <Icon of={Mail} size={18} />
        {email ? <a href={`mailto:${email}`}>{email}</a> : 'No email'}
      </li>
      {!isAskedForReviews && (
        <li>
          <Icon of={MessageSquareOff} size={18} />
          Does not want to be asked for reviews
        </li>
      )}
      {hasAccount && <li>The client edits these in their account.</li>}
    </Contact>
  );
}

function Tally({ client, timeZone }: { client: Client; timeZone: string }) {
  const { formatDateTime } = useFormats();
  return (
    <Facts>
      <div>
        <dt>Bookings</dt>
        <dd>{client.visits}</dd>
      </div>
      <div>
        <dt>No-shows</dt>
        <dd>{client.noShows}</dd>
      </div>
      <div>
        <dt>Cancelled</dt>
        <dd>{client.cancelledVisits}</dd>
      </div>
      <div>
        <dt>Spent</dt>
        <dd>
          <Price amount={client.spent} currency={client.currency} />
        </dd>
      </div>
      <div>
        <dt>Last booking</dt>
        <dd data-is-long>{client.lastVisitAt ? formatDateTime(client.lastVisitAt, timeZone) : 'None yet'}</dd>
      </div>
      <div>
        <dt>Next booking</dt>
        <dd data-is-long>{client.nextVisitAt ? formatDateTime(client.nextVisitAt, timeZone) : 'None'}</dd>
      </div>
    </Facts>
  );
}
