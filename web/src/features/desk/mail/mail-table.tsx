import styled from 'styled-components';
import { useFormats } from '../../../ui/use-formats';
import { Button } from '../../../ui/button';
import { CellStack, Table, type Column } from '../../../ui/table';
import { Hint } from '../../../ui/text';
import { mail as book } from '../../../words/mail.gen';
import { useWords } from '../../../words/use-words';
import { MailStateBadge } from './mail-state-badge';
import type { MailItem } from './models';

const When = styled(Hint).attrs({ as: 'span' })`
  white-space: nowrap;
`;

/** Emails as rows; `onOpen` is called with the id of the chosen one. */
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
  const words = useWords(book);
  const { formatDateTime } = useFormats();
  const columns: readonly Column<MailItem>[] = [
    {
      key: 'kind',
      onPhone: 'main',
      header: words.email(),
      isRowHeader: true,
      cell: ({ kind, subject }) => (
        <CellStack>
          {words[`kind.${kind}`]()}
          {subject && (
            <small>
              <bdi>{subject}</bdi>
            </small>
          )}
        </CellStack>
      ),
    },
    {
      key: 'to',
      onPhone: 'sub',
      header: words.to(),
      cell: ({ toName, toAddress }) => (
        <CellStack>
          <span>
            <bdi>{toName || toAddress}</bdi>
          </span>
          {toName && (
            <small>
              <bdi>{toAddress}</bdi>
            </small>
          )}
        </CellStack>
      ),
    },
    {
      key: 'when',
      onPhone: 'sub',
      header: words.created(),
      cell: ({ createdAt }) => <When>{formatDateTime(createdAt, timeZone)}</When>,
    },
    {
      key: 'state',
      onPhone: 'end',
      header: words.status(),
      cell: ({ state, attempts }) => (
        <CellStack>
          <span>
            <MailStateBadge state={state} />
          </span>
          {attempts > 1 && <small>{words.attemptCount({ count: attempts })}</small>}
        </CellStack>
      ),
    },
    {
      key: 'actions',
      onPhone: 'more',
      header: words.actions(),
      align: 'end',
      cell: ({ _id, kind, toName, toAddress }) => (
        <Button
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          aria-label={words.readThat({ kind: words[`kind.${kind}`](), recipient: toName || toAddress })}
          onClick={() => onOpen(_id)}
        >
          {words.read()}
        </Button>
      ),
    },
  ];
  return (
    <Table caption={caption} columns={columns} rows={items} keyOf={({ _id }) => _id} rowsBelow={720} isList />
  );
}
