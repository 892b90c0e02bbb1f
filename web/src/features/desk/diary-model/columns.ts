import {
  WHOLE_TEAM,
  type Diary,
  type DiaryBlock,
  type DiaryDay,
  type DiaryLine,
  type DiaryPerson,
  type DiaryBooking,
  type DiaryUnit,
  type Stretch,
} from './models';
import { clash, pack, type Place } from './packing';
import {
  elapsedScale,
  spanOn,
  STEP_MINUTES,
  wallScale,
  type Scale,
  type ShownHours,
  type Span,
} from './scale';

/** A part of a booking on its card: hands-on, processing, or clean-up. */
export interface CardPart extends Span {
  kind: 'active' | 'processing' | 'buffer';
}

/** One service of a booking in its team member's column. */
export interface DiaryCard {
  key: string;
  booking: DiaryBooking;
  line: DiaryLine;
  span: Span;
  parts: readonly CardPart[];
  place: Place;
}

/** A block in its team member's column. */
export interface PlacedBlock {
  block: DiaryBlock;
  span: Span;
  place: Place;
}

type Unplaced<Item> = Omit<Item, 'place'>;

/** The day of a team member, or of a unit. */
export interface DiaryColumn {
  key: string;
  day: string;
  /** For a unit, its name in their place. */
  person: DiaryPerson;
  /** Set in the diary by room. */
  unit?: DiaryUnit;
  scale: Scale;
  /** Working times in order; empty on a day off. */
  working: readonly Stretch[];
  isSalonOpen: boolean;
  off: readonly Span[];
  cards: readonly DiaryCard[];
  blocks: readonly PlacedBlock[];
  holds: readonly Span[];
  /** Times when a colleague is busy with something the reader may not see. */
  busy: readonly Span[];
}

/** A column per team member: those at work or booked, the whole team, or one. */
export function dayColumns(
  diary: Diary,
  day: string,
  staff: string | null,
  hours: ShownHours,
): DiaryColumn[] {
  const scale = elapsedScale(day, hours, diary.timeZone);
  const found = diary.days.find((one) => one.day === day);
  const columns = diary.people.map((person) => columnOf(diary, found, day, person, scale));
  if (staff !== null && staff !== WHOLE_TEAM) return columns.filter(({ person }) => person._id === staff);
  const isBusy = ({ cards, busy, blocks }: DiaryColumn) =>
    cards.length > 0 || busy.length > 0 || blocks.some(({ block }) => block.kind === 'block');
  if (staff === WHOLE_TEAM) return columns.filter((column) => column.person.isActive || isBusy(column));
  return columns.filter((column) => column.working.length > 0 || isBusy(column));
}

/** A column per day of one team member. */
export function weekColumns(diary: Diary, person: DiaryPerson, hours: ShownHours): DiaryColumn[] {
  return diary.days.map((found) =>
    columnOf(diary, found, found.day, person, wallScale(found.day, hours, diary.timeZone)),
  );
}

function columnOf(
  diary: Diary,
  found: DiaryDay | undefined,
  day: string,
  person: DiaryPerson,
  scale: Scale,
): DiaryColumn {
  const own = ({ staffId }: { staffId: string }) => staffId === person._id;
  const working = found?.people.find(own)?.working ?? [];
  const placedOn = (stretch: Stretch) => spanOn(scale, stretch) ?? [];
  const blocks = diary.blocks.filter(own).flatMap((block) => {
    const span = spanOn(scale, block);
    return span ? [{ block, span }] : [];
  });
  return {
    key: `${day} ${person._id}`,
    day,
    person,
    scale,
    working,
    isSalonOpen: (found?.open.length ?? 0) > 0,
    off: gapsBetween(working.flatMap(placedOn), scale.length),
    ...placedTogether(cardsOf(diary.visits, person._id, scale), blocks),
    holds: diary.holds.filter(own).flatMap(placedOn),
    busy: diary.busy.filter(own).flatMap(placedOn),
  };
}

/** The gaps between the given ordered spans. */
function gapsBetween(spans: readonly Span[], length: number): Span[] {
  const gaps: Span[] = [];
  let from = 0;
  for (const span of spans) {
    if (span.from > from) gaps.push({ from, to: span.from });
    from = Math.max(from, span.to);
  }
  if (from < length) gaps.push({ from, to: length });
  return gaps;
}

/** A service part by part, with its clean-up. */
export const partsOf = (line: DiaryLine): (Stretch & { kind: CardPart['kind'] })[] => [
  ...line.segments,
  ...(line.bufferEndsAt > line.endsAt
    ? [{ kind: 'buffer' as const, startsAt: line.endsAt, endsAt: line.bufferEndsAt }]
    : []),
];

function cardsOf(bookings: readonly DiaryBooking[], staffId: string, scale: Scale): Unplaced<DiaryCard>[] {
  const cards = bookings.flatMap((booking) =>
    booking.status === 'cancelled'
      ? []
      : booking.lines.flatMap((line) => {
          if (line.staffId !== staffId) return [];
          const span = spanOn(scale, { startsAt: line.startsAt, endsAt: line.bufferEndsAt });
          if (!span) return [];
          const parts = partsOf(line).flatMap((part) => {
            const placed = spanOn(scale, part);
            return placed ? [{ ...placed, kind: part.kind }] : [];
          });
          return [{ key: line._id, booking, line, span: readable(span), parts }];
        }),
  );
  return cards.sort((a, b) => a.span.from - b.span.from || a.span.to - b.span.to);
}

/** A short block is drawn longer than it is. Its neighbours make room, so that each can be pressed. */
function placedTogether(
  cards: readonly Unplaced<DiaryCard>[],
  blocks: readonly Unplaced<PlacedBlock>[],
): Pick<DiaryColumn, 'cards' | 'blocks'> {
  const short = blocks.filter(({ span }) => span.to - span.from < STEP_MINUTES);
  const besideCards = blocks.filter(({ span }) => short.some((one) => clash([readable(one.span)], [span])));
  const places = pack([
    ...cards.map(({ key, span, parts }) => {
      const busy = parts.filter(({ kind }) => kind !== 'processing');
      return { key, span, busy: busy.length === 1 ? [span] : busy };
    }),
    ...besideCards.map(({ block, span }) => ({
      key: blockKey(block),
      span: readable(span),
      busy: [readable(span)],
    })),
  ]);
  const wholeWidth = { lane: 0, lanes: 1, depth: 0 };
  return {
    cards: cards.map((card) => ({ ...card, place: places.get(card.key) ?? wholeWidth })),
    blocks: blocks.map((one) => ({ ...one, place: places.get(blockKey(one.block)) ?? wholeWidth })),
  };
}

const blockKey = ({ _id }: DiaryBlock): string => `block ${_id}`;

/** Nothing is lower than a quarter of an hour, so that it can be read and clicked. */
const readable = ({ from, to }: Span): Span => ({ from, to: Math.max(to, from + STEP_MINUTES) });
