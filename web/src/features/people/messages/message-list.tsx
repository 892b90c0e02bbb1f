import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { cutDescription } from '../../../lib/cut-description';
import { useFormats } from '../../../ui/use-formats';
import { messages as inboxArea } from '../../../words/messages.gen';
import { useWords } from '../../../words/use-words';
import { InboxStatusBadge } from './inbox-status-badge';
import { type VisitorMessage, writerOf } from './models';

const List = styled.ul`
  border-block: 1px solid var(--border);

  > li + li {
    border-top: 1px solid var(--border);
  }
`;
const Row = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 2px var(--s-3);
  padding: var(--s-3);
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    background: var(--surface-2);
  }
  &[aria-current] {
    background: var(--surface-3);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  time,
  > p {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
  > p {
    flex: 1 0 100%;
    min-width: 0;
    line-height: 1.4;
  }
`;
const Marks = styled.span`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-2);
  color: var(--text-2);
  font-size: var(--t-meta);
`;

/** Enough of a message to recognise it. */
function beginningOf(message: string): string {
  const { shown, isCut } = cutDescription(message);
  return isCut ? `${shown.replace(/\s+\S*$/, '')} …` : shown;
}

/** Messages by writer and time, each with how it begins. */
export function MessageList({
  label,
  items,
  timeZone,
  openId,
  saysStatus,
  pathOf,
}: {
  label: string;
  items: readonly VisitorMessage[];
  timeZone: string;
  /** The one that is read at the moment. */
  openId: string | null;
  /** Used where a list may have both. */
  saysStatus: boolean;
  pathOf: (message: VisitorMessage) => string;
}) {
  const words = useWords(inboxArea);
  const { formatDateTime } = useFormats();
  return (
    <List aria-label={label}>
      {items.map((message) => {
        const { _id, createdAt, status, answers } = message;
        return (
          <li key={_id}>
            <Row to={pathOf(message)} aria-current={_id === openId || undefined}>
              <strong>
                <bdi>{writerOf(message)}</bdi>
              </strong>{' '}
              <time dateTime={createdAt}>{formatDateTime(createdAt, timeZone)}</time>{' '}
              <p>
                <bdi>{beginningOf(message.message)}</bdi>
              </p>{' '}
              {(saysStatus || answers.length > 0) && (
                <Marks>
                  {saysStatus && <InboxStatusBadge status={status} />}
                  {answers.length > 0 && words.answered()}
                </Marks>
              )}
            </Row>
          </li>
        );
      })}
    </List>
  );
}
