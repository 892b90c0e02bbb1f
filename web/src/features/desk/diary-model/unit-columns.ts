import { pack } from './packing';
import type { DiaryCard, DiaryColumn } from './columns';
import type { Diary, DiaryBooking, DiaryLine, DiarySeat, DiaryUnit } from './models';
import { elapsedScale, spanOn, STEP_MINUTES, type Scale, type ShownHours } from './scale';

/** A day by room: a column for each unit, with who has it when. Its visits are not moved here. */
export function unitColumns(
  diary: Diary,
  day: string,
  hours: ShownHours,
  /** The services of a visit during its time there, with their team members. */
  titleOf: (lines: readonly DiaryLine[]) => string,
): DiaryColumn[] {
  const scale = elapsedScale(day, hours, diary.timeZone);
  const open = diary.days.find((one) => one.day === day)?.open ?? [];
  return diary.units.map((unit) => {
    const seats = diary.seats.filter(({ unitId }) => unitId === unit._id);
    const unseen = seats.filter(({ bookingId }) => bookingId === null);
    return {
      key: `${day} ${unit._id}`,
      day,
      person: { _id: unit._id, name: unit.title, role: unit.pool, img: '', picture: null, isActive: true },
      unit,
      scale,
      working: [],
      isSalonOpen: open.length > 0,
      off: outSpans(unit, scale),
      cards: placed(seats.flatMap((seat) => cardOf(seat, diary, scale, titleOf) ?? [])),
      blocks: [],
      holds: unseen.flatMap((seat) => spanOn(scale, seat) ?? []),
      busy: [],
    };
  });
}

/** When a unit is out of order, as much of it as is shown. */
function outSpans({ isOut, outUntil }: DiaryUnit, scale: Scale) {
  if (!isOut) return [];
  const to = outUntil ? Math.min(scale.length, scale.toMinute(Date.parse(outUntil))) : scale.length;
  return to > 0 ? [{ from: 0, to }] : [];
}

type Unplaced = Omit<DiaryCard, 'place'>;

function cardOf(
  seat: DiarySeat,
  { visits }: Diary,
  scale: Scale,
  titleOf: (lines: readonly DiaryLine[]) => string,
): Unplaced | null {
  const booking = visits.find(({ _id }) => _id === seat.bookingId);
  const [first] = booking?.lines ?? [];
  const span = spanOn(scale, seat);
  if (!booking || !first || !span) return null;
  const there = booking.lines.filter((line) => line.startsAt < seat.endsAt && seat.startsAt < line.endsAt);
  const endsAt = leavesAt(booking, seat);
  const stay = spanOn(scale, { startsAt: seat.startsAt, endsAt });
  const cleanUp = spanOn(scale, { startsAt: endsAt, endsAt: seat.endsAt });
  return {
    key: `${seat.unitId} ${seat.startsAt}`,
    booking,
    line: { ...(there[0] ?? first), title: titleOf(there), startsAt: seat.startsAt, endsAt },
    span: { from: span.from, to: Math.max(span.to, span.from + STEP_MINUTES) },
    parts: [
      ...(stay ? [{ ...stay, kind: 'active' as const }] : []),
      ...(cleanUp ? [{ ...cleanUp, kind: 'buffer' as const }] : []),
    ],
  };
}

/** The end for the client: anything after the visit is clean-up. */
const leavesAt = ({ endsAt }: DiaryBooking, seat: DiarySeat): string =>
  endsAt > seat.startsAt && endsAt < seat.endsAt ? endsAt : seat.endsAt;

/** Seats on one unit never meet, but short ones are drawn longer than they are. */
function placed(cards: readonly Unplaced[]): DiaryCard[] {
  const places = pack(cards.map(({ key, span }) => ({ key, span, busy: [span] })));
  return cards
    .map((card) => ({ ...card, place: places.get(card.key) ?? { lane: 0, lanes: 1, depth: 0 } }))
    .sort((a, b) => a.span.from - b.span.from);
}
