import styled from 'styled-components';
import { Button } from '../../../ui/button';
import type { BookingsWords } from '../../../words/types.gen';
import type { ClientNews } from '../../booking/client-news/models';
import { Told } from '../../booking/client-news/told';

const Message = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  margin-block: -6px;
  margin-inline-end: -12px;
`;

/**
 * Says where a booking is now and who is told, and offers to undo it. Gets its texts as a prop, since toasts are
 * rendered outside the page.
 */
export function MovedMessage({
  words,
  sentence,
  news,
  notifies,
  onDontEmail,
  undoText,
  onUndo,
}: {
  words: BookingsWords;
  sentence: string;
  /** Left out if the client is not told about this move. */
  news: ClientNews | undefined;
  notifies: boolean;
  onDontEmail: () => void;
  undoText: string;
  onUndo: () => void;
}) {
  return (
    <Message>
      <span>
        {sentence} {news && <Told words={words} news={news} notifies={notifies} />}
      </span>
      {notifies && news && news.emails > 0 && (
        <Button variant="quiet" size="small" onClick={onDontEmail}>
          {words.dontEmail()}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={onUndo}>
        {undoText}
      </Button>
    </Message>
  );
}
