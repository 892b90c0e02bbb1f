import { Button } from '../../ui/button';
import { SelectField } from '../../ui/field';
import { Filters, Finder } from '../../ui/filters';
import { isFiltered, noFilters, roleOf, sortOf, stateOf, userSorts, type UserFilters } from './user-filters';

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
    <Filters role="search" aria-label="Find users" onSubmit={(event) => event.preventDefault()}>
      <Finder
        key={filters.search}
        search={filters.search}
        placeholder="Name, email or whole ID"
        maxLength={254}
        onSearch={(search) => narrow({ search })}
      />
      <SelectField
        label="Role"
        value={filters.role ?? ''}
        onChange={(event) => narrow({ role: roleOf(event.target.value) })}
      >
        <option value="">Any</option>
        <option value="admin">Admin</option>
        <option value="user">User</option>
      </SelectField>
      <SelectField
        label="Account"
        value={filters.state ?? ''}
        onChange={(event) => narrow({ state: stateOf(event.target.value) })}
      >
        <option value="">Any</option>
        <option value="open">Can log in</option>
        <option value="closed">Disabled</option>
      </SelectField>
      <SelectField
        label="Order"
        value={filters.sort}
        onChange={(event) => narrow({ sort: sortOf(event.target.value) })}
      >
        {userSorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortWords[sort]}
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
