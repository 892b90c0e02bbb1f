import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Filters, SearchFilter, SelectFilter } from '../../../ui/filters';
import { controls } from '../../../words/controls.gen';
import { sales } from '../../../words/sales.gen';
import { useWords } from '../../../words/use-words';
import { useMethodName } from '../till-settings/use-method-name';
import { paymentMethods } from '../till-settings/payment-methods';
import { SEARCH_MAX_LENGTH, type SaleFilters } from './sale-filters';

/** Keeps the range valid: changing one end moves the other along. */
const since = (from: string | null, to: string | null) => ({ from, to: from && to && to < from ? from : to });
const until = (to: string | null, from: string | null) => ({ to, from: from && to && from > to ? to : from });

/** Filters the list of sales; every choice except the search takes effect at once, and is part of the URL. */
export function SaleFilterForm({
  filters,
  onChange: narrow,
  onClear,
}: {
  filters: SaleFilters;
  onChange: (part: Partial<SaleFilters>) => void;
  onClear: false | (() => void);
}) {
  const words = useWords(sales);
  const methodName = useMethodName();
  const clearFilters = useWords(controls).clearFilters();
  return (
    <Filters
      label={words.findSales()}
      count={[filters.from ?? filters.to, filters.kind, filters.method].filter(Boolean).length}
    >
      <SearchFilter
        key={filters.search}
        search={filters.search}
        placeholder={words.searchHint()}
        maxLength={SEARCH_MAX_LENGTH}
        onSearch={(search) => narrow({ search })}
      />
      <Field
        label={words.from()}
        type="date"
        value={filters.from ?? ''}
        onChange={(event) => narrow(since(event.target.value || null, filters.to))}
      />
      <Field
        label={words.to()}
        type="date"
        value={filters.to ?? ''}
        min={filters.from ?? undefined}
        onChange={(event) => narrow(until(event.target.value || null, filters.from))}
      />
      <SelectFilter
        label={words.kind()}
        value={filters.kind}
        any={words.everything()}
        choices={[
          ['sale', words.sales()],
          ['refund', words.refunds()],
        ]}
        onChoose={(kind) => narrow({ kind })}
      />
      <SelectFilter
        label={words.paidBy()}
        value={filters.method}
        any={words.anyMethod()}
        choices={paymentMethods.map((method) => [method, methodName(method)])}
        onChoose={(method) => narrow({ method })}
      />
      {onClear && (
        <div data-stays>
          <Button variant="quiet" size="compact" onClick={onClear}>
            {clearFilters}
          </Button>
        </div>
      )}
    </Filters>
  );
}
