import type { Service, StaffMember } from '../../api/models';

type AddOn = Service['addOns'][number];
type Chosen = Pick<Service, '_id' | 'title' | 'price' | 'priceKind' | 'durationMinutes' | 'addOns'>;
type Person = Pick<StaffMember, 'offers'>;

/** One service of the visit with what was added to it. */
export interface CartLine {
  service: Chosen;
  addOns: readonly AddOn[];
}

/** What a visit costs and takes, as far as it is known before a person is settled. */
export interface Estimate {
  price: number;
  priceKind: 'fixed' | 'from';
  minMinutes: number;
  maxMinutes: number;
}

/** The chosen services in the order they were chosen, each with its own add-ons; what the salon no longer offers is left out. */
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

/** The people who do every one of these services. */
export function peopleForAll<Member extends Person>(
  staff: readonly Member[],
  serviceIds: readonly string[],
): Member[] {
  return staff.filter(({ offers }) =>
    serviceIds.every((id) => offers.some(({ serviceId }) => serviceId === id)),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Adds amounts of money in cents, where fractions do not drift. */
function sumMoney(amounts: readonly number[]): number {
  return sum(amounts.map((amount) => Math.round(amount * 100))) / 100;
}

/**
 * Price and length of one line. With anyone the least counts, and is "from" as soon as people ask different prices;
 * the hold names the exact figures once the person is known.
 */
function estimateLine({ service, addOns }: CartLine, people: readonly Person[]): Estimate {
  const offers = people.flatMap((person) =>
    person.offers.filter(({ serviceId }) => serviceId === service._id),
  );
  const prices = offers.length > 0 ? offers.map(({ price }) => price) : [service.price];
  const minutes =
    offers.length > 0 ? offers.map(({ durationMinutes }) => durationMinutes) : [service.durationMinutes];
  const extraMinutes = sum(addOns.map((addOn) => addOn.extraMinutes));
  const isFrom = service.priceKind === 'from' || new Set(prices).size > 1;
  return {
    price: sumMoney([Math.min(...prices), ...addOns.map(({ price }) => price)]),
    priceKind: isFrom ? 'from' : 'fixed',
    minMinutes: Math.min(...minutes) + extraMinutes,
    maxMinutes: Math.max(...minutes) + extraMinutes,
  };
}

/** Price and length of the whole visit; `people` are those who may do it: one person, or the salon's staff for anyone. */
export function estimate(lines: readonly CartLine[], people: readonly Person[]): Estimate {
  return addUp(lines.map((line) => estimateLine(line, people)));
}

/** What several parts of a visit come to. */
export function addUp(parts: readonly Estimate[]): Estimate {
  return {
    price: sumMoney(parts.map(({ price }) => price)),
    priceKind: parts.some(({ priceKind }) => priceKind === 'from') ? 'from' : 'fixed',
    minMinutes: sum(parts.map(({ minMinutes }) => minMinutes)),
    maxMinutes: sum(parts.map(({ maxMinutes }) => maxMinutes)),
  };
}

/** Takes one of several in, at the end, or out. */
export const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** Takes a service in or out; what hangs on it goes out with it. */
export function toggleService(
  { serviceIds, addOnIds }: { serviceIds: readonly string[]; addOnIds: readonly string[] },
  service: Pick<Service, '_id' | 'addOns'>,
): { serviceIds: string[]; addOnIds: string[] } {
  const own = new Set(service.addOns.map(({ _id }) => _id));
  return {
    serviceIds: toggled(serviceIds, service._id),
    addOnIds: serviceIds.includes(service._id) ? addOnIds.filter((id) => !own.has(id)) : [...addOnIds],
  };
}
