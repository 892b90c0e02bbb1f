import { choicesOf, Filters, Finder, SelectFilter } from '../../ui/filters';
import { isFiltered, noFilters, type UserFilters } from './user-filters';

const roleWords = { admin: 'Admin', user: 'User' };
const stateWords = { open: 'Can log in', closed: 'Disabled' };
const sortWords = { email: 'Email', name: 'Name', newest: 'Newest first', 'last-seen': 'Last seen first' };

/** Narrows All Users; every choice becomes part of the address. */
export function UserFilterForm({
  filters,
  onChange,
}: {
  filters: UserFilters;
  onChange: (filters: UserFilters) => void;
}) {
  const narrow = (part: Partial<UserFilters>) => onChange({ ...filters, ...part, page: 1 });
  return (
    <Filters label="Find users" onClear={isFiltered(filters) && (() => onChange(noFilters))}>
      <Finder
        key={filters.search}
        search={filters.search}
        placeholder="Name, email or whole ID"
        maxLength={254}
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
        onChoose={(sort) => narrow({ sort: sort ?? noFilters.sort })}
      />
    </Filters>
  );
}
