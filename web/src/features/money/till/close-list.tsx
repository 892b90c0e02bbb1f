import { Link, useSearchParams } from 'react-router-dom';
import { useApi } from '../../../api/use-api';
import type { Currency } from '../../../lib/currency';
import { paths } from '../../../lib/paths';
import { pageParam, urlState } from '../../../lib/url-state';
import { Unanswered } from '../../../ui/answered';
import { Pagination } from '../../../ui/pagination';
import { Skeleton } from '../../../ui/skeleton';
import { CellStack, Table } from '../../../ui/table';
import { Hint } from '../../../ui/text';
import { useFormats } from '../../../ui/use-formats';
import { controls } from '../../../words/controls.gen';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import { Figure, Part } from './payments-part';
import { useDaysName } from './use-days-name';

const PAGE_SIZE = 14;

const closePages = urlState({ page: pageParam('closes') });

/** All closes, the last first, each with the way to its sheet; the page is part of the address. */
export function CloseList({ currency }: { currency: Currency }) {
  const words = useWords(book);
  const { formatSum } = useFormats();
  const nameOf = useDaysName();
  const pages = useWords(controls);
  const [params] = useSearchParams();
  const { page } = closePages.parse(params);
  const answer = useApi(
    '/till/closes',
    { params: { query: { page, pageSize: PAGE_SIZE } } },
    { keepPreviousData: true },
  );
  const pathOf = (wanted: number) => {
    const query = new URLSearchParams(params);
    query.set('closes', String(wanted));
    return `${paths.dashboardTill}?${query.toString()}`;
  };
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
          rowsBelow={0}
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
      {data && (
        <Pagination
          label={words.allCloses()}
          page={page}
          pageCount={Math.ceil(data.total / PAGE_SIZE)}
          pathOf={pathOf}
          previous={pages.later()}
          next={pages.earlier()}
        />
      )}
    </Part>
  );
}
