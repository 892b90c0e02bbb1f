import { Button } from '../../ui/button';
import { SelectField } from '../../ui/field';
import { Filters, Finder } from '../../ui/filters';
import { statusWords } from './review-badges';
import { isFiltered, noFilters, reviewStatuses, statusOf, type ReviewFilters } from './review-filters';

/** Narrows Reviews; every choice becomes part of the address. */
export function ReviewFilterForm({
  filters,
  onChange,
}: {
  filters: ReviewFilters;
  onChange: (filters: ReviewFilters) => void;
}) {
  const narrow = (part: Partial<ReviewFilters>) => onChange({ ...filters, ...part, page: 1 });
  return (
    <Filters role="search" aria-label="Find reviews" onSubmit={(event) => event.preventDefault()}>
      <Finder
        key={filters.search}
        search={filters.search}
        placeholder="Name or words"
        maxLength={100}
        onSearch={(search) => narrow({ search })}
      />
      <SelectField
        label="State"
        value={filters.status ?? ''}
        onChange={(event) => narrow({ status: statusOf(event.target.value) })}
      >
        <option value="">Any</option>
        {reviewStatuses.map((status) => (
          <option key={status} value={status}>
            {statusWords[status]}
          </option>
        ))}
      </SelectField>
      {isFiltered(filters) && (
        <div>
          <Button variant="quiet" onClick={() => onChange(noFilters)}>
            Clear filters
          </Button>
        </div>
      )}
    </Filters>
  );
}
