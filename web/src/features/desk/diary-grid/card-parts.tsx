import { StickyNote, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../../../ui/icon';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { bookings } from '../../../words/bookings.gen';
import { desk as deskArea } from '../../../words/desk.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';
import { clientName } from '../../booking/bookings/client-name';
import { statusIcons, statusName } from '../../booking/bookings/status-badge';
import type { CardPart, DiaryCard } from '../diary-model/columns';
import { useDiaryTexts } from '../diary-model/use-diary-texts';
import { px } from './measures';

/** One part of a booking: hands-on, processing, or clean-up. */
const Ground = styled.span`
  position: absolute;
  inset-inline: 0;
  border-inline-start: 3px solid var(--line);
  background: var(--fill);

  &[data-kind='processing'] {
    background: none;
    border: 1px dashed var(--line);
    border-block: 0;
    border-inline-start: 3px dotted var(--line);
  }
  &[data-kind='buffer'] {
    background: repeating-linear-gradient(-45deg, var(--fill) 0 4px, var(--surface) 4px 8px);
    opacity: 0.75;
  }
  @media (forced-colors: active) {
    &[data-kind='buffer'] {
      border-top: 1px dashed;
    }
  }
  &:first-child {
    border-start-start-radius: 3px;
    border-start-end-radius: 5px;
  }
  &:nth-last-child(1 of [data-kind]) {
    border-end-start-radius: 3px;
    border-end-end-radius: 5px;
  }
`;

/** The text of one part, with as many lines as fit: always the name, then the service, then the times. */
const Words = styled.span`
  position: absolute;
  inset-inline: 0;
  container: part / size;
  overflow: hidden;
  font-size: var(--t-small);
  line-height: 16px;
  pointer-events: none;
`;
const Lines = styled.span`
  display: flex;
  flex-direction: column;
  padding-block: 2px 0;
  padding-inline: 9px 4px;

  > * {
    flex: none;
    min-width: 0;
    /* As many whole words as there is room for; the popover has all of them. */
    max-height: 1lh;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  > b {
    font-weight: 650;
  }
  > small {
    font-size: inherit;
  }
  @container part (height < 52px) {
    > [data-line='times'] {
      display: none;
    }
  }
  /* One line: the name, the service where there is room for it, and what is to be known at a glance. */
  @container part (height < 36px) {
    flex-direction: row;
    gap: 6px;
    padding-block: max(0px, min(4px, (100cqh - 17px) / 2));

    > b {
      flex: 0 1 auto;
      min-width: min(100%, 60%);
    }
    > [data-line='service'] {
      flex: 1 1 0;
    }
  }
  @container part (height < 36px) and (width < 165px) {
    /* For those who listen it stays. */
    > [data-line='service'] {
      position: absolute;
      width: 1px;
      clip-path: inset(50%);
    }
  }
`;
const Marks = styled.span`
  display: flex;
  gap: 2px;
  margin-inline-start: auto;

  @container part (height >= 36px) {
    position: absolute;
    top: 19px;
    inset-inline-end: 4px;
    padding-inline-start: 6px;
    background: var(--fill);
  }
`;

const Warned = styled.span`
  color: var(--danger);
`;

/** The background of a card's part, positioned from the card's top. */
export function PartGround({ card, part }: { card: DiaryCard; part: CardPart }) {
  const { span, parts } = card;
  return (
    <Ground
      data-kind={part.kind}
      style={{ top: px(part.from - span.from), height: px(heightOf(part, span, parts)) }}
    />
  );
}

/** A card with a single part has a readable minimum height. */
const heightOf = (part: CardPart, span: DiaryCard['span'], parts: readonly CardPart[]): number =>
  parts.length === 1 ? span.to - span.from : part.to - part.from;

/** The client, service, time and status; also for screen readers. */
export function FirstWords({ card, timeZone }: { card: DiaryCard; timeZone: string }) {
  const {
    words,
    formats: { formatTime },
  } = useDiaryTexts();
  const bookingWords = useWords(bookings);
  const desk = useWords(deskArea);
  const { booking, line, span, parts } = card;
  const [first] = parts;
  const position = booking.lines.indexOf(line) + 1;
  const minutes = first ? heightOf(first, span, parts) : 0;
  // The clean-up after it also belongs to it, unless others may be there in between.
  const isAlone = parts.every(({ kind }) => kind !== 'processing');
  return (
    <Words style={{ top: 0, height: px(isAlone ? span.to - span.from : minutes) }}>
      <Lines>
        <b>
          <bdi>{clientName(bookingWords, booking)}</bdi>
          {position > 0 && booking.lines.length > 1 && (
            <>
              {' '}
              <span aria-hidden>
                {position}/{booking.lines.length}
              </span>
              <VisuallyHidden>{words.positionOf({ position, count: booking.lines.length })}</VisuallyHidden>
            </>
          )}
        </b>{' '}
        <small data-line="service">
          <bdi>{line.title}</bdi>
        </small>{' '}
        <VisuallyHidden>
          {formatTime(line.startsAt, timeZone)} {words.untilThen({ time: formatTime(line.endsAt, timeZone) })}
        </VisuallyHidden>{' '}
        <small data-line="times" aria-hidden>
          {words.span({ from: formatTime(line.startsAt, timeZone), to: formatTime(line.endsAt, timeZone) })}
        </small>
        <Marks>
          {booking.warning && (
            <Warned>
              <Icon of={TriangleAlert} size={16} />
              <VisuallyHidden>{desk.warningIs({ warning: booking.warning })}</VisuallyHidden>{' '}
            </Warned>
          )}
          {booking.note && (
            <>
              <Icon of={StickyNote} size={16} />
              <VisuallyHidden>{words.hasNote()}</VisuallyHidden>{' '}
            </>
          )}
          {booking.status !== 'confirmed' && <Icon of={statusIcons[booking.status]} size={16} />}
          <VisuallyHidden>{statusName(bookingWords, booking.status)}</VisuallyHidden>
        </Marks>
      </Lines>
    </Words>
  );
}

/**
 * Labels of a visit's later parts: while it develops the team member is free, then the second part starts. Screen
 * readers get this with the first part.
 */
export function LaterWords({ card, part, number }: { card: DiaryCard; part: CardPart; number: number }) {
  const { words } = useDiaryTexts();
  const bookingWords = useWords(bookings);
  const { booking, line, span } = card;
  return (
    <Words aria-hidden style={{ top: px(part.from - span.from), height: px(part.to - part.from) }}>
      <Lines>
        {part.kind === 'processing' ? (
          <small>{words.processingAndFree()}</small>
        ) : (
          <>
            <b>
              <bdi>{clientName(bookingWords, booking)}</bdi>
            </b>
            <small data-line="service">
              {inSentence(words.partOf, { title: <bdi>{line.title}</bdi>, number: `${number}` })}
            </small>
          </>
        )}
      </Lines>
    </Words>
  );
}
