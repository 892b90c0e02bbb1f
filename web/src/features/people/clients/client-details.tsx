import { Pencil } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { DescriptionList } from '../../../ui/description-list';
import { Icon } from '../../../ui/icon';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { Hint } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import { useFormats } from '../../../ui/use-formats';
import { dayInUtc, localDay } from '../../../lib/local-day';
import { fields } from '../../../words/fields.gen';
import { clients as book } from '../../../words/clients.gen';
import { useWords } from '../../../words/use-words';
import { typedBirthday } from '../../shared/birthday/typed-birthday';
import { consentLabels } from './consent-labels';
import { EarlierTotals } from './earlier-totals';
import type { Client } from './models';

const EditDetailsDialog = lazyDialogs(() =>
  import('./edit-details-dialog').then((part) => part.EditDetailsDialog),
);

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: var(--s-2);

  h2 {
    font-size: var(--t-h3);
  }
`;
const Lines = styled.span`
  white-space: pre-line;
`;

/** The salon's details about a client beyond their contact details, and their consents. */
export function ClientDetails({ client, timeZone }: { client: Client; timeZone: string }) {
  const words = useWords(book);
  const labels = useWords(fields);
  const { formatShortDay, shortMonthName, formatDateTime } = useFormats();
  const [isEditing, setEditing] = useState(false);
  const { day, month, year } = typedBirthday(client.birthday);
  const named = { day, month: month && shortMonthName(`2000-${month}-15`) };
  const dayOf = (instant: string | Date, zone: string) =>
    words.dayOfYear({
      day: formatShortDay(instant, zone),
      year: localDay(instant, zone).slice(0, 4),
    });
  const since = client.clientSince
    ? dayOf(dayInUtc(client.clientSince), 'UTC')
    : dayOf(client.createdAt, timeZone);
  return (
    <Card>
      <Head>
        <h2>{words.aboutThem()}</h2>
        {client.can.changeDetails && (
          <Button variant="ghost" size="compact" aria-haspopup="dialog" onClick={() => setEditing(true)}>
            <Icon of={Pencil} size={18} /> {words.editAboutThem()}
          </Button>
        )}
      </Head>
      <DescriptionList>
        <dt>{words.birthday()}</dt>
        <dd>
          {client.birthday === ''
            ? words.unknown()
            : year
              ? labels.birthdayOfYear({ ...named, year })
              : labels.birthdayOf(named)}
        </dd>
        {client.address !== '' && (
          <>
            <dt>{words.address()}</dt>
            <dd>
              <Lines dir="auto">{client.address}</Lines>
            </dd>
          </>
        )}
        <dt>{words.clientSince()}</dt>
        <dd>{since}</dd>
        {client.earlierTotals && (
          <>
            <dt>{words.earlier()}</dt>
            <dd>
              <EarlierTotals totals={client.earlierTotals} dayOf={(day) => dayOf(dayInUtc(day), 'UTC')} />
            </dd>
          </>
        )}
        {client.source !== '' && (
          <>
            <dt>{words.source()}</dt>
            <dd>
              <bdi>{client.source}</bdi>
            </dd>
          </>
        )}
        {client.blockedAt !== null && (
          <>
            <dt>{words.onlineBooking()}</dt>
            <dd>{words.blockedSince({ day: dayOf(client.blockedAt, timeZone) })}</dd>
          </>
        )}
        {client.consents.map(({ kind, isGiven, origin, decidedAt }) => (
          <div key={kind} style={{ display: 'contents' }}>
            <dt>{consentLabels(words)[kind]}</dt>
            <dd>
              {isGiven === null
                ? kind === 'email-reminders'
                  ? words.sentUnlessDeclined()
                  : words.notAsked()
                : isGiven
                  ? words.agreed()
                  : words.declined()}
              {decidedAt !== null && (
                <Hint>
                  {{ client: words.saidInAccount, desk: words.saidAtDesk, import: words.saidInImport }[
                    origin ?? 'desk'
                  ]({
                    day: formatDateTime(decidedAt, timeZone),
                  })}
                </Hint>
              )}
            </dd>
          </div>
        ))}
      </DescriptionList>
      {isEditing && (
        <EditDetailsDialog
          client={client}
          addedOn={dayOf(client.createdAt, timeZone)}
          onClose={() => setEditing(false)}
          onSaved={() => {
            toast.success(words.detailsSaved());
            setEditing(false);
          }}
        />
      )}
    </Card>
  );
}
