import { choicesOf, Filters, SearchFilter, SelectFilter } from '../../ui/filters';
import { statusWords } from './review-badges';
import { SEARCH_MAX_LENGTH, type ReviewFilters } from './review-filters';

/** Narrows Reviews; every choice becomes part of the address. */
export function ReviewFilterForm({
  filters,
  onChange: narrow,
  onClear,
}: {
  filters: ReviewFilters;
  onChange: (part: Partial<ReviewFilters>) => void;
  onClear: false | (() => void);
}) {
  return (
    <Filters label="Find reviews" onClear={onClear}>
      <SearchFilter
        key={filters.search}
        search={filters.search}
        placeholder="Name or words"
        maxLength={SEARCH_MAX_LENGTH}
        onSearch={(search) => narrow({ search })}
      />
      <SelectFilter
        label="Status"
        value={filters.status}
        any="Any"
        choices={choicesOf(statusWords)}
        onChoose={(status) => narrow({ status })}
      />
    </Filters>
  );
}
