import { choicesOf, Filters, Finder, SelectFilter } from '../../ui/filters';
import { statusWords } from './review-badges';
import { isFiltered, noFilters, type ReviewFilters } from './review-filters';

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
    <Filters label="Find reviews" onClear={isFiltered(filters) && (() => onChange(noFilters))}>
      <Finder
        key={filters.search}
        search={filters.search}
        placeholder="Name or words"
        maxLength={100}
        onSearch={(search) => narrow({ search })}
      />
      <SelectFilter
        label="State"
        value={filters.status}
        any="Any"
        choices={choicesOf(statusWords)}
        onChoose={(status) => narrow({ status })}
      />
    </Filters>
  );
}
