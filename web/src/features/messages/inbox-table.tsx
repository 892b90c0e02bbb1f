import { CircleCheck, CircleDot } from 'lucide-react';
import { cutDescription } from '../../lib/cut-description';
import { useFormats } from '../../ui/use-formats';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { CellStack, Table, type Column } from '../../ui/table';
import type { InboxStatus, VisitorMessage } from './models';

/** Enough of a message to recognise it. */
function beginningOf(message: string): string {
  const { shown, isCut } = cutDescription(message);
  return isCut ? `${shown.replace(/\s+\S*$/, '')} …` : shown;
}

/** Whether somebody has seen to a message. */
export function InboxStatusBadge({ status }: { status: InboxStatus }) {
  return status === 'open' ? (
    <Badge tone="warning" icon={CircleDot}>
      Open
    </Badge>
  ) : (
    <Badge tone="success" icon={CircleCheck}>
      Handled
    </Badge>
  );
}

/** The sender's whole name, as they gave it. */
export const writerOf = ({ name, lastName }: Pick<VisitorMessage, 'name' | 'lastName'>) =>
  `${name} ${lastName}`.trim();

/** Messages as rows; `onOpen` gets the one to read. */
export function InboxTable({
  caption,
  items,
  timeZone,
  onOpen,
}: {
  caption: string;
  items: readonly VisitorMessage[];
  timeZone: string;
  onOpen: (message: VisitorMessage) => void;
}) {
  const { formatDateTime } = useFormats();
  const columns: readonly Column<VisitorMessage>[] = [
    {
      key: 'from',
      header: 'From',
      isRowHeader: true,
      cell: (message) => (
        <CellStack>
          {writerOf(message)}
          <small>{message.email}</small>
        </CellStack>
      ),
    },
    {
      key: 'message',
      header: 'Message',
      cell: ({ message }) => <CellStack>{beginningOf(message)}</CellStack>,
    },
    {
      key: 'when',
      header: 'Written',
      cell: ({ createdAt }) => (
        <CellStack>
          <small>{formatDateTime(createdAt, timeZone)}</small>
        </CellStack>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status, answers }) => (
        <CellStack>
          <span>
            <InboxStatusBadge status={status} />
          </span>
          {answers.length > 0 && <small>Answered</small>}
        </CellStack>
      ),
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (message) => (
        <Button
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          aria-label={`Read: message from ${writerOf(message)}`}
          onClick={() => onOpen(message)}
        >
          Read
        </Button>
      ),
    },
  ];
  return <Table caption={caption} columns={columns} rows={items} keyOf={({ _id }) => _id} cardsBelow={720} />;
}
