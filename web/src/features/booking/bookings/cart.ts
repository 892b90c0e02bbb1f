import type { Service, StaffMember } from '../../../api/models';

type AddOn = Omit<Service['addOns'][number], 'fallbacks'>;
type Chosen = Pick<Service, '_id' | 'title' | 'price' | 'priceKind' | 'durationMinutes'> &
  Partial<Pick<Service, 'terms'>> & { addOns: readonly AddOn[] };
type Person = Pick<StaffMember, 'offers'>;

/** One service of the booking with its add-ons. */
export interface CartLine {
  service: Chosen;
  addOns: readonly AddOn[];
}

/** The price and duration of a booking, as far as known before the team member is. */
export interface Estimate {
  price: number;
  priceKind: 'fixed' | 'from';
  minMinutes: number;
  maxMinutes: number;
}

/** The chosen services in order, each with its own add-ons, without those no longer offered. */
export function cartLines(
  services: readonly Chosen[],
  serviceIds: readonly string[],
  addOnIds: readonly string[],
): CartLine[] {
  return serviceIds.flatMap((id) => {
    const service = services.find(({ _id }) => _id === id);
    return service ? [{ service, addOns: service.addOns.filter(({ _id }) => addOnIds.includes(_id)) }] : [];
  });
}

/** The team members who do every one of these services. */
export function peopleForAll<Member extends Person>(
  staff: readonly Member[],
  serviceIds: readonly string[],
): Member[] {
  return staff.filter(({ offers }) =>
    serviceIds.every((id) => offers.some(({ serviceId }) => serviceId === id)),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Adds amounts in cents, to avoid rounding errors. */
function sumMoney(amounts: readonly number[]): number {
  return sum(amounts.map((amount) => Math.round(amount * 100))) / 100;
}

/**
 * The price and duration of one line. With anyone, the lowest counts, and is "from" if team members' prices differ;
 * the hold has the exact figures once the team member is known.
 */
function estimateLine({ service, addOns }: CartLine, people: readonly Person[]): Estimate {
  const offers = people.flatMap((person) =>
    person.offers.filter(({ serviceId }) => serviceId === service._id),
  );
  // Until the team is loaded, use the salon's own "from" price.
  const { price, priceKind } = service.terms ?? service;
  const { minMinutes = service.durationMinutes, maxMinutes = service.durationMinutes } = service.terms ?? {};
  const isTeamKnown = offers.length > 0;
  const prices = isTeamKnown ? offers.map(({ price }) => price) : [price];
  const minutes = isTeamKnown
    ? offers.map(({ durationMinutes }) => durationMinutes)
    : [minMinutes, maxMinutes];
  const extraMinutes = sum(addOns.map((addOn) => addOn.extraMinutes));
  const isFrom =
    service.priceKind === 'from' || new Set(prices).size > 1 || (!isTeamKnown && priceKind === 'from');
  return {
    price: sumMoney([Math.min(...prices), ...addOns.map(({ price }) => price)]),
    priceKind: isFrom ? 'from' : 'fixed',
    minMinutes: Math.min(...minutes) + extraMinutes,
    maxMinutes: Math.max(...minutes) + extraMinutes,
  };
}

/**
 * The price and duration of the whole booking; `people` are those who may do it: one team member, or the whole team
 * for anyone.
 */
export function estimate(lines: readonly CartLine[], people: readonly Person[]): Estimate {
  return addUp(lines.map((line) => estimateLine(line, people)));
}

/** The sum of several parts of a booking. */
export function addUp(parts: readonly Estimate[]): Estimate {
  return {
    price: sumMoney(parts.map(({ price }) => price)),
    priceKind: parts.some(({ priceKind }) => priceKind === 'from') ? 'from' : 'fixed',
    minMinutes: sum(parts.map(({ minMinutes }) => minMinutes)),
    maxMinutes: sum(parts.map(({ maxMinutes }) => maxMinutes)),
  };
}

/** Adds the id at the end of the list, or removes it. */
export const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** Adds a service, or removes it with its add-ons. */
export function toggleService(
  { serviceIds, addOnIds }: { serviceIds: readonly string[]; addOnIds: readonly string[] },
  service: Pick<Chosen, '_id' | 'addOns'>,
): { serviceIds: string[]; addOnIds: string[] } {
  const own = new Set(service.addOns.map(({ _id }) => _id));
  return {
    serviceIds: toggled(serviceIds, service._id),
    addOnIds: serviceIds.includes(service._id) ? addOnIds.filter((id) => !own.has(id)) : [...addOnIds],
  };
}
