import { clientName } from '../../booking/bookings/client-name';
import type { DiaryCard, DiaryColumn } from '../diary-model/columns';
import { objectionText, spotText, type DiaryTexts } from '../diary-model/diary-text';
import type { Diary } from '../diary-model/models';
import { minutesOf, objectionTo, placed, placementOf, type Placement } from '../diary-model/placement';
import type { BookingsWords } from '../../../words/types.gen';
import type { Spot } from './keyboard-steps';

/** A card being moved or resized: its new place and duration. */
export interface CardMove {
  card: DiaryCard;
  mode: 'move' | 'resize';
  by: 'pointer' | 'keyboard';
  from: Spot;
  spot: Spot;
  /** Duration for the client. */
  minutes: number;
}

/** Helpers for moves on the visible columns: which cards exist, where one would go, and its obstacles. */
export function cardMoves({
  diary,
  columns,
  skills,
  isWeek,
  isByRoom,
  mayHandOver,
  texts,
  bookingWords,
}: {
  diary: Diary;
  columns: readonly DiaryColumn[];
  skills: ReadonlyMap<string, ReadonlySet<string>> | null;
  isWeek: boolean;
  /** True for columns of rooms, in which nothing is moved. */
  isByRoom: boolean;
  /** True if a card may go to a colleague's column. */
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
    // Back in its old place, it keeps its exact minute, even if only part of it is visible.
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

    /** Limits a move: above the column of someone it may not go to, the card stays in its own. */
    inReach(move: CardMove): CardMove {
      const [from, to] = [columns[move.from.column], columns[move.spot.column]];
      if (mayHandOver || from?.person._id === to?.person._id) return move;
      return { ...move, spot: { ...move.spot, column: move.from.column } };
    },

    placementAt,
    objectionAt,

    /** The start of a move; null for a booking that can't be moved. */
    begin(key: string, mode: CardMove['mode'], by: CardMove['by']): CardMove | null {
      const found = cards.get(key);
      if (!found || isByRoom || !found.card.booking.can[mode]) return null;
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

    /** Announcements of screen readers when a keyboard move starts, or can't. */
    instructions(move: CardMove | null): string {
      if (!move) return isByRoom ? words.moveByPerson() : words.cannotBeMoved();
      const name = clientName(bookingWords, move.card.booking);
      return move.mode === 'move' ? words.howToMove({ name }) : words.howToResize({ name });
    },
  };
}
