import { client } from '../../../api/client';
import { useApi } from '../../../api/use-api';
import { useMay } from '../../../api/use-may';
import { usePagedAnswer } from '../../../api/use-paged-answer';
import { useSalon } from '../../../api/use-salon';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { ListLayout, PAGE_SIZE, PagedList } from '../../../ui/paged-list';
import { useUrlState } from '../../../ui/use-url-state';
import { TitleActions } from '../../../ui/titled';
import { sales as book } from '../../../words/sales.gen';
import { useWords } from '../../../words/use-words';
import { TableDownload } from '../../shared/tables/table-download';
import { SaleFilterForm } from './sale-filter-form';
import { saleFilters, type SaleFilters } from './sale-filters';
import { SaleTable } from './sale-table';

/** All sales and refunds, newest first. */
export function SaleList() {
  const words = useWords(book);
  const { state: filters, isFiltered, change, clear, queryOf: pageQuery } = useUrlState(saleFilters);
  const salon = useSalon();
  const sales = useApi('/sales', { params: { query: queryOf(filters) } }, { keepPreviousData: true });
  const may = useMay();
  return (
    <ListLayout>
      {may.exports && (
        <TitleActions>
          <TableDownload
            ask={(form) =>
              client.GET('/sales/export', {
                params: { query: { ...searchOf(filters), ...form } },
                parseAs: 'blob',
              })
            }
          />
        </TitleActions>
      )}
      <SaleFilterForm filters={filters} onChange={change} onClear={isFiltered && clear} />
      <PagedList
        counted={words.saleCount}
        what={words.theSales()}
        {...usePagedAnswer(sales, salon)}
        page={filters.page}
        pathOf={(page) => `${paths.dashboardSales}${pageQuery(page)}`}
        empty={<NothingFound isFiltered={isFiltered} onClear={clear} />}
      >
        {(caption) =>
          sales.data &&
          salon.data && (
            <SaleTable
              caption={caption}
              rows={sales.data.items}
              currency={sales.data.currency}
              timeZone={salon.data.timeZone}
            />
          )
        }
      </PagedList>
    </ListLayout>
  );
}

const queryOf = (filters: SaleFilters) => ({
  page: filters.page,
  pageSize: PAGE_SIZE,
  ...searchOf(filters),
});

/** The search and filters, without the page. */
const searchOf = ({ from, to, kind, method, search }: SaleFilters) => ({
  ...(from && { fromDay: from }),
  ...(to && { toDay: to }),
  ...(kind && { kind }),
  ...(method && { method }),
  ...(search && { search }),
});

function NothingFound({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const words = useWords(book);
  if (!isFiltered) return <EmptyState title={words.noSalesYet()}>{words.salesAppear()}</EmptyState>;
  return (
    <EmptyState
      title={words.noneMatch()}
      hasArt={false}
      action={
        <Button variant="ghost" onClick={onClear}>
          {words.showAll()}
        </Button>
      }
    >
      {words.tryFewer()}
    </EmptyState>
  );
}
