import { useState } from 'react';
import { client } from '../../../api/client';
import { useApi } from '../../../api/use-api';
import { useMay } from '../../../api/use-may';
import { usePagedAnswer } from '../../../api/use-paged-answer';
import { useSalon } from '../../../api/use-salon';
import { paths } from '../../../lib/paths';
import { Button, LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Filters, SearchFilter, SelectFilter } from '../../../ui/filters';
import { ListLayout, PAGE_SIZE, PagedList } from '../../../ui/paged-list';
import { useUrlState } from '../../../ui/use-url-state';
import { TitleActions } from '../../../ui/titled';
import { products as book } from '../../../words/products.gen';
import { useWords } from '../../../words/use-words';
import { TableDownload } from '../../shared/tables/table-download';
import { useTill } from '../till-settings/use-till';
import type { Product } from './models';
import { ProductDialog } from './product-dialog';
import { productFilters, SEARCH_MAX_LENGTH } from './product-filters';
import { ProductTable } from './product-table';
import { StockDialog } from './stock-dialog';

/** The salon's products and their stock. */
export function ProductList() {
  const words = useWords(book);
  const mayEdit = useMay().catalogue !== undefined;
  const till = useTill();
  const { state, isFiltered, change, clear, queryOf } = useUrlState(productFilters);
  const { search, only, page } = state;
  const query = { page, pageSize: PAGE_SIZE, ...(search && { search }), ...(only && { only }) };
  const list = useApi('/products', { params: { query } }, { keepPreviousData: true });
  const salon = useSalon();
  const [edited, setEdited] = useState<Product | 'new' | null>(null);
  const [counted, setCounted] = useState<Product | null>(null);
  const rates = till?.settings.rates ?? [];
  const add = () => setEdited('new');

  return (
    <ListLayout>
      {mayEdit && (
        <TitleActions>
          <TableDownload
            ask={(form) => client.GET('/products/export', { params: { query: form }, parseAs: 'blob' })}
          />
          <Button size="compact" aria-haspopup="dialog" onClick={add}>
            {words.add()}
          </Button>
        </TitleActions>
      )}
      <Filters label={words.find()} onClear={isFiltered && clear}>
        <SearchFilter
          key={search}
          search={search}
          placeholder={words.searchHint()}
          maxLength={SEARCH_MAX_LENGTH}
          onSearch={(wanted) => change({ search: wanted })}
        />
        <SelectFilter
          label={words.show()}
          value={only}
          any={words.onSale()}
          choices={[
            ['low', words.onlyLow({ count: list.data?.low ?? 0 })],
            ['archived', words.onlyArchived()],
          ]}
          onChoose={(chosen) => change({ only: chosen })}
        />
      </Filters>
      <section aria-label={words.products()}>
        <PagedList
          counted={words.count}
          what={words.theProducts()}
          {...usePagedAnswer(list, salon)}
          page={page}
          pathOf={(to) => `${paths.dashboardProducts}${queryOf(to)}`}
          empty={<Nothing only={only} isFiltered={isFiltered} onAdd={mayEdit ? add : null} />}
        >
          {(caption) => (
            <ProductTable
              caption={caption}
              products={list.data?.items ?? []}
              currency={salon.data?.currency}
              rates={rates}
              onEdit={mayEdit ? setEdited : null}
              onCount={setCounted}
            />
          )}
        </PagedList>
      </section>
      {edited !== null && salon.data && (
        <ProductDialog
          product={edited === 'new' ? null : edited}
          currency={salon.data.currency}
          rates={rates}
          onClose={() => setEdited(null)}
        />
      )}
      {counted && salon.data && (
        <StockDialog product={counted} zone={salon.data.timeZone} onClose={() => setCounted(null)} />
      )}
    </ListLayout>
  );
}

function Nothing({
  only,
  isFiltered,
  onAdd,
}: {
  only: 'low' | 'archived' | null;
  isFiltered: boolean;
  /** Null for those who may not edit products. */
  onAdd: (() => void) | null;
}) {
  const words = useWords(book);
  if (!isFiltered) {
    return (
      <EmptyState
        title={words.noneYet()}
        action={
          onAdd && (
            <Button aria-haspopup="dialog" onClick={onAdd}>
              {words.add()}
            </Button>
          )
        }
      >
        {words.noneYetText()}
      </EmptyState>
    );
  }
  const all = (
    <LinkButton to={paths.dashboardProducts} variant="ghost">
      {words.onSale()}
    </LinkButton>
  );
  return only === 'low' ? (
    <EmptyState title={words.nothingLow()} hasArt={false} action={all}>
      {words.nothingLowText()}
    </EmptyState>
  ) : (
    <EmptyState title={words.noneFound()} hasArt={false} action={all}>
      {words.noneFoundText()}
    </EmptyState>
  );
}
