import { Copy, Printer } from 'lucide-react';
import styled, { createGlobalStyle } from 'styled-components';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Icon } from '../../../ui/icon';
import { Stack } from '../../../ui/layout';
import { useCopy } from '../../../ui/use-copy';
import { useFormats } from '../../../ui/use-formats';
import { bookings } from '../../../words/bookings.gen';
import { useWords } from '../../../words/use-words';
import type { ClientNews } from './models';
import { callListText, emailsText, newsText } from './news-text';
import { ReachLink } from './reach-link';

const Clients = styled.ul`
  display: grid;
  border-block: 1px solid var(--border);

  li {
    display: grid;
    gap: 2px;
    padding-block: var(--s-3);
    overflow-wrap: anywhere;
    break-inside: avoid;
  }
  li + li {
    border-top: 1px solid var(--border);
  }
  a {
    justify-self: start;
    padding-block: var(--s-2);
    color: var(--accent);
    font-size: var(--t-lead);
    font-weight: 600;
  }
  span {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
`;

/** Prints only this list. */
const OnPaper = createGlobalStyle`
  @media print {
    html { overflow: visible !important; }
    body *:not([data-call-list], [data-call-list] *, :has([data-call-list])) { display: none; }
    dialog:has([data-call-list]) {
      position: absolute;
      inset-block: 0 auto;
      inset-inline: 0 auto;
      width: 100%;
      max-width: none;
      max-height: none;
      margin: 0;
      border: 0;
      overflow: visible;
      box-shadow: none;
    }
  }
`;

/** Clients to call after a change because they can't be emailed, as a list to call, copy or print. */
export function CallListDialog({
  news,
  timeZone,
  onClose,
}: {
  news: ClientNews;
  timeZone: string;
  onClose: () => void;
}) {
  const words = useWords(bookings);
  const texts = { words, formats: useFormats() };
  const { emails, toCall } = news;
  const copy = useCopy();
  return (
    <Dialog title={words.clientsToCall()} isOpen onClose={onClose}>
      <OnPaper />
      <Stack $gap={5}>
        <Stack data-call-list $gap={4}>
          <p>{words.callThem({ emails: emailsText(words, emails), count: toCall.length })}</p>
          <Clients aria-label={words.clientsToCall()}>
            {toCall.map((client) => (
              <li key={client.bookingId}>
                <strong>
                  <bdi>{client.name || words.client()}</bdi>
                </strong>
                <ReachLink words={words} phone={client.phone} email={client.email} />
                <span>{newsText(texts, client, timeZone)}</span>
              </li>
            ))}
          </Clients>
        </Stack>
        <DialogActions>
          <Button variant="quiet" onClick={() => window.print()}>
            <Icon of={Printer} size={18} /> {words.print()}
          </Button>
          <Button
            variant="ghost"
            onClick={() =>
              void copy(callListText(texts, news, timeZone), words.listCopied(), words.notCopied())
            }
          >
            <Icon of={Copy} size={18} /> {words.copy()}
          </Button>
          <Button onClick={onClose}>{words.doneWithList()}</Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
