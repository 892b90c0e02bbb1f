import type { FieldProblem } from '../common/problem/problem.js';
import { minuteOf } from '../common/time/epoch-minute.js';
import { clientMinutes, type Segment } from '../scheduling/domain/segments.js';
import type { DraftLine, DraftOption, InvalidDraft } from '../scheduling/draft.js';
import type { Plan } from '../scheduling/plan.js';
import type { BookingRecord } from './booking.entity.js';

/** Who does the booking after a move. Left out: the same team members as before. */
export interface Reassignment {
  /** Colleagues who do the service may take it over. */
  anyone?: boolean | undefined;
  /** This person does it all, or one line of it. */
  staffId?: string | undefined;
  lineId?: string | undefined;
}

/** Turns a booking back into a draft to move it: length and price stay as booked, whatever they are today. */
export function draftOfBooking(
  booking: BookingRecord,
  plan: Plan,
  { anyone = false, staffId, lineId }: Reassignment = {},
): DraftLine[] | InvalidDraft {
  const problems: FieldProblem[] = [];
  if (lineId !== undefined && !booking.lines.some(({ id }) => id === lineId)) {
    problems.push({ pointer: '#/lineId', detail: 'The booking has no such line.' });
  }
  const lines = booking.lines.map((line) => {
    const asBooked = (staffId: string, staffName: string): DraftOption => ({
      staffId,
      staffName,
      segments: line.segments satisfies Segment[],
      bufferMinutes: line.bufferMinutes,
      priceCents: line.priceCents,
    });
    const who = lineId === undefined || lineId === line.id ? (staffId ?? line.staffId) : line.staffId;
    const offers = plan.offersOf(line.serviceId).filter(({ member }) => anyone || member.id === who);
    if (who !== line.staffId && offers.length === 0) {
      problems.push({ pointer: '#/staffId', detail: `This team member does not offer “${line.title}”.` });
    }
    const isKept = !anyone && who === line.staffId;
    return {
      serviceId: line.serviceId,
      title: line.title,
      priceKind: line.priceKind,
      addOns: line.addOns,
      anyStaff: anyone,
      options: isKept
        ? [asBooked(line.staffId, line.staffName)]
        : offers.map(({ member }) => asBooked(member.id, member.name)),
    };
  });
  return problems.length > 0 ? { problems } : lines;
}

/** What one line becomes; the minutes are those the client is there for it. */
export interface Resizing {
  lineId: string;
  minutes: number;
}

/**
 * A booking with one line made longer or shorter: its last active segment takes the difference. That line and those
 * before it keep their start, those after it shift along.
 */
export function resizedDraftOf(
  booking: BookingRecord,
  plan: Plan,
  { lineId, minutes }: Resizing,
): DraftLine[] | InvalidDraft {
  const lines = draftOfBooking(booking, plan);
  if ('problems' in lines) return lines;
  const resized = booking.lines.findIndex(({ id }) => id === lineId);
  if (resized === -1) return { problems: [{ pointer: '#/lineId', detail: 'The booking has no such line.' }] };
  const segments = resizedSegments(booking.lines[resized]?.segments ?? [], minutes);
  if (!segments) {
    return {
      problems: [
        { pointer: '#/minutes', detail: 'That would leave no time for the last part of the service.' },
      ],
    };
  }
  return lines.map((line, index) => ({
    ...line,
    startsAt: index > resized ? undefined : minuteOf(booking.lines[index]?.startsAt ?? booking.startsAt),
    options: index === resized ? line.options.map((option) => ({ ...option, segments })) : line.options,
  }));
}

/** The last active segment, which ends the line, takes the whole difference; null if nothing would be left of it. */
function resizedSegments(segments: readonly Segment[], minutes: number): Segment[] | null {
  const last = segments.at(-1);
  if (!last) return null;
  const left = last.minutes + minutes - clientMinutes(segments);
  return left > 0 ? [...segments.slice(0, -1), { ...last, minutes: left }] : null;
}
