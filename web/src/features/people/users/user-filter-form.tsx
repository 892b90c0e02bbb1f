import { Filters, SearchFilter, SelectFilter } from '../../../ui/filters';
import { access } from '../../../words/access.gen';
import { users as book } from '../../../words/users.gen';
import { useWords } from '../../../words/use-words';
import { SEARCH_MAX_LENGTH, type UserFilters } from './user-filters';

/** Filters All Users; every choice becomes part of the URL. */
export function UserFilterForm({
  filters,
  onChange: narrow,
  onClear,
}: {
  filters: UserFilters;
  onChange: (part: Partial<UserFilters>) => void;
  onClear: false | (() => void);
}) {
  const words = useWords(book);
  const roles = useWords(access);
  return (
    <Filters
      label={words.findUsers()}
      count={[filters.role, filters.state].filter(Boolean).length}
      onClear={onClear}
    >
      <SearchFilter
        key={filters.search}
        search={filters.search}
        placeholder={words.searchHint()}
        maxLength={SEARCH_MAX_LENGTH}
        onSearch={(search) => narrow({ search })}
      />
      <SelectFilter
        label={words.role()}
        value={filters.role}
        any={words.anyRole()}
        choices={[
          ['admin', roles.admin()],
          ['reception', roles.reception()],
          ['stylist', roles.stylist()],
          ['user', roles.user()],
        ]}
        onChoose={(role) => narrow({ role })}
      />
      <SelectFilter
        label={words.account()}
        value={filters.state}
        any={words.anyAccount()}
        choices={[
          ['open', words.canLogIn()],
          ['closed', words.disabled()],
        ]}
        onChoose={(state) => narrow({ state })}
      />
      <SelectFilter
        label={words.order()}
        value={filters.sort}
        choices={[
          ['email', words.byEmail()],
          ['name', words.byName()],
          ['newest', words.newestFirst()],
          ['last-seen', words.lastSeenFirst()],
        ]}
        onChoose={(sort) => narrow({ sort: sort ?? 'email' })}
      />
    </Filters>
  );
}
