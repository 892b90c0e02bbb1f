import styled from 'styled-components';
import { Price } from '../../../ui/price';
import { useFormats } from '../../../ui/use-formats';
import { clients as book } from '../../../words/clients.gen';
import { useWords } from '../../../words/use-words';
import type { Client } from './models';

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

/** The number of a client's visits, and their total spent. */
export function ClientTally({ client, timeZone }: { client: Client; timeZone: string }) {
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
        <dt>{words.lateCancellations()}</dt>
        <dd>{client.lateCancellations}</dd>
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
