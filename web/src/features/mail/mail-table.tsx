import { useFormats } from '../../ui/use-formats';
import { Button } from '../../ui/button';
import { CellStack, Table, type Column } from '../../ui/table';
import { kindWords } from './mail-words';
import { MailStateBadge } from './mail-state-badge';
import type { MailItem } from './models';

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
  const { formatDateTime } = useFormats();
  const columns: readonly Column<MailItem>[] = [
    {
      key: 'kind',
      header: 'Email',
      isRowHeader: true,
      cell: ({ kind, subject }) => (
        <CellStack>
          {kindWords[kind]}
          {subject && <small>{subject}</small>}
        </CellStack>
      ),
    },
    {
      key: 'to',
      header: 'To',
      cell: ({ toName, toAddress }) => (
        <CellStack>
          {toName || toAddress}
          {toName && <small>{toAddress}</small>}
        </CellStack>
      ),
    },
    {
      key: 'when',
      header: 'Created',
      cell: ({ createdAt }) => (
        <CellStack>
          <small>{formatDateTime(createdAt, timeZone)}</small>
        </CellStack>
      ),
    },
    {
      key: 'state',
      header: 'Status',
      cell: ({ state, attempts }) => (
        <CellStack>
          <span>
            <MailStateBadge state={state} />
          </span>
          {attempts > 1 && <small>{attempts} attempts</small>}
        </CellStack>
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
