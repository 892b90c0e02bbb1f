import { CircleCheck, CircleDot } from 'lucide-react';
import { cutDescription } from '../../../lib/cut-description';
import { useFormats } from '../../../ui/use-formats';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { CellStack, Table, type Column } from '../../../ui/table';
import type { InboxStatus, VisitorMessage } from './models';
import { messages as inboxArea } from '../../../words/messages.gen';
import { useWords } from '../../../words/use-words';

/** Enough of a message to recognise it. */
function beginningOf(message: string): string {
  const { shown, isCut } = cutDescription(message);
  return isCut ? `${shown.replace(/\s+\S*$/, '')} …` : shown;
}

/** Marks a message as open or handled. */
export function InboxStatusBadge({ status }: { status: InboxStatus }) {
  const words = useWords(inboxArea);
  return status === 'open' ? (
    <Badge tone="warning" icon={CircleDot}>
      {words.open()}
    </Badge>
  ) : (
    <Badge tone="success" icon={CircleCheck}>
      {words.handled()}
    </Badge>
  );
}

/** The sender's full name as given. */
export const writerOf = ({ name, lastName }: Pick<VisitorMessage, 'name' | 'lastName'>) =>
  `${name} ${lastName}`.trim();

/** Messages as rows; `onOpen` is called with the chosen one. */
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
  const words = useWords(inboxArea);
  const { formatDateTime } = useFormats();
  const columns: readonly Column<VisitorMessage>[] = [
    {
      key: 'from',
      header: words.from(),
      isRowHeader: true,
      cell: (message) => (
        <CellStack>
          <bdi>{writerOf(message)}</bdi>
          <small>
            <bdi dir="ltr">{message.email}</bdi>
          </small>
        </CellStack>
      ),
    },
    {
      key: 'message',
      header: words.message(),
      cell: ({ message }) => (
        <CellStack>
          <bdi>{beginningOf(message)}</bdi>
        </CellStack>
      ),
    },
    {
      key: 'when',
      header: words.written(),
      cell: ({ createdAt }) => (
        <CellStack>
          <small>{formatDateTime(createdAt, timeZone)}</small>
        </CellStack>
      ),
    },
    {
      key: 'status',
      header: words.status(),
      cell: ({ status, answers }) => (
        <CellStack>
          <span>
            <InboxStatusBadge status={status} />
          </span>
          {answers.length > 0 && <small>{words.answered()}</small>}
        </CellStack>
      ),
    },
    {
      key: 'actions',
      header: words.actions(),
      align: 'end',
      cell: (message) => (
        <Button
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          aria-label={words.readFrom({ name: writerOf(message) })}
          onClick={() => onOpen(message)}
        >
          {words.read()}
        </Button>
      ),
    },
  ];
  return <Table caption={caption} columns={columns} rows={items} keyOf={({ _id }) => _id} cardsBelow={720} />;
}
