import { choicesOf, Filters, SearchFilter, SelectFilter } from '../../ui/filters';
import { SEARCH_MAX_LENGTH, type UserFilters } from './user-filters';

const roleWords = { admin: 'Admin', user: 'User' };
const stateWords = { open: 'Can log in', closed: 'Disabled' };
const sortWords = { email: 'Email', name: 'Name', newest: 'Newest first', 'last-seen': 'Last seen first' };

/** Narrows All Users; every choice becomes part of the address. */
export function UserFilterForm({
  filters,
  onChange: narrow,
  onClear,
}: {
  filters: UserFilters;
  onChange: (part: Partial<UserFilters>) => void;
  onClear: false | (() => void);
}) {
  return (
    <Filters label="Find users" onClear={onClear}>
      <SearchFilter
        key={filters.search}
        search={filters.search}
        placeholder="Name, email or full ID"
        maxLength={SEARCH_MAX_LENGTH}
        onSearch={(search) => narrow({ search })}
      />
      <SelectFilter
        label="Role"
        value={filters.role}
        any="Any"
        choices={choicesOf(roleWords)}
        onChoose={(role) => narrow({ role })}
      />
      <SelectFilter
        label="Account"
        value={filters.state}
        any="Any"
        choices={choicesOf(stateWords)}
        onChoose={(state) => narrow({ state })}
      />
      <SelectFilter
        label="Order"
        value={filters.sort}
        choices={choicesOf(sortWords)}
        onChoose={(sort) => narrow({ sort: sort ?? 'email' })}
      />
    </Filters>
  );
}
