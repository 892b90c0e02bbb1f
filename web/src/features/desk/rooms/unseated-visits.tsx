import styled from 'styled-components';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { useFormats } from '../../../ui/use-formats';
import { inSentence } from '../../../words/in-sentence';
import { resources as book } from '../../../words/resources.gen';
import { useWords } from '../../../words/use-words';
import { ContactLine } from '../../booking/client-news/contact-note';
import type { UnseatedVisit } from '../../booking/resources/models';

const List = styled.ul`
  display: grid;
  width: 100%;
  overflow-wrap: anywhere;

  > li {
    display: grid;
    gap: 2px;
    justify-items: start;
    padding-block: var(--s-3);
  }
  > li + li {
    border-top: 1px solid currentColor;
  }
  button {
    margin-top: var(--s-1);
    background: var(--surface);
    color: var(--text);
  }
`;

/** Booked visits for which no unit is free: who they are, and a button that opens each to be moved or cancelled. */
export function UnseatedVisits({
  visits,
  title,
  text,
  zone,
  onOpen,
}: {
  visits: readonly UnseatedVisit[];
  title: string;
  /** Said above the list. */
  text: string;
  zone: string;
  /** Null while nothing can be opened yet. */
  onOpen: ((bookingId: string) => void) | null;
}) {
  const words = useWords(book);
  const { formatShortDay, formatTime, formatSeries } = useFormats();
  return (
    <Alert tone="warning" title={title}>
      <p>{text}</p>
      <List>
        {visits.map(({ _id, startsAt, endsAt, titles, reference, client }) => {
          const name = client.name || words.client();
          return (
            <li key={_id}>
              <b>
                {inSentence(words.visitOf, {
                  day: formatShortDay(startsAt, zone),
                  from: <bdi dir="ltr">{formatTime(startsAt, zone)}</bdi>,
                  to: <bdi dir="ltr">{formatTime(endsAt, zone)}</bdi>,
                  client: <bdi>{name}</bdi>,
                })}
              </b>
              <span>{formatSeries(titles)}</span>
              <ContactLine contact={client} />
              {onOpen && (
                <Button
                  variant="ghost"
                  size="small"
                  aria-haspopup="dialog"
                  aria-label={words.openVisitOf({ name, reference })}
                  onClick={() => onOpen(_id)}
                >
                  {words.openVisit()}
                </Button>
              )}
            </li>
          );
        })}
      </List>
    </Alert>
  );
}
