import styled from 'styled-components';
import { formatDateTime } from '../../lib/format-date';
import { Button } from '../../ui/button';
import { Table, type Column } from '../../ui/table';
import { kindWords } from './mail-words';
import { MailStateBadge } from './mail-state-badge';
import type { MailItem } from './models';

const Stack = styled.span`
  display: grid;
  gap: 2px;
  overflow-wrap: anywhere;

  small {
    color: var(--text-2);
    font-size: var(--t-meta);
    font-weight: 400;
  }
`;

/** Emails as rows; `onOpen` gets the id of the one to read. */
export function MailTable({
  caption,
  items,
  timeZone,
  onOpen,
}: {
  caption: string;
  items: readonly MailItem[];
  timeZone: string;
  onOpen: (id: string) => void;
}) {
  const columns: readonly Column<MailItem>[] = [
    {
      key: 'kind',
      header: 'Email',
      isRowHeader: true,
      cell: ({ kind, subject }) => (
        <Stack>
          {kindWords[kind]}
          {subject && <small>{subject}</small>}
        </Stack>
      ),
    },
    {
      key: 'to',
      header: 'To',
      cell: ({ toName, toAddress }) => (
        <Stack>
          {toName || toAddress}
          {toName && <small>{toAddress}</small>}
        </Stack>
      ),
    },
    {
      key: 'when',
      header: 'Created',
      cell: ({ createdAt }) => (
        <Stack>
          <small>{formatDateTime(createdAt, timeZone)}</small>
        </Stack>
      ),
    },
    {
      key: 'state',
      header: 'Status',
      cell: ({ state, attempts }) => (
        <Stack>
          <span>
            <MailStateBadge state={state} />
          </span>
          {attempts > 1 && <small>{attempts} attempts</small>}
        </Stack>
      ),
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      cell: ({ _id, kind, toName, toAddress }) => (
        <Button
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          aria-label={`Read: ${kindWords[kind]}, to ${toName || toAddress}`}
          onClick={() => onOpen(_id)}
        >
          Read
        </Button>
      ),
    },
  ];
  return <Table caption={caption} columns={columns} rows={items} keyOf={({ _id }) => _id} cardsBelow={720} />;
}
