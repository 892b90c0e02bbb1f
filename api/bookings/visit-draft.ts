import type { FieldProblem } from '../common/problem/problem.js';
import type { PriceKind } from '../services/salon-service.entity.js';
import type { BookingRecord } from './booking.entity.js';
import type { BookedAddOn } from './booking-line.entity.js';
import { clientMinutes, type Segment, type Treatment, withAddOns } from './domain/treatment.js';
import type { VisitLine } from './domain/visit.js';
import type { Plan } from './plan.js';

/** What a client asks for in one line of a visit; no staff means anyone. */
export interface LineRequest {
  serviceId: string;
  staffId: string | null;
  addOnIds: string[];
}

/** One way to do a line: by this person, at her pace and price. */
export interface DraftOption extends Treatment {
  staffName: string;
  priceCents: number;
}

/** One line of a visit that has not been given a time yet. */
export interface DraftLine {
  serviceId: string;
  title: string;
  priceKind: PriceKind;
  addOns: BookedAddOn[];
  anyStaff: boolean;
  options: DraftOption[];
  /** When it starts, in epoch minutes, for a line that stays where it is. */
  startsAt?: number | undefined;
}

/** Lines as they come over the wire, where what is left out means anyone and nothing more. */
export const lineRequestsOf = (
  lines: { serviceId: string; staffId?: string | null; addOnIds?: string[] }[],
): LineRequest[] =>
  lines.map(({ serviceId, staffId, addOnIds }) => ({
    serviceId: serviceId.toLowerCase(),
    staffId: staffId?.toLowerCase() ?? null,
    addOnIds: addOnIds?.map((id) => id.toLowerCase()) ?? [],
  }));

/**
 * Gives each extra that was asked for beside the services to the first of them that comes with it. One that none comes
 * with stays with the first, to be refused there.
 */
export function withExtras(lines: LineRequest[], addOnIds: string[], plan: Plan): LineRequest[] {
  const comesWith = ({ serviceId }: LineRequest, addOnId: string) =>
    plan.services.get(serviceId)?.addOns.some(({ id }) => id === addOnId) ?? false;
  const homes = addOnIds.map((id) =>
    Math.max(
      0,
      lines.findIndex((line) => comesWith(line, id)),
    ),
  );
  return lines.map((line, index) => ({ ...line, addOnIds: addOnIds.filter((_, at) => homes[at] === index) }));
}

/** Why there is no such visit, field by field. */
export interface Refusal {
  problems: FieldProblem[];
}

/** Looks up what was asked for; says field by field what does not exist or is not done by that person. */
export function draftOf(requests: LineRequest[], plan: Plan): DraftLine[] | Refusal {
  const problems: FieldProblem[] = [];
  const lines = requests.flatMap((request, index) => {
    const line = draftLineOf(request, plan, `#/lines/${index}`);
    if (!('pointer' in line)) return [line];
    problems.push(line);
    return [];
  });
  return problems.length > 0 ? { problems } : lines;
}

function draftLineOf(request: LineRequest, plan: Plan, pointer: string): DraftLine | FieldProblem {
  const service = plan.services.get(request.serviceId);
  if (!service) return { pointer: `${pointer}/serviceId`, detail: 'There is no such service.' };
  const addOns = service.addOns.filter(({ id }) => request.addOnIds.includes(id));
  if (addOns.length !== request.addOnIds.length) {
    return { pointer: `${pointer}/addOnIds`, detail: 'The service does not come with one of these.' };
  }
  const offers = plan
    .offersOf(service.id)
    .filter(({ member }) => request.staffId === null || member.id === request.staffId);
  if (offers.length === 0) {
    return { pointer: `${pointer}/staffId`, detail: 'Nobody by that id does this service.' };
  }
  const extraMinutes = addOns.reduce((sum, addOn) => sum + addOn.extraMinutes, 0);
  const extraCents = addOns.reduce((sum, addOn) => sum + addOn.priceCents, 0);
  return {
    serviceId: service.id,
    title: service.title,
    priceKind: service.priceKind,
    addOns: addOns.map(({ id, title, priceCents, extraMinutes }) => ({
      id,
      title,
      priceCents,
      extraMinutes,
    })),
    anyStaff: request.staffId === null,
    options: offers.map(({ member, offer }) => ({
      staffId: member.id,
      staffName: member.name,
      segments: withAddOns(offer.segments ?? service.segments, extraMinutes),
      bufferMinutes: service.bufferMinutes,
      priceCents: (offer.priceCents ?? service.priceCents) + extraCents,
    })),
  };
}

/** Drafts as the scheduling rules look at them. */
export const visitLinesOf = (drafts: DraftLine[]): VisitLine[] =>
  drafts.map(({ options, startsAt }) => ({ treatments: options, startsAt }));

/** Who does a visit when it is moved. Nothing said: those who were to do it. */
export interface Reassignment {
  /** Colleagues who do the service may take it over. */
  anyone?: boolean | undefined;
  /** This person does it all, or one line of it. */
  staffId?: string | undefined;
  lineId?: string | undefined;
}

/** A booking as a draft again, to be moved: length and price stay as booked, whatever the catalogue says today. */
export function draftOfBooking(
  booking: BookingRecord,
  plan: Plan,
  { anyone = false, staffId, lineId }: Reassignment = {},
): DraftLine[] | Refusal {
  const problems: FieldProblem[] = [];
  if (lineId !== undefined && !booking.lines.some(({ id }) => id === lineId)) {
    problems.push({ pointer: '#/lineId', detail: 'The visit has no such line.' });
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
      problems.push({ pointer: '#/staffId', detail: `Nobody by that id does “${line.title}”.` });
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

/** What becomes of one line; the minutes are those that the client is there for it. */
export interface Resizing {
  lineId: string;
  minutes: number;
}

/**
 * A booking with one line longer or shorter: its last active stretch takes the difference. That line and those before
 * it stay where they are, those after it follow.
 */
export function resizedDraftOf(
  booking: BookingRecord,
  plan: Plan,
  { lineId, minutes }: Resizing,
): DraftLine[] | Refusal {
  const lines = draftOfBooking(booking, plan);
  if ('problems' in lines) return lines;
  const resized = booking.lines.findIndex(({ id }) => id === lineId);
  if (resized === -1) return { problems: [{ pointer: '#/lineId', detail: 'The visit has no such line.' }] };
  const segments = resizedSegments(booking.lines[resized]?.segments ?? [], minutes);
  if (!segments) {
    return { problems: [{ pointer: '#/minutes', detail: 'Her last stretch of work would take no time.' }] };
  }
  return lines.map((line, index) => ({
    ...line,
    startsAt: index > resized ? undefined : (booking.lines[index]?.startsAt.getTime() ?? 0) / 60_000,
    options: index === resized ? line.options.map((option) => ({ ...option, segments })) : line.options,
  }));
}

/** The last active segment, which ends the line, takes all the difference; null when nothing would be left of it. */
function resizedSegments(segments: readonly Segment[], minutes: number): Segment[] | null {
  const last = segments.at(-1);
  if (!last) return null;
  const left = last.minutes + minutes - clientMinutes(segments);
  return left > 0 ? [...segments.slice(0, -1), { ...last, minutes: left }] : null;
}
