// Long because it is all that the desk sees of one client, in the order of the page.
import { Suspense, useState, type ReactNode } from 'react';
import {
  CalendarPlus,
  ChevronLeft,
  Languages,
  Mail,
  Merge,
  MessageSquareOff,
  Pencil,
  Phone,
  Trash2,
  Users,
} from 'lucide-react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import { allOf } from '../../../lib/answer';
import { mayOpen } from '../../../lib/page-access';
import { useMay } from '../../../api/use-may';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { LoadingCard, Unanswered } from '../../../ui/answered';
import { useFormats } from '../../../ui/use-formats';
import { paths } from '../../../lib/paths';
import { phoneUrl } from '../../../lib/phone-url';
import { Button, LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { Price } from '../../../ui/price';
import { toast } from '../../../ui/toaster';
import { ButtonRow } from '../../../ui/button-row';
import { ownName } from '../../shared/languages/own-name';
import { WarningBar } from '../../booking/bookings/warning-bar';
import { AccountBadge } from './account-badge';
import { ClientTags } from './client-tags';
import { clientSentences } from './client-sentences';
import { ClientBookings } from './client-bookings';
import { EraseClientDialog } from './erase-client-dialog';
import { EditClientDialog, MergeClientsDialog } from './lazy-dialogs';
import type { Client } from './models';
import { NoteForm } from './note-form';
import { clients as book } from '../../../words/clients.gen';
import { dashboard } from '../../../words/dashboard.gen';
import { inSentence } from '../../../words/in-sentence';
import { shell } from '../../../words/shell.gen';
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
const Note = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
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
  const words = useWords(book);
  const buttons = useWords(shell);
  const menu = useWords(dashboard);
  const may = useMay();
  // Whoever has no list of clients came from their own day.
  const back = mayOpen(may, paths.dashboardClients)
    ? { path: paths.dashboardClients, label: words.allClients() }
    : { path: paths.dashboardDiary, label: menu.diary() };
  const client = useApi('/clients/{id}', { params: { path: { id } } });
  const salon = useSalon();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'change' | 'merge' | 'erase' | null>(null);
  const close = () => setOpened(null);
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
        {/* Said to them of every client alike, so that it tells nothing of this one. */}
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
      <Head>
        <h1>
          <bdi>{data.name}</bdi>
        </h1>
        <AccountBadge {...data} />
      </Head>
      <WarningBar warning={data.warning} />
      <ButtonRow>
        {may.bookings && (
          <LinkButton
            to={
              mayOpen(may, paths.dashboardOrder) ? paths.dashboardOrderFor(id) : paths.dashboardDiaryFor(id)
            }
          >
            <Icon of={CalendarPlus} /> {words.newBooking()}
          </LinkButton>
        )}
        {data.can.changeContact && (
          <Button variant="ghost" aria-haspopup="dialog" onClick={() => setOpened('change')}>
            <Icon of={Pencil} size={18} /> {buttons.edit()}
          </Button>
        )}
        {data.can.merge && (
          <Button variant="ghost" aria-haspopup="dialog" onClick={() => setOpened('merge')}>
            <Icon of={Merge} size={18} /> {words.merge()}
          </Button>
        )}
        {data.can.erase && (
          <Button variant="danger" aria-haspopup="dialog" onClick={() => setOpened('erase')}>
            <Icon of={Trash2} size={18} /> {words.erase()}
          </Button>
        )}
      </ButtonRow>
      <Halves>
        <Card>
          <h2>{may.contacts ? words.contact() : words.client()}</h2>
          {may.contacts && <ContactList client={data} salon={salon.data} />}
          <Tally client={data} timeZone={timeZone} />
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
      <div>
        <LinkButton to={back.path} variant="quiet">
          <Icon of={ChevronLeft} /> {back.label}
        </LinkButton>
      </div>
      {opened === 'change' && (
        <EditClientDialog
          client={data}
          onClose={close}
          onSaved={() => {
            toast.success(words.clientSaved());
            close();
          }}
        />
      )}
      {opened === 'merge' && (
        <MergeClientsDialog
          client={data}
          timeZone={timeZone}
          onClose={close}
          onMerged={({ _id }) => {
            toast.success(words.wereMerged());
            close();
            if (_id !== id) void navigate(paths.dashboardClient(_id), { replace: true });
          }}
        />
      )}
      {opened === 'erase' && (
        <EraseClientDialog
          client={data}
          onClose={close}
          onErased={() => {
            toast.success(words.wasErased({ name: data.name }));
            void navigate(paths.dashboardClients, { replace: true });
          }}
        />
      )}
    </Content>,
  );
}

function ContactList({
  client: { phone, email, language, hasAccount, isAskedForReviews, othersWithNumber },
  salon,
}: {
  client: Client;
  salon: Salon;
}) {
  const words = useWords(book);
  return (
    <Contact>
      <li>
        <Icon of={Phone} size={18} />
        {phone ? (
          <a href={phoneUrl(phone)} dir="ltr">
            {phone}
          </a>
        ) : (
          words.noPhone()
        )}
      </li>
      {othersWithNumber > 0 && (
        <li>
          <Icon of={Users} size={18} />
          <Link to={`${paths.dashboardClients}?q=${encodeURIComponent(phone)}`}>
            {words.othersWithNumber({ count: othersWithNumber })}
          </Link>
        </li>
      )}
      <li>
        <Icon of={Mail} size={18} />
        {email ? (
          <a href={`mailto:${email}`} dir="ltr">
            {email}
          </a>
        ) : (
          words.noEmail()
        )}
      </li>
      {salon.languages.length > 1 && (
        <li>
          <Icon of={Languages} size={18} />
          {inSentence(words.emailsIn, { name: ownName(language ?? salon.mainLanguage) })}
        </li>
      )}
      {!isAskedForReviews && (
        <li>
          <Icon of={MessageSquareOff} size={18} />
          {words.notAskedForReviews()}
        </li>
      )}
      {hasAccount && <li>{words.clientEdits()}</li>}
    </Contact>
  );
}

function Tally({ client, timeZone }: { client: Client; timeZone: string }) {
  const words = useWords(book);
  const { formatDateTime } = useFormats();
  return (
    <Facts>
      <div>
        <dt>{words.bookings()}</dt>
        <dd>{client.visits}</dd>
      </div>
      <div>
        <dt>{words.noShows()}</dt>
        <dd>{client.noShows}</dd>
      </div>
      <div>
        <dt>{words.cancelled()}</dt>
        <dd>{client.cancelledVisits}</dd>
      </div>
      <div>
        <dt>{words.spent()}</dt>
        <dd>
          <Price amount={client.spent} currency={client.currency} />
        </dd>
      </div>
      <div>
        <dt>{words.lastBooking()}</dt>
        <dd data-is-long>
          {client.lastVisitAt ? formatDateTime(client.lastVisitAt, timeZone) : words.noneYet()}
        </dd>
      </div>
      <div>
        <dt>{words.nextBooking()}</dt>
        <dd data-is-long>
          {client.nextVisitAt ? formatDateTime(client.nextVisitAt, timeZone) : words.none()}
        </dd>
      </div>
    </Facts>
  );
}
