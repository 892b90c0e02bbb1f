import { ShieldCheck, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Table, type Column } from '../../ui/table';
import type { ListedUser } from './models';

const Whole = styled.span`
  overflow-wrap: anywhere;

  small {
    color: var(--text-2);
    font-size: var(--t-meta);
    font-weight: 400;
  }
`;
const Id = styled.span`
  color: var(--text-2);
  font-size: var(--t-meta);
  overflow-wrap: anywhere;
`;

/** Users with their roles; `onDelete` is told whom to ask about. */
export function UserTable({
  caption,
  users,
  ownId,
  onDelete,
}: {
  caption: string;
  users: readonly ListedUser[];
  ownId: string | null;
  onDelete: (user: ListedUser) => void;
}) {
  const columns: readonly Column<ListedUser>[] = [
    {
      key: 'email',
      header: 'Email',
      isRowHeader: true,
      cell: ({ _id, email }) => (
        <Whole>
          {email} {_id === ownId && <small>(you)</small>}
        </Whole>
      ),
    },
    { key: '_id', header: 'ID', cell: ({ _id }) => <Id>{_id}</Id> },
    {
      key: 'role',
      header: 'Role',
      cell: ({ role }) =>
        role === 'admin' ? (
          <Badge tone="info" icon={ShieldCheck}>
            Admin
          </Badge>
        ) : (
          <Badge>User</Badge>
        ),
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (user) => (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Delete: ${user.email}`}
          aria-haspopup="dialog"
          onClick={() => onDelete(user)}
        >
          <Icon of={Trash2} size={18} /> Delete
        </Button>
      ),
    },
  ];
  return <Table caption={caption} columns={columns} rows={users} keyOf={({ _id }) => _id} />;
}
