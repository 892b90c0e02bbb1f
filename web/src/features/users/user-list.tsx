import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sentenceOf } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { useSalon } from '../../api/use-salon';
import { useSession } from '../../api/use-session';
import { paths } from '../../lib/paths';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { ListPlace, PAGE_SIZE, PagedList } from '../../ui/paged-list';
import { DeleteUserDialog } from './delete-user-dialog';
import type { ListedUser } from './models';
import { UserDialog } from './user-dialog';
import { UserFilterForm } from './user-filter-form';
import { isFiltered, parseUserFilters, userParams, type UserFilters } from './user-filters';
import { UserTable } from './user-table';

/** Everybody who has an account, found by a few letters. */
export function UserList() {
  const [params, setParams] = useSearchParams();
  const filters = parseUserFilters(params);
  const users = useApi('/users', { params: { query: queryOf(filters) } }, { keepPreviousData: true });
  const salon = useSalon();
  const session = useSession();
  const ownId = session.status === 'signed-in' ? session.user._id : null;
  const [opened, setOpened] = useState<{ verb: 'look' | 'delete'; user: ListedUser } | null>(null);
  const close = () => setOpened(null);

  const list = useRef<HTMLElement>(null);
  const [deletions, setDeletions] = useState(0);
  useEffect(() => {
    // The button that opened the dialog has gone with its row, and the focus must not go with it.
    if (deletions > 0) list.current?.focus();
  }, [deletions]);

  const failure = users.error ?? (salon.data ? undefined : salon.error);
  const timeZone = salon.data?.timeZone;
  return (
    <ListPlace>
      <UserFilterForm filters={filters} onChange={(wanted) => setParams(userParams(wanted))} />
      <section ref={list} tabIndex={-1} aria-label="Users">
        <PagedList
          noun={['user', 'users']}
          answer={users.data && timeZone ? { total: users.data.total, isBusy: users.isLoading } : null}
          failure={
            failure
              ? {
                  message: sentenceOf(failure),
                  onRetry: () => void Promise.all([users.mutate(), salon.mutate()]),
                  isRetrying: users.isValidating,
                }
              : null
          }
          page={filters.page}
          pathOf={(page) => `${paths.dashboardAllUsers}?${userParams({ ...filters, page }).toString()}`}
          empty={<NothingFound filters={filters} />}
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
      {opened?.verb === 'look' && (
        <UserDialog
          user={opened.user}
          isOwn={opened.user._id === ownId}
          timeZone={timeZone ?? 'UTC'}
          onDelete={() => setOpened({ ...opened, verb: 'delete' })}
          onClose={close}
        />
      )}
      {opened?.verb === 'delete' && (
        <DeleteUserDialog
          user={opened.user}
          isOwn={opened.user._id === ownId}
          onClose={close}
          onDeleted={() => {
            close();
            setDeletions((before) => before + 1);
          }}
        />
      )}
    </ListPlace>
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

function NothingFound({ filters }: { filters: UserFilters }) {
  if (!isFiltered(filters))
    return <EmptyState title="No users yet">They appear here as soon as somebody signs up.</EmptyState>;
  return (
    <EmptyState
      title="No users match"
      hasArt={false}
      action={
        <LinkButton to={paths.dashboardAllUsers} variant="ghost">
          Show all users
        </LinkButton>
      }
    >
      {filters.search
        ? `Nobody here goes by “${filters.search}”. Try other letters or fewer filters.`
        : 'Try fewer filters.'}
    </EmptyState>
  );
}
