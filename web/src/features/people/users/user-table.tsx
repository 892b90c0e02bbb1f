import { Ellipsis, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useFormats } from '../../../ui/use-formats';
import { Button, IconButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { CellActions, CellStack, Table, type Column } from '../../../ui/table';
import { Hint } from '../../../ui/text';
import { users as book } from '../../../words/users.gen';
import { useWords } from '../../../words/use-words';
import type { ListedUser } from './models';
import { RoleBadge } from '../access/role-badge';
import { DisabledBadge, VerifiedBadge } from './user-badges';
import { UserId } from './user-id';

const CARDS_BELOW = 720;

const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-2);

  @container table (min-width: 1000px) {
    flex-wrap: nowrap;
  }
`;
const Seen = styled(Hint).attrs({ as: 'span' })`
  @container table (min-width: 1000px) {
    white-space: nowrap;
  }
`;
/** On a phone, the full address, wrapped if necessary, followed by the name if it fits. */
const Who = styled(CellStack)`
  @container table (max-width: ${CARDS_BELOW}px) {
    &&&&& {
      display: flex;
      flex-wrap: wrap;
      align-items: start;
      column-gap: var(--s-2);
      max-height: none;
    }
    small {
      height: 1lh;
      margin-bottom: -1lh;
    }
  }
`;

/** Users with their roles; `onDelete` and `onOpen` are called with the row's user. */
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
  const words = useWords(book);
  const { formatDateTime } = useFormats();
  const columns: readonly Column<ListedUser>[] = [
    {
      key: 'email',
      onPhone: 'main',
      header: words.email(),
      isRowHeader: true,
      cell: ({ _id, email, name }) => (
        <Who>
          <span>
            <bdi>{email}</bdi>
          </span>
          <small>
            <bdi>{name}</bdi> {_id === ownId && words.you()}
          </small>
        </Who>
      ),
    },
    { key: '_id', onPhone: 'sub', header: '_id', cell: ({ _id }) => <UserId id={_id} /> },
    {
      key: 'role',
      onPhone: 'sub',
      header: words.role(),
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
      header: words.lastSeen(),
      cell: ({ lastSeenAt }) => (
        <Seen>{lastSeenAt ? formatDateTime(lastSeenAt, timeZone) : words.notRecently()}</Seen>
      ),
    },
    {
      key: 'actions',
      onPhone: 'more',
      header: words.actions(),
      align: 'end',
      cell: (user) => (
        <CellActions>
          <Button
            variant="quiet"
            size="small"
            aria-label={words.deleteThat({ email: user.email })}
            aria-haspopup="dialog"
            onClick={() => onDelete(user)}
          >
            <Icon of={Trash2} size={18} /> {words.delete()}
          </Button>
          <IconButton
            label={words.moreAbout({ email: user.email })}
            aria-haspopup="dialog"
            onClick={() => onOpen(user)}
          >
            <Icon of={Ellipsis} />
          </IconButton>
        </CellActions>
      ),
    },
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={users}
      keyOf={({ _id }) => _id}
      rowsBelow={CARDS_BELOW}
      isList
    />
  );
}
