import styled from 'styled-components';
import type { StaffName } from '../../../api/models';
import { useFormats } from '../../../ui/use-formats';
import { Card } from '../../../ui/card';
import { PlainList, PlainRow } from '../../../ui/plain-list';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { timeOff as timeOffBook } from '../../../words/time-off.gen';
import { useWords } from '../../../words/use-words';
import type { TimeOff } from './models';
import { RequestActions } from './request-actions';
import { timeOffText } from './time-off-text';

const Waiting = styled(Card)`
  margin-bottom: var(--s-5);

  li {
    flex-wrap: wrap;
  }
`;

/** Pending requests for time off on the team; hidden if there are none. */
export function TimeOffRequests({
  timeOff,
  people,
  zone,
}: {
  timeOff: readonly TimeOff[];
  people: readonly StaffName[];
  zone: string;
}) {
  const words = { ...useWords(book), ...useWords(timeOffBook) };
  const formats = useFormats();
  const waiting = timeOff.flatMap((request) => {
    const person = request.can.answer && people.find(({ _id }) => _id === request.staffId);
    return person ? [{ request, person }] : [];
  });
  if (waiting.length === 0) return null;
  const detailOf = ({ reason, inTheWay }: TimeOff) => (
    <>
      {reason && <bdi>{reason}</bdi>}
      {inTheWay && (
        <>
          {reason && ' · '}
          {words.bookingsThen({ count: inTheWay.visits })}
          {inTheWay.away.length > 0 && ` · ${words.alsoAway({ names: formats.formatList(inTheWay.away) })}`}
        </>
      )}
    </>
  );
  return (
    <Waiting as="section" aria-labelledby="time-off-requests">
      <h2 id="time-off-requests">{words.requests()}</h2>
      <PlainList>
        {waiting.map(({ request, person }) => (
          <PlainRow
            key={request._id}
            title={words.personAndTime({
              name: person.name,
              time: timeOffText({ words, formats }, request, zone),
            })}
            detail={detailOf(request)}
            actions={<RequestActions request={request} person={person} zone={zone} />}
          />
        ))}
      </PlainList>
    </Waiting>
  );
}
