import type { FieldProblem } from '../../common/problem/problem.js';
import type { EpochMinute } from '../../common/time/epoch-minute.js';
import type { PriceKind, Service } from '../../salon/services/service.entity.js';
import { type LineOption, withAddOns } from './domain/segments.js';
import type { Plan, PlanOffer } from './plan.js';
import { sentence } from '../../common/words/sentence.js';

/** An add-on as it is at the time of booking. */
export interface ChosenAddOn {
  id: string;
  title: string;
  /** What the client read when they booked; left out when that is the title. */
  clientTitle?: string;
  priceCents: number;
  extraMinutes: number;
}

/** What a client asks for in one line of a booking; no staff means anyone. */
export interface LineRequest {
  serviceId: string;
  staffId: string | null;
  addOnIds: string[];
}

/** One way to do a line: by this team member, at their pace and price. */
export interface StaffOption extends LineOption {
  staffName: string;
  /** With the add-ons. */
  priceCents: number;
  priceKind: PriceKind;
}

/** One line of a booking that doesn't have a time yet. */
export interface BookableLine {
  serviceId: string;
  title: string;
  /** What the client read when they booked; left out when that is the title, and before anything is booked. */
  clientTitle?: string | null;
  addOns: ChosenAddOn[];
  anyStaff: boolean;
  options: StaffOption[];
  /** When it starts, for a line that stays where it is. */
  startsAt?: EpochMinute | undefined;
}

/** Lines as they come over the wire; an omitted team member means anyone, omitted add-ons mean none. */
export const lineRequestsOf = (
  lines: { serviceId: string; staffId?: string | null; addOnIds?: string[] }[],
): LineRequest[] =>
  lines.map(({ serviceId, staffId, addOnIds }) => ({
    serviceId,
    staffId: staffId ?? null,
    addOnIds: addOnIds ?? [],
  }));

/**
 * Assigns each add-on requested alongside the services to the first service that offers it. One that no service offers
 * stays with the first service, and is refused there.
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
 * Looks up what was asked for; says field by field what doesn't exist or isn't offered by that person. A line that nobody
 * does has no options: it has no free time, and cannot be booked.
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

/** The same for one line, whose fields are below `pointer`. */
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
    options: offers.map((offer) => optionOf(offer, service, addOns)),
  };
}

/** How a team member does the service today: at their own pace and price, or at the service's. */
export function optionOf(
  { member, offer }: PlanOffer,
  service: Service,
  addOns: readonly Pick<ChosenAddOn, 'priceCents' | 'extraMinutes'>[],
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
  };
}

/** Everybody who may do one of the lines, once each. */
export const staffOf = (lines: readonly BookableLine[]): string[] => [
  ...new Set(lines.flatMap(({ options }) => options.map(({ staffId }) => staffId))),
];

/** Why these lines cannot be booked with anyone: nobody does one of the services. Empty when somebody does each. */
export const unstaffedProblems = (lines: readonly BookableLine[]): FieldProblem[] =>
  lines.flatMap(({ options }, index) =>
    options.length > 0 ? [] : [{ pointer: `#/lines/${index}/serviceId`, detail: sentence('nobodyDoesIt') }],
  );
