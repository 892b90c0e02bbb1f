import { Link } from 'react-router-dom';
import { useApi } from '../../../api/use-api';
import { useSentenceOf } from '../../../api/use-sentence-of';
import type { Currency } from '../../../lib/currency';
import { paths } from '../../../lib/paths';
import { Failure } from '../../../ui/failure';
import { Skeleton } from '../../../ui/skeleton';
import { CellStack, Table } from '../../../ui/table';
import { Hint } from '../../../ui/text';
import { useFormats } from '../../../ui/use-formats';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import { Figure, Part } from './payments-part';
import { useDayName } from './use-day-name';

/** How the last days ended, each with the way to its sheet. */
export function CloseList({ currency }: { currency: Currency }) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { formatSum } = useFormats();
  const nameOf = useDayName();
  const { data, error, isValidating, mutate } = useApi('/till/closes', {
    params: { query: { page: 1, pageSize: 14 } },
  });
  return (
    <Part $gap={3} aria-labelledby="closes">
      <h3 id="closes">{words.allCloses()}</h3>
      {!data && error && (
        <Failure
          what={words.theCloses()}
          message={sentenceOf(error)}
          onRetry={() => void mutate()}
          isRetrying={isValidating}
        />
      )}
      {!data && !error && <Skeleton $height="6rem" />}
      {data && data.items.length === 0 && <Hint>{words.noCloses()}</Hint>}
      {data && data.items.length > 0 && (
        <Table
          caption={words.closeCount({ count: data.total })}
          rows={data.items}
          keyOf={({ businessDay }) => businessDay}
          cardsBelow={0}
          columns={[
            {
              key: 'day',
              header: words.day(),
              isRowHeader: true,
              cell: ({ businessDay, closedBy }) => (
                <CellStack>
                  <Link to={paths.dashboardDayClose(businessDay)}>{nameOf(businessDay)}</Link>
                  {closedBy && (
                    <small>
                      <bdi>{closedBy}</bdi>
                    </small>
                  )}
                </CellStack>
              ),
            },
            {
              key: 'difference',
              header: words.difference(),
              align: 'end',
              cell: ({ difference }) => <Figure>{formatSum(difference, currency)}</Figure>,
            },
          ]}
        />
      )}
    </Part>
  );
}
