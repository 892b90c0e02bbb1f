import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useMay } from '../../../api/use-may';
import { useSalon } from '../../../api/use-salon';
import { Initials } from '../../../ui/avatar';
import { Answered } from '../../../ui/answered';
import { useFormats } from '../../../ui/use-formats';
import { inSentence } from '../../../words/in-sentence';
import { newBooking } from '../../../words/new-booking.gen';
import { useWords } from '../../../words/use-words';
import { WarningBar } from '../../booking/bookings/warning-bar';
import type { ClientDraft } from '../desk-bookings/new-booking';
import { Face } from './parts';
import { useHabits } from './use-habits';

const Card = styled.div`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  align-items: start;
  gap: var(--s-2) var(--s-3);
  overflow-wrap: anywhere;

  > :first-child {
    --face: 36px;
  }
  b {
    display: block;
    font-weight: 600;
    line-height: 20px;
  }
  small {
    display: block;
    color: var(--text-2);
    font-size: var(--t-small);
    line-height: 18px;
  }
  > :is(div, span):nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;
const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s-3);
  padding: 0;
  list-style: none;
  font-size: var(--t-small);
  line-height: 20px;
  color: var(--text-2);

  > [data-mind] {
    color: var(--danger);
    font-weight: 600;
  }
`;

/** The chosen client: how to reach them, and what to know before a time is agreed. */
export function ChosenClient({
  client: { id, name, phone, email },
}: {
  client: ClientDraft & { id: string };
}) {
  const own = useWords(newBooking);
  const mayOpen = useMay().clients !== undefined;
  const file = useApi(mayOpen ? '/clients/{id}' : null, { params: { path: { id } } });
  // The file is deleted, or closed to this reader, as for a stylist after two months.
  const isClosed = !mayOpen || file.error?.code === 'not-found';
  return (
    <Card>
      <Face>
        <Initials of={name} />
      </Face>
      <div>
        <b>
          <bdi>{name}</bdi>
        </b>
        {(phone || email) && <small dir="ltr">{phone || email}</small>}
        {!isClosed && file.data && <FactsOf client={file.data} />}
      </div>
      {!isClosed && (
        <Answered answer={file} what={own.thisClient()} skeleton={null}>
          {({ warning }) => <WarningBar warning={warning} />}
        </Answered>
      )}
    </Card>
  );
}

interface Known {
  _id: string;
  visits: number;
  noShows: number;
  lateCancellations: number;
  lastVisitAt: string | null;
  isBlocked: boolean;
}

function FactsOf({
  client: { _id, visits, noShows, lateCancellations, lastVisitAt, isBlocked },
}: {
  client: Known;
}) {
  const own = useWords(newBooking);
  const { formatShortDay } = useFormats();
  const { data: salon } = useSalon();
  const usual = useHabits(_id).data?.usualStaff;
  return (
    <Facts>
      {isBlocked && <li data-mind>{own.blockedOnline()}</li>}
      <li>{own.visits({ count: visits })}</li>
      {lastVisitAt && salon && <li>{own.lastVisit({ day: formatShortDay(lastVisitAt, salon.timeZone) })}</li>}
      {usual && <li>{inSentence(own.usually, { name: <bdi>{usual.name}</bdi> })}</li>}
      {noShows > 0 && <li data-mind>{own.noShows({ count: noShows })}</li>}
      {lateCancellations > 0 && <li data-mind>{own.lateCancellations({ count: lateCancellations })}</li>}
    </Facts>
  );
}
