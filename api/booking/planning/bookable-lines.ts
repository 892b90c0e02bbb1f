import type { FieldProblem } from '../../common/problem/problem.js';
import type { EpochMinute } from '../../common/time/epoch-minute.js';
import type { PriceKind, Service } from '../../salon/services/service.entity.js';
import { type LineOption, type Need, withAddOns } from './domain/segments.js';
import type { Plan, PlanOffer } from './plan.js';
import { type Sentence, sentence } from '../../common/words/sentence.js';

/** An add-on as it is at the time of booking. */
export interface ChosenAddOn {
  id: string;
  title: string;
  /** The title that the client read when they booked; left out if it equals the title. */
  clientTitle?: string;
  priceCents: number;
  extraMinutes: number;
}

/** A client's request for one line of a booking; no staff means anyone. */
export interface LineRequest {
  serviceId: string;
  staffId: string | null;
  addOnIds: string[];
}

/** One way to do a line: by this team member, at their pace and price. */
export interface StaffOption extends LineOption {
  staffName: string;
  /** Includes the add-ons. */
  priceCents: number;
  priceKind: PriceKind;
  needs: readonly Need[];
}

/** One line of a booking that doesn't have a time yet. */
export interface BookableLine {
  serviceId: string;
  title: string;
  /**
   * The title that the client read when they booked; left out if it equals the title, and before anything is booked.
   */
  clientTitle?: string | null;
  addOns: ChosenAddOn[];
  anyStaff: boolean;
  options: StaffOption[];
  /** The start, for a line that keeps its time. */
  startsAt?: EpochMinute | undefined;
}

/** Converts lines from a request: an omitted team member means anyone, omitted add-ons mean none. */
export const lineRequestsOf = (
  lines: { serviceId: string; staffId?: string | null; addOnIds?: string[] }[],
): LineRequest[] =>
  lines.map(({ serviceId, staffId, addOnIds }) => ({
    serviceId,
    staffId: staffId ?? null,
    addOnIds: addOnIds ?? [],
  }));

/**
 * Assigns each add-on requested alongside the services to the first service that offers it. An add-on that none
 * offers goes to the first service, and is refused there.
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

/** Why such a booking is impossible, field by field. */
export interface InvalidLines {
  problems: FieldProblem[];
}

/**
 * Looks up the request, and lists field by field what doesn't exist or isn't offered by that person. A line that no
 * one does has no options: it has no free time and can't be booked.
 */
export function bookableLinesOf(requests: LineRequest[], plan: Plan): BookableLine[] | InvalidLines {
  const problems: FieldProblem[] = [];
  const lines = requests.flatMap((request, index) => {
    const line = bookableLineOf(request, plan, `#/lines/${index}`);
    if (!('pointer' in line)) return [line];
    problems.push(line);
    return [];
  });
  return problems.length > 0 ? { problems } : lines;
}

/** The same for one line. `pointer` leads to its fields. */
export function bookableLineOf(
  request: LineRequest,
  plan: Plan,
  pointer: string,
): BookableLine | FieldProblem {
  const service = plan.services.get(request.serviceId);
  if (!service) return { pointer: `${pointer}/serviceId`, detail: sentence('noSuchService') };
  const addOns = service.addOns.filter(({ id }) => request.addOnIds.includes(id));
  if (addOns.length !== request.addOnIds.length) {
    return { pointer: `${pointer}/addOnIds`, detail: sentence('notTheseAddOns') };
  }
  const offers = plan
    .offersOf(service.id)
    .filter(({ member }) => request.staffId === null || member.id === request.staffId);
  if (offers.length === 0 && request.staffId !== null) {
    return { pointer: `${pointer}/staffId`, detail: sentence('doesNotOfferService') };
  }
  return {
    serviceId: service.id,
    title: service.title,
    addOns: addOns.map(({ id, title, priceCents, extraMinutes }) => ({
      id,
      title,
      priceCents,
      extraMinutes,
    })),
    anyStaff: request.staffId === null,
    options: offers.map((offer) => optionOf(offer, service, addOns, plan.needsOf(service.id))),
  };
}

/** A team member's terms for the service today: their own duration and price, or the service's. */
export function optionOf(
  { member, offer }: PlanOffer,
  service: Service,
  addOns: readonly Pick<ChosenAddOn, 'priceCents' | 'extraMinutes'>[],
  needs: readonly Need[] = [],
): StaffOption {
  const extraMinutes = addOns.reduce((sum, addOn) => sum + addOn.extraMinutes, 0);
  const extraCents = addOns.reduce((sum, addOn) => sum + addOn.priceCents, 0);
  return {
    staffId: member.id,
    staffName: member.name,
    segments: withAddOns(offer.segments ?? service.segments, extraMinutes),
    bufferMinutes: service.bufferMinutes,
    priceCents: (offer.priceCents ?? service.priceCents) + extraCents,
    priceKind: service.priceKind,
    needs,
  };
}

/** Everyone who may do any of the lines, without duplicates. */
export const staffOf = (lines: readonly BookableLine[]): string[] => [
  ...new Set(lines.flatMap(({ options }) => options.map(({ staffId }) => staffId))),
];

/** The pools that any of the lines needs, without duplicates. */
export const poolsOf = (lines: readonly BookableLine[]): string[] => [
  ...new Set(
    lines.flatMap(({ options }) => options.flatMap(({ needs }) => needs)).map(({ poolId }) => poolId),
  ),
];

/**
 * Why these lines can't be booked with anyone: no one does one of the services, or it needs a room or device of which
 * the salon has none. Empty if each can be done.
 */
export const unstaffedProblems = (
  lines: readonly BookableLine[],
  { pools }: Pick<Plan, 'pools'>,
): { pointer: string; detail: Sentence }[] =>
  lines.flatMap((line, index) => {
    const pointer = `#/lines/${index}/serviceId`;
    if (line.options.length === 0) return [{ pointer, detail: sentence('nobodyDoesIt') }];
    const isPlaceless = poolsOf([line]).some((id) => (pools.get(id)?.units.length ?? 0) === 0);
    return isPlaceless ? [{ pointer, detail: sentence('noPlaceForIt') }] : [];
  });
