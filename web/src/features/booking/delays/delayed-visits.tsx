import styled from 'styled-components';
import type { AnswerOf } from '../../../api/use-api';
import { phoneUrl } from '../../../lib/phone-url';
import { Alert } from '../../../ui/alert';
import { useFormats } from '../../../ui/use-formats';
import { ObstacleSentence } from '../obstacles/why-not';
import { delays } from '../../../words/delays.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';

const List = styled.ul`
  display: grid;
  gap: var(--s-2);
  margin: var(--s-2) 0 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  small {
    display: block;
    color: var(--text-2);
  }
`;

/** Visits that move on, with old and new times and who is told, and obstacles that can't move. */
export function DelayedVisits({
  delay: { visits, obstacles },
  timeZone,
  notifies,
}: {
  delay: AnswerOf<'/bookings/{id}/delay'>;
  timeZone: string;
  /** True if clients are emailed where possible. */
  notifies: boolean;
}) {
  const words = useWords(delays);
  const { formatTime, formatSeries } = useFormats();
  return (
    <>
      {visits.length > 0 ? (
        <section aria-label={words.movesOn()}>
          <strong>{words.movesOn()}</strong>
          <List>
            {visits.map((visit) => (
              <li key={visit._id}>
                {inSentence(words.fromTo, {
                  name: <bdi>{visit.name}</bdi>,
                  services: <bdi>{formatSeries(visit.titles)}</bdi>,
                  from: formatTime(visit.startsAt, timeZone),
                  to: <strong>{formatTime(visit.startsAtThen, timeZone)}</strong>,
                })}
                <small>
                  {visit.getsEmail ? (notifies ? words.getsEmail() : words.getsNone()) : words.callThem()}
                  {visit.phone && (
                    <>
                      {' · '}
                      <a href={phoneUrl(visit.phone)} dir="ltr">
                        {visit.phone}
                      </a>
                    </>
                  )}
                </small>
              </li>
            ))}
          </List>
        </section>
      ) : (
        obstacles.length === 0 && <p>{words.nobodyMoves()}</p>
      )}
      {obstacles.length > 0 && (
        <Alert tone="warning" title={words.staysInTheWay()}>
          <List>
            {obstacles.map((obstacle) => (
              <li key={`${obstacle.kind} ${obstacle.staffId} ${obstacle.startsAt}`}>
                <ObstacleSentence obstacle={obstacle} timeZone={timeZone} />
              </li>
            ))}
          </List>
        </Alert>
      )}
    </>
  );
}
