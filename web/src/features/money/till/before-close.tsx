import { useState } from 'react';
import styled from 'styled-components';
import { useApi, type AnswerOf } from '../../../api/use-api';
import { Alert } from '../../../ui/alert';
import { Unanswered } from '../../../ui/answered';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { useFormats } from '../../../ui/use-formats';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';

type VisitAhead = AnswerOf<'/till/close/before'>['here'][number];

const Visits = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-4);
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
const SHOWN = 8;

/** Clients who are here and visits still to come, to consider before closing. Hidden if there are none. */
export function BeforeClose({ zone }: { zone: string }) {
  const words = useWords(book);
  const answer = useApi('/till/close/before');
  if (!answer.data) {
    const skeleton = <Skeleton $height="3rem" />;
    return <Unanswered answer={answer} what={words.theVisits()} skeleton={skeleton} />;
  }
  const { here, toCome } = answer.data;
  if (here.length + toCome.length === 0) return null;
  return (
    <Alert tone="info">
      {here.length > 0 && <p>{words.hereNow({ count: here.length })}</p>}
      {here.length > 0 && <VisitList visits={here} zone={zone} />}
      {toCome.length > 0 && <p>{words.toCome({ count: toCome.length })}</p>}
      {toCome.length > 0 && <VisitList visits={toCome} zone={zone} />}
      <p>{words.beforeText()}</p>
    </Alert>
  );
}

function VisitList({ visits, zone }: { visits: readonly VisitAhead[]; zone: string }) {
  const words = useWords(book);
  const { formatTime } = useFormats();
  const [isWhole, setWhole] = useState(false);
  return (
    <Visits role="list">
      {(isWhole ? visits : visits.slice(0, SHOWN)).map(({ bookingId, clientName, startsAt }) => (
        <li key={bookingId}>
          {formatTime(startsAt, zone)} <bdi>{clientName}</bdi>
        </li>
      ))}
      {visits.length > SHOWN && !isWhole && (
        <li>
          <Button variant="quiet" size="compact" onClick={() => setWhole(true)}>
            {words.showAllOf({ count: visits.length })}
          </Button>
        </li>
      )}
    </Visits>
  );
}
