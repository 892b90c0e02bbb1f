import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useMay } from '../../../api/use-may';
import { allOf } from '../../../lib/answer';
import { mayOpen } from '../../../lib/page-access';
import { paths } from '../../../lib/paths';
import { LoadingCard, Unanswered } from '../../../ui/answered';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Hint } from '../../../ui/text';
import { useFormats } from '../../../ui/use-formats';
import { clients as clientsArea } from '../../../words/clients.gen';
import { messages as inboxArea } from '../../../words/messages.gen';
import { useWords } from '../../../words/use-words';
import { WarningBar } from '../../booking/bookings/warning-bar';
import { AccountBadge } from '../clients/account-badge';
import { ClientTally } from '../clients/client-tally';
import type { VisitorMessage } from './models';

const File = styled(Card).attrs({ as: 'aside' })`
  align-content: start;
  align-self: start;

  h2,
  h3 {
    font: 600 0.9375rem / 1.35 var(--font-ui);
  }
  ul {
    display: grid;
    gap: var(--s-2);
  }
  li {
    display: grid;
    font-size: var(--t-meta);
    overflow-wrap: anywhere;
  }
  li > span,
  > ul + p {
    color: var(--text-2);
  }
`;
const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-2);
  font: 400 1.25rem / 1.3 var(--font-display);
  overflow-wrap: anywhere;
`;
const Reach = styled.p`
  display: grid;
  justify-items: start;
  overflow-wrap: anywhere;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
  }
`;

const FOUND = 25;
const COMING = 5;

const keyOf = (email: string) => email.normalize('NFC').toLowerCase();

/** The writer's contact details, and their client file for those who may see clients. */
export function WriterFile({ message, timeZone }: { message: VisitorMessage; timeZone: string }) {
  const words = useWords(inboxArea);
  const seesClients = mayOpen(useMay(), paths.dashboardClients);
  return (
    <File aria-labelledby="writer">
      <h2 id="writer">{words.writer()}</h2>
      <Reach>
        <a href={`mailto:${message.email}`} dir="ltr">
          {message.email}
        </a>
        {message.phone && <bdi dir="ltr">{message.phone}</bdi>}
      </Reach>
      {seesClients && <ClientOf email={message.email} timeZone={timeZone} />}
    </File>
  );
}

function ClientOf({ email, timeZone }: { email: string; timeZone: string }) {
  const words = useWords(inboxArea);
  const clients = useWords(clientsArea);
  const { formatDateTime, formatSeries } = useFormats();
  const found = useApi('/clients', { params: { query: { q: email, pageSize: FOUND } } });
  const id = found.data?.items.find((client) => keyOf(client.email) === keyOf(email))?._id ?? null;
  const path = { path: { id: id ?? '' } };
  const file = useApi(id === null ? null : '/clients/{id}', { params: path });
  const coming = useApi(id === null ? null : '/clients/{id}/bookings', {
    params: { ...path, query: { when: 'upcoming', pageSize: COMING } },
  });
  if (found.data && id === null) return <Hint>{words.noFile()}</Hint>;
  if (!found.data || !file.data)
    return (
      <Unanswered
        answer={allOf({ found, file })}
        what={clients.thisClient()}
        skeleton={<LoadingCard rows={3} />}
      />
    );
  const { data: client } = file;
  return (
    <>
      <Name>
        <bdi>{client.name}</bdi> <AccountBadge {...client} />
      </Name>
      <WarningBar warning={client.warning} />
      <ClientTally client={client} timeZone={timeZone} />
      {coming.data && coming.data.items.length > 0 && (
        <>
          <h3>{clients.upcomingBookings()}</h3>
          <ul>
            {coming.data.items.map(({ _id, reference, startsAt, lines }) => (
              <li key={_id}>
                <Link to={paths.dashboardOrdersFound(reference)}>{formatDateTime(startsAt, timeZone)}</Link>
                <span>
                  <bdi>{formatSeries(lines.map(({ title }) => title))}</bdi>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <div>
        <LinkButton to={paths.dashboardClient(client._id)} variant="ghost" size="compact">
          {words.openFile()}
        </LinkButton>
      </div>
    </>
  );
}
