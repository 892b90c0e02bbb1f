import { useEffect, useRef, useState } from 'react';
import { usePagedAnswer } from '../../../api/use-paged-answer';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { useSession } from '../../../api/use-session';
import { paths } from '../../../lib/paths';
import { LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { ListLayout, PAGE_SIZE, PagedList } from '../../../ui/paged-list';
import { useSoon } from '../../../ui/use-soon';
import { useUrlState } from '../../../ui/use-url-state';
import { controls } from '../../../words/controls.gen';
import { inSentence } from '../../../words/in-sentence';
import { users as book } from '../../../words/users.gen';
import { useWords } from '../../../words/use-words';
import type { OpenedUser } from './user-dialogs';
import { UserFilterForm } from './user-filter-form';
import { userFilters, type UserFilters } from './user-filters';
import { UserTable } from './user-table';

const loadDialogs = () => import('./user-dialogs').then((part) => part.UserDialogs);
const UserDialogs = lazyDialogs(loadDialogs);

/** All accounts, found by name, email or ID. */
export function UserList() {
  const words = useWords(book);
  const lists = useWords(controls);
  const { state: filters, isFiltered, change, clear, queryOf: pageQuery } = useUrlState(userFilters);
  const users = useApi('/users', { params: { query: queryOf(filters) } }, { keepPreviousData: true });
  const salon = useSalon();
  const session = useSession();
  const ownId = session.status === 'signed-in' ? session.user._id : null;
  const [opened, setOpened] = useState<OpenedUser | null>(null);
  useSoon(loadDialogs);

  const list = useRef<HTMLElement>(null);
  const [deletions, setDeletions] = useState(0);
  useEffect(() => {
    // The button that opened the dialog has disappeared with its row, which would lose the focus.
    if (deletions > 0) list.current?.focus();
  }, [deletions]);

  const timeZone = salon.data?.timeZone;
  return (
    <ListLayout>
      <UserFilterForm filters={filters} onChange={change} onClear={isFiltered && clear} />
      <section ref={list} tabIndex={-1} aria-label={words.users()}>
        <PagedList
          counted={lists.userCount}
          what={lists.theUsers()}
          {...usePagedAnswer(users, salon)}
          page={filters.page}
          pathOf={(page) => `${paths.dashboardAllUsers}${pageQuery(page)}`}
          empty={<NothingFound filters={filters} isFiltered={isFiltered} />}
        >
          {(caption) => (
            <UserTable
              caption={caption}
              users={users.data?.items ?? []}
              ownId={ownId}
              timeZone={timeZone ?? 'UTC'}
              onDelete={(user) => setOpened({ verb: 'delete', user })}
              onOpen={(user) => setOpened({ verb: 'look', user })}
            />
          )}
        </PagedList>
      </section>
      {opened && (
        <UserDialogs
          opened={opened}
          onOpen={(verb) => setOpened({ ...opened, verb })}
          ownId={ownId}
          timeZone={timeZone ?? 'UTC'}
          onClose={() => setOpened(null)}
          onDeleted={() => {
            setOpened(null);
            setDeletions((before) => before + 1);
          }}
        />
      )}
    </ListLayout>
  );
}

const queryOf = ({ search, role, state, sort, page }: UserFilters) => ({
  page,
  pageSize: PAGE_SIZE,
  sort,
  ...(search && { search }),
  ...(role && { role }),
  ...(state && { disabled: state === 'closed' ? ('true' as const) : ('false' as const) }),
});

function NothingFound({ filters, isFiltered }: { filters: UserFilters; isFiltered: boolean }) {
  const words = useWords(book);
  if (!isFiltered) return <EmptyState title={words.noUsersYet()}>{words.noUsersYetText()}</EmptyState>;
  return (
    <EmptyState
      title={words.noUsersMatch()}
      hasArt={false}
      action={
        <LinkButton to={paths.dashboardAllUsers} variant="ghost">
          {words.showAllUsers()}
        </LinkButton>
      }
    >
      {filters.search
        ? inSentence(words.nothingFoundFor, { search: <bdi>{filters.search}</bdi> })
        : words.fewerFilters()}
    </EmptyState>
  );
}
