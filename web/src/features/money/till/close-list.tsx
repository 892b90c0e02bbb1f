import { Link } from 'react-router-dom';
import { useApi } from '../../../api/use-api';
import type { Currency } from '../../../lib/currency';
import { paths } from '../../../lib/paths';
import { Unanswered } from '../../../ui/answered';
import { Skeleton } from '../../../ui/skeleton';
import { CellStack, Table } from '../../../ui/table';
import { Hint } from '../../../ui/text';
import { useFormats } from '../../../ui/use-formats';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import { Figure, Part } from './payments-part';
import { useDaysName } from './use-days-name';

/** The latest closes, with links to their printable versions. */
export function CloseList({ currency }: { currency: Currency }) {
  const words = useWords(book);
  const { formatSum } = useFormats();
  const nameOf = useDaysName();
  const answer = useApi('/till/closes', {
    params: { query: { page: 1, pageSize: 14 } },
  });
  const { data } = answer;
  return (
    <Part $gap={3} aria-labelledby="closes">
      <h3 id="closes">{words.allCloses()}</h3>
      <Unanswered answer={answer} what={words.theCloses()} skeleton={<Skeleton $height="6rem" />} />
      {data && data.items.length === 0 && <Hint>{words.noCloses()}</Hint>}
      {data && data.items.length > 0 && (
        <Table
          caption={words.closeCount({ count: data.total })}
          rows={data.items}
          keyOf={({ number }) => String(number)}
          cardsBelow={0}
          columns={[
            {
              key: 'close',
              header: words.covers(),
              isRowHeader: true,
              cell: ({ number, firstDay, lastDay, closedBy }) => (
                <CellStack>
                  <Link to={paths.dashboardClose(number)}>{words.closeNumber({ number })}</Link>
                  <small>{nameOf({ firstDay, lastDay })}</small>
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
