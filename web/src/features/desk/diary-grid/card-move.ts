import { clientName } from '../../booking/bookings/client-name';
import type { DiaryCard, DiaryColumn } from '../diary-model/columns';
import { objectionText, spotText, type DiaryTexts } from '../diary-model/diary-text';
import type { Diary } from '../diary-model/models';
import { minutesOf, objectionTo, placed, placementOf, type Placement } from '../diary-model/placement';
import type { BookingsWords } from '../../../words/types.gen';
import type { Spot } from './keyboard-steps';

/** A card that is being moved or resized: where it would go, and how long it would be. */
export interface CardMove {
  card: DiaryCard;
  mode: 'move' | 'resize';
  by: 'pointer' | 'keyboard';
  from: Spot;
  spot: Spot;
  /** How long the client is there for it. */
  minutes: number;
}

/** What the columns on the screen say about a move: which cards there are, where one would go, what is in its way. */
export function cardMoves({
  diary,
  columns,
  skills,
  isWeek,
  mayHandOver,
  texts,
  bookingWords,
}: {
  diary: Diary;
  columns: readonly DiaryColumn[];
  skills: ReadonlyMap<string, ReadonlySet<string>> | null;
  isWeek: boolean;
  /** Whether a card may go to the column of somebody else. */
  mayHandOver: boolean;
  texts: DiaryTexts;
  bookingWords: BookingsWords;
}) {
  const { timeZone } = diary;
  const { words } = texts;
  const cards = new Map<string, { card: DiaryCard; column: number }>();
  columns.forEach((column, index) =>
    column.cards.forEach((card) => cards.set(card.key, { card, column: index })),
  );

  const placementAt = ({ card, from, spot, minutes }: CardMove): Placement => {
    const column = columns[spot.column];
    const to = placementOf(card.booking, card.line);
    if (!column) return to;
    // Back at its old place it keeps its very minute, even when only a part of it is shown.
    const isThere = spot.column === from.column && spot.minute === from.minute;
    const startsAtMs = isThere ? to.startsAtMs : column.scale.toInstant(spot.minute);
    return { ...to, startsAtMs, staffId: column.person._id, minutes };
  };
  const objectionAt = (move: CardMove): string | null => {
    const objection = objectionTo(placed(placementAt(move)), diary, skills);
    return objection && objectionText(texts, objection, diary.people, timeZone);
  };

  return {
    cardOf: (key: string) => cards.get(key)?.card,

    /** The move as it may be: over the column of somebody to whom it may not go, the card stays above its own. */
    inReach(move: CardMove): CardMove {
      const [from, to] = [columns[move.from.column], columns[move.spot.column]];
      if (mayHandOver || from?.person._id === to?.person._id) return move;
      return { ...move, spot: { ...move.spot, column: move.from.column } };
    },

    placementAt,
    objectionAt,

    /** A move that has just begun, or null for a booking that cannot be moved. */
    begin(key: string, mode: CardMove['mode'], by: CardMove['by']): CardMove | null {
      const found = cards.get(key);
      if (!found || !found.card.booking.can[mode]) return null;
      const { card, column } = found;
      const from = { column, minute: card.span.from };
      return { card, mode, by, from, spot: from, minutes: minutesOf(card.line) };
    },

    /** "10:15 with Vera. Free." */
    describe(move: CardMove): string {
      const column = columns[move.spot.column];
      if (!column) return '';
      const what =
        move.mode === 'resize'
          ? words.minuteCount({ count: move.minutes })
          : spotText(texts, column, move.spot.minute, timeZone, isWeek);
      const objection = objectionAt(move);
      return objection ? words.thereNotFree({ what, objection }) : words.thereFree({ what });
    },

    /** What a screen reader says when a move by keyboard begins, or cannot. */
    instructions(move: CardMove | null): string {
      if (!move) return words.cannotBeMoved();
      const name = clientName(bookingWords, move.card.booking);
      return move.mode === 'move' ? words.howToMove({ name }) : words.howToResize({ name });
    },
  };
}
