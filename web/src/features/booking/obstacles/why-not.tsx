import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useApi, type AnswerOf } from '../../../api/use-api';
import { useFormats } from '../../../ui/use-formats';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { Hint } from '../../../ui/text';
import { inSentence } from '../../../words/in-sentence';
import { obstacles } from '../../../words/obstacles.gen';
import { useWords } from '../../../words/use-words';
import { sentenceNameOf } from './obstacle-sentence';

type Obstacle = AnswerOf<'/availability/obstacles'>['obstacles'][number];

/** A free colleague, or the processing time of someone else's treatment. */
export type WayIn = AnswerOf<'/availability/obstacles'>['waysIn'][number];

/** The request for a start: new services, or a booking to move. */
export type Asked =
  | { services: string; staff?: string; addOns?: string }
  | { booking: string; staff?: string };

const Reasons = styled.section`
  padding-inline-start: var(--s-4);
  border-inline-start: 2px solid var(--brass-line);
`;

const Ways = styled.div`
  display: grid;
  gap: var(--s-2);
  margin-top: var(--s-3);
`;

const List = styled.ul`
  display: grid;
  gap: var(--s-2);
  margin: var(--s-2) 0 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

/**
 * Explains why the desk can't use this time: the fewest obstacles, with a fix for each. Hidden for a free time, while
 * loading, or after a failure: booking itself will report the problem.
 */
export function WhyNot({
  asked,
  startsAt,
  timeZone,
  onWayIn,
}: {
  /** Null while the request is incomplete. */
  asked: Asked | null;
  startsAt: string | null;
  timeZone: string;
  /** Uses that option instead. */
  onWayIn: (way: WayIn) => void;
}) {
  const words = useWords(obstacles);
  const { formatTime } = useFormats();
  const { data } = useApi(asked && startsAt ? '/availability/obstacles' : null, {
    params: { query: { ...asked, startsAt: startsAt ?? '' } },
  });
  if (!data || !startsAt || data.startsAt !== startsAt) return null;
  const time = formatTime(startsAt, timeZone);
  if (data.refusal) return <Hint>{data.refusal}</Hint>;
  return (
    <>
      {data.obstacles.length > 0 && (
        <Reasons aria-label={words.inTheWay({ time })}>
          <p>{words.inTheWay({ time })}</p>
          <List>
            {data.obstacles.map((obstacle) => (
              <li key={`${obstacle.kind} ${obstacle.staffId} ${obstacle.startsAt}`}>
                <ObstacleSentence obstacle={obstacle} timeZone={timeZone} />
              </li>
            ))}
          </List>
        </Reasons>
      )}
      {data.waysIn.length > 0 && <WaysIn ways={data.waysIn} timeZone={timeZone} onWayIn={onWayIn} />}
      {data.refusalToClients && <Hint>{words.notForClients({ time, reason: data.refusalToClients })}</Hint>}
    </>
  );
}

/** Ways to fit it in anyway, each with one click. */
function WaysIn({
  ways,
  timeZone,
  onWayIn,
}: {
  ways: readonly WayIn[];
  timeZone: string;
  onWayIn: (way: WayIn) => void;
}) {
  const words = useWords(obstacles);
  const { formatTime, formatSeries } = useFormats();
  return (
    <Ways>
      <p>{words.waysIn()}</p>
      <ButtonRow role="group" aria-label={words.waysIn()}>
        {ways.map((way) => {
          const at = { time: formatTime(way.startsAt, timeZone), name: <bdi>{way.staffName}</bdi> };
          return (
            <Button
              key={`${way.staffId} ${way.startsAt}`}
              variant="ghost"
              size="small"
              onClick={() => onWayIn(way)}
            >
              <span>
                {way.waitsIn
                  ? inSentence(words.whileWaiting, {
                      ...at,
                      client: <bdi>{way.waitsIn.clientName}</bdi>,
                      services: <bdi>{formatSeries(way.waitsIn.titles)}</bdi>,
                    })
                  : inSentence(words.withColleague, at)}
              </span>
            </Button>
          );
        })}
      </ButtonRow>
    </Ways>
  );
}

/** One obstacle, and how to remove it. */
export function ObstacleSentence({ obstacle, timeZone }: { obstacle: Obstacle; timeZone: string }) {
  const words = useWords(obstacles);
  const { formatTime } = useFormats();
  const { startsAt, endsAt, reason, booking, expiresAt } = obstacle;
  const between = { from: formatTime(startsAt, timeZone), to: formatTime(endsAt, timeZone) };
  const name = <bdi>{obstacle.staffName}</bdi>;
  const said = (): ReactNode => {
    const sentence = sentenceNameOf(obstacle);
    switch (sentence) {
      case 'booking':
        return inSentence(words.booking, {
          ...between,
          name,
          client: <bdi>{booking?.clientName}</bdi>,
          reference: booking?.reference ?? '',
        });
      case 'hold':
        return inSentence(words.hold, { name, time: formatTime(expiresAt ?? endsAt, timeZone) });
      case 'dayOff':
        return inSentence(words.dayOff, { name });
      case 'tooLate':
        return words.tooLate();
      case 'fullPool':
        return inSentence(words.fullPool, { ...between, pool: <bdi>{obstacle.pool}</bdi> });
      case 'closed':
      case 'clientBusy':
        return words[sentence](between);
      case 'away':
      case 'block':
      case 'timeOff':
        return inSentence(words[sentence], { ...between, name });
    }
  };
  return reason === ''
    ? said()
    : inSentence(words.because, { sentence: said(), reason: <bdi>{reason}</bdi> });
}
