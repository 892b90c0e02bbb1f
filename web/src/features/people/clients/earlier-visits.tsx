import { useState } from 'react';
import { useApi } from '../../../api/use-api';
import { Pagination } from '../../../ui/pagination';
import { PlainList, PlainRow } from '../../../ui/plain-list';
import { Hint } from '../../../ui/text';
import { useFormats } from '../../../ui/use-formats';
import { clients as book } from '../../../words/clients.gen';
import { useWords } from '../../../words/use-words';
import { StatusBadge } from '../../booking/bookings/status-badge';
import { BookingsSection } from './client-bookings';

/** A client’s visits in the salon’s old system. Shows nothing for clients without any. */
export function EarlierVisits({ clientId, timeZone }: { clientId: string; timeZone: string }) {
  const words = useWords(book);
  const { formatDateTime, formatSum } = useFormats();
  const [page, setPage] = useState(1);
  const { data } = useApi(
    '/clients/{id}/past-visits',
    { params: { path: { id: clientId }, query: { page } } },
    { keepPreviousData: true },
  );
  if (!data || data.total === 0) return null;
  return (
    <BookingsSection aria-labelledby="earlier-visits">
      <h2 id="earlier-visits">{words.earlierVisitList()}</h2>
      <Hint>{words.earlierVisitListHint()}</Hint>
      <PlainList>
        {data.items.map(({ _id, startsAt, services, staffName, status, price, currency }) => (
          <PlainRow
            key={_id}
            title={formatDateTime(startsAt, timeZone)}
            detail={[services, staffName, price !== null && formatSum(price, currency)]
              .filter(Boolean)
              .join(' · ')}
            actions={<StatusBadge status={status} />}
          />
        ))}
      </PlainList>
      <Pagination
        label={words.earlierVisitList()}
        page={page}
        pageCount={Math.ceil(data.total / data.pageSize)}
        onPage={setPage}
      />
    </BookingsSection>
  );
}
