import styled from 'styled-components';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import type { BookingsWords } from '../../../words/types.gen';
import { CallPlease } from './call-please';
import type { ClientNews } from './models';
import { emailsText } from './news-text';

/** Long enough to reach for the phone, or for Undo. */
const CALL_MS = 8_000;

/** The effect of a change on its client, according to the server. */
interface ToldOf {
  news: ClientNews;
  /** False if the desk chose not to email the client. Left out if it was not asked. */
  notifies?: boolean;
}

export function Told({
  words,
  news: { emails, toCall },
  notifies = true,
}: ToldOf & { words: BookingsWords }) {
  return (
    <>
      {notifies ? emailsText(words, emails) : words.noEmailSent()}
      {toCall.map((client) => (
        <span key={client.bookingId}>
          {' '}
          <CallPlease words={words} client={client} />
        </span>
      ))}
    </>
  );
}

/** Undoes a change while its message is on the screen. */
export interface Undo {
  label: string;
  run: () => void;
}

const UndoMessage = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
`;

const MESSAGE_ID = 'change-undo';

/** Says that a booking was changed and who is told, and offers to undo it. */
export function announceTold(words: BookingsWords, sentence: string, told: ToldOf, undo?: Undo): void {
  const said = (
    <span>
      {sentence} <Told words={words} {...told} />
    </span>
  );
  if (!undo) {
    toast.success(said, told.news.toCall.length > 0 ? { duration: CALL_MS } : {});
    return;
  }
  const run = () => {
    toast.dismiss(MESSAGE_ID);
    undo.run();
  };
  toast.success(
    <UndoMessage>
      {said}
      <Button variant="quiet" size="small" onClick={run}>
        {undo.label}
      </Button>
    </UndoMessage>,
    { duration: CALL_MS, id: MESSAGE_ID },
  );
}
