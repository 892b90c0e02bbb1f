import { Ellipsis, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useFormats } from '../../ui/use-formats';
import { Button, IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { CellActions, CellStack, Table, type Column } from '../../ui/table';
import { Hint } from '../../ui/text';
import type { ListedUser } from './models';
import { DisabledBadge, RoleBadge, VerifiedBadge } from './user-badges';
import { UserId } from './user-id';
const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;

/** Users with their roles; `onDelete` and `onOpen` get the user of the row. */
export function UserTable({
  caption,
  users,
  ownId,
  timeZone,
  onDelete,
  onOpen,
}: {
  caption: string;
  users: readonly ListedUser[];
  ownId: string | null;
  timeZone: string;
  onDelete: (user: ListedUser) => void;
  onOpen: (user: ListedUser) => void;
}) {
  const { formatDateTime } = useFormats();
  const columns: readonly Column<ListedUser>[] = [
    {
      key: 'email',
      header: 'Email',
      isRowHeader: true,
      cell: ({ _id, email, name }) => (
        <CellStack>
          <span>{email}</span>
          <small>
            {name} {_id === ownId && '(you)'}
          </small>
        </CellStack>
      ),
    },
    { key: '_id', header: 'ID', cell: ({ _id }) => <UserId id={_id} /> },
    {
      key: 'role',
      header: 'Role',
      cell: (user) => (
        <Badges>
          <RoleBadge {...user} />
          <VerifiedBadge {...user} />
          <DisabledBadge {...user} />
        </Badges>
      ),
    },
    {
      key: 'seen',
      header: 'Last seen',
      cell: ({ lastSeenAt }) => (
        <Hint as="span">{lastSeenAt ? formatDateTime(lastSeenAt, timeZone) : 'Not recently'}</Hint>
      ),
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (user) => (
        <CellActions>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Delete: ${user.email}`}
            aria-haspopup="dialog"
            onClick={() => onDelete(user)}
          >
            <Icon of={Trash2} size={18} /> Delete
          </Button>
          <IconButton label={`More about ${user.email}`} aria-haspopup="dialog" onClick={() => onOpen(user)}>
            <Icon of={Ellipsis} />
          </IconButton>
        </CellActions>
      ),
    },
  ];
  return <Table caption={caption} columns={columns} rows={users} keyOf={({ _id }) => _id} cardsBelow={720} />;
}
