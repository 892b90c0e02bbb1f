import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { sentenceOf } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { useSession } from '../../api/use-session';
import { paths } from '../../lib/paths';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Field } from '../../ui/field';
import { LinkButton } from '../../ui/button';
import { Pagination } from '../../ui/pagination';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { DeleteUserDialog } from './delete-user-dialog';
import type { ListedUser } from './models';
import { findUsers, pageOfUsers, parseUserFilters, userParams } from './user-filters';
import { UserTable } from './user-table';

const Whole = styled.div`
  display: grid;
  gap: var(--s-5);
  margin-top: var(--s-5);
`;
const Finder = styled.form`
  max-width: 420px;
`;

/** Everybody who has an account, found by a few letters. */
export function UserList() {
  const [params, setParams] = useSearchParams();
  const { search, page: wantedPage } = parseUserFilters(params);
  const { data: users, error, mutate, isValidating } = useApi('/user');
  const session = useSession();
  const ownId = session.status === 'signed-in' ? session.user._id : null;
  const [chosen, setChosen] = useState<ListedUser | null>(null);

  const list = useRef<HTMLElement>(null);
  const [deletions, setDeletions] = useState(0);
  useEffect(() => {
    // The button that opened the dialog has gone with its row, and the focus must not go with it.
    if (deletions > 0) list.current?.focus();
  }, [deletions]);

  const found = findUsers(users ?? [], search);
  const { page, pageCount, users: shown } = pageOfUsers(found, wantedPage);
  const count = `${found.length} ${found.length === 1 ? 'user' : 'users'}`;

  return (
    <Whole>
      <UserSearch
        search={search}
        onSearch={(wanted) => setParams(userParams({ search: wanted, page: 1 }), { replace: true })}
      />
      <VisuallyHidden role="status">{users ? count : !error && 'Loading users'}</VisuallyHidden>
      <section ref={list} tabIndex={-1} aria-label="Users">
        {users ? (
          found.length === 0 ? (
            <NothingFound search={search} />
          ) : (
            <UserTable caption={count} users={shown} ownId={ownId} onDelete={setChosen} />
          )
        ) : error ? (
          <Failure
            title="We could not read the users"
            message={sentenceOf(error)}
            onRetry={() => void mutate()}
            isRetrying={isValidating}
          />
        ) : (
          <Card aria-busy>
            <Skeleton $height="2rem" />
            <Skeleton $height="2rem" />
            <Skeleton $height="2rem" />
          </Card>
        )}
      </section>
      <Pagination
        label="Pages of users"
        previous="Previous"
        next="Next"
        page={page}
        pageCount={pageCount}
        pathOf={(other) => `${paths.dashboardAllUsers}?${userParams({ search, page: other }).toString()}`}
      />
      {chosen && (
        <DeleteUserDialog
          user={chosen}
          isOwn={chosen._id === ownId}
          onClose={() => setChosen(null)}
          onDeleted={() => {
            setChosen(null);
            setDeletions((before) => before + 1);
          }}
        />
      )}
    </Whole>
  );
}

function UserSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The field keeps its own text while she types; only a change from elsewhere (Back, "Show all") is copied into it.
    if (input.current && input.current !== document.activeElement) input.current.value = search;
  }, [search]);

  return (
    <Finder role="search" aria-label="Find users" onSubmit={(event) => event.preventDefault()}>
      <Field
        ref={input}
        label="Search"
        type="search"
        maxLength={254}
        placeholder="Email, role or ID"
        defaultValue={search}
        onChange={(event) => onSearch(event.target.value)}
      />
    </Finder>
  );
}

function NothingFound({ search }: { search: string }) {
  return search ? (
    <EmptyState
      title="No users match"
      hasArt={false}
      action={
        <LinkButton to={paths.dashboardAllUsers} variant="ghost">
          Show all users
        </LinkButton>
      }
    >
      Nobody goes by “{search}”. Try other letters.
    </EmptyState>
  ) : (
    <EmptyState title="No users yet">They appear here as soon as somebody signs up.</EmptyState>
  );
}
