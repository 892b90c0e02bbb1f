import type { FieldProblem } from '../../common/problem/problem.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import type { BookedLine, BookedVisit } from './booked-line.js';
import { clientMinutes, type Segment } from './domain/segments.js';
import { type BookableLine, type StaffOption, type InvalidLines, optionOf } from './bookable-lines.js';
import type { Plan, PlanOffer } from './plan.js';
import { sentence } from '../../common/words/sentence.js';

/** Changes in a move apart from the time. Default: the same team members as before. */
export interface Reassignment {
  /** Any colleague who does the service may take it over. */
  anyone?: boolean | undefined;
  /** This person does all of it, or one line. */
  staffId?: string | undefined;
  lineId?: string | undefined;
  /** Duration of the named line for the client. */
  minutes?: number | undefined;
  /** A team member who takes over does so at the agreed price; left out, at their own. */
  keepsPrice?: boolean | undefined;
}

/**
 * Turns a booking back into bookable lines in order to move it. With the same team member, duration and price stay as
 * booked, whatever the catalogue says today. A colleague uses their own pace and, unless the agreed price is kept,
 * their own price.
 */
export function linesOfBooking(
  booking: BookedVisit,
  plan: Plan,
  { anyone = false, staffId, lineId, minutes, keepsPrice = false }: Reassignment = {},
): BookableLine[] | InvalidLines {
  const problems: FieldProblem[] = [];
  if (lineId !== undefined && !booking.lines.some(({ id }) => id === lineId)) {
    problems.push({ pointer: '#/lineId', detail: sentence('noSuchLine') });
  }
  const lines = booking.lines.map((line) => {
    const who = lineId === undefined || lineId === line.id ? (staffId ?? line.staffId) : line.staffId;
    const offers = plan.offersOf(line.serviceId).filter(({ member }) => anyone || member.id === who);
    if (who !== line.staffId && offers.length === 0) {
      problems.push({ pointer: '#/staffId', detail: sentence('doesNotOfferThis', { service: line.title }) });
    }
    const options = optionsOfBooked(line, anyone ? null : who, plan, keepsPrice);
    const { serviceId, title, clientTitle, addOns } = line;
    const bookable = { serviceId, title, clientTitle, addOns, anyStaff: anyone };
    if (minutes === undefined || line.id !== lineId) return { ...bookable, options };
    const resized = withMinutes(options, minutes);
    if (resized.length === 0) problems.push(tooShort);
    return { ...bookable, options: resized };
  });
  return problems.length > 0 ? { problems } : lines;
}

/**
 * The options for a booked line: on the agreed terms with its team member, on their own terms with others. Empty if
 * no one does it.
 *
 * @param staffId null for anyone
 */
export function optionsOfBooked(
  line: BookedLine,
  staffId: string | null,
  plan: Plan,
  keepsPrice: boolean,
): StaffOption[] {
  if (staffId === line.staffId) return [asBooked(line, plan)];
  return plan
    .offersOf(line.serviceId)
    .filter(({ member }) => staffId === null || member.id === staffId)
    .map((offer) =>
      offer.member.id === line.staffId ? asBooked(line, plan) : takenOver(line, offer, plan, keepsPrice),
    );
}

/** A line with its own team member, at the agreed duration and price. */
export const asBooked = (
  { staffId, staffName, segments, ...line }: BookedLine,
  { pools }: Pick<Plan, 'pools'>,
): StaffOption => ({
  staffId,
  staffName,
  segments: segments satisfies Segment[],
  bufferMinutes: line.bufferMinutes,
  priceCents: line.priceCents,
  priceKind: line.priceKind,
  // Rooms that have been given up since are not needed any more.
  needs: line.resources.filter(({ poolId }) => pools.has(poolId)),
});

/** The line as a colleague would do it. */
export function takenOver(line: BookedLine, offer: PlanOffer, plan: Plan, keepsPrice: boolean): StaffOption {
  const { id: staffId, name: staffName } = offer.member;
  const agreed = { ...asBooked(line, plan), staffId, staffName };
  const service = plan.services.get(line.serviceId);
  // A service that is no longer sold has only its agreed terms.
  if (!service) return agreed;
  const own = optionOf(offer, service, line.addOns, agreed.needs);
  if (!keepsPrice) return own;
  // A duration set by hand at the desk is part of the agreement as well.
  const usual = plan.offersOf(service.id).find(({ member }) => member.id === line.staffId);
  const isUsualLength =
    !usual || clientMinutes(optionOf(usual, service, line.addOns).segments) === clientMinutes(line.segments);
  const { priceCents, priceKind } = line;
  return { ...own, priceCents, priceKind, segments: isUsualLength ? own.segments : agreed.segments };
}

const tooShort: FieldProblem = {
  pointer: '#/minutes',
  detail: sentence('tooShortForLastPart'),
};

/** The new length of one line: how many minutes the client is there for it. */
export interface Resizing {
  lineId: string;
  minutes: number;
}

/**
 * A booking with one line made longer or shorter: its last active segment takes the difference. That line and those
 * before it keep their start; later ones shift along.
 */
export function resizedLinesOf(
  booking: BookedVisit,
  plan: Plan,
  resizing: Resizing,
): BookableLine[] | InvalidLines {
  const lines = linesOfBooking(booking, plan, resizing);
  if ('problems' in lines) return lines;
  const resized = booking.lines.findIndex(({ id }) => id === resizing.lineId);
  return lines.map((line, index) => ({
    ...line,
    startsAt: index > resized ? undefined : minuteOf(booking.lines[index]?.startsAt ?? booking.startsAt),
  }));
}

/** These options at this duration, without those that would have no time left. */
export const withMinutes = (options: readonly StaffOption[], minutes: number): StaffOption[] =>
  options.flatMap((option) => {
    const segments = resizedSegments(option.segments, minutes);
    return segments ? [{ ...option, segments }] : [];
  });

/** The last active segment, which ends the line, takes the whole difference; null if nothing would be left of it. */
function resizedSegments(segments: readonly Segment[], minutes: number): Segment[] | null {
  const last = segments.at(-1);
  if (!last) return null;
  const left = last.minutes + minutes - clientMinutes(segments);
  return left > 0 ? [...segments.slice(0, -1), { ...last, minutes: left }] : null;
}
