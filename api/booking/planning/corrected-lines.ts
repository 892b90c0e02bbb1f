import type { FieldProblem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { optionsOfBooked, withMinutes } from './rebooked-lines.js';
import type { BookedLine, BookedVisit } from './booked-line.js';
import { clientMinutes, withAddOns } from './domain/segments.js';
import {
  type ChosenAddOn,
  type BookableLine,
  bookableLineOf,
  type StaffOption,
  type InvalidLines,
  type LineRequest,
  optionOf,
} from './bookable-lines.js';
import type { Plan } from './plan.js';

/** The corrected form of one line of a booking. */
export interface CorrectedLine extends LineRequest {
  /** The booked line that it corrects; null for an added one. */
  lineId: string | null;
  /** Duration for the client; undefined for the agreed or usual one. */
  minutes?: number | undefined;
  /** The agreed price; undefined for the planned one. */
  priceCents?: number | undefined;
}

/** A line with what was agreed elsewhere. */
export interface AgreedLine extends Omit<CorrectedLine, 'lineId'> {
  /** The client asked for no one in particular, though someone is named by now. */
  anyStaff: boolean;
}

/** Looks up lines that follow the catalogue except where something else was agreed. */
export function agreedLinesOf(lines: readonly AgreedLine[], plan: Plan): BookableLine[] | InvalidLines {
  const problems: FieldProblem[] = [];
  const bookables = lines.flatMap((wanted, index) => {
    const bookable = bookableLineOf(wanted, plan, `#/lines/${index}`);
    if ('pointer' in bookable) {
      problems.push(bookable);
      return [];
    }
    const options = asWanted(bookable.options, { ...wanted, lineId: null });
    if (options.length === 0) {
      problems.push({ pointer: `#/lines/${index}/minutes`, detail: sentence('tooShortForLastPart') });
    }
    return [{ ...bookable, options, anyStaff: wanted.anyStaff }];
  });
  return problems.length > 0 ? { problems } : bookables;
}

export interface CorrectionTerms {
  /** A team member who takes over a line does so at the agreed price instead of their own. */
  keepsPrice: boolean;
  /** The booking's start stays, so lines keep their times up to the first that changes. */
  isInPlace: boolean;
}

/** The booking's lines as a correction that changes nothing. */
export const linesAsBooked = ({ lines }: BookedVisit): CorrectedLine[] =>
  lines.map(({ id, serviceId, staffId, addOns }) => ({
    lineId: id,
    serviceId,
    staffId,
    addOnIds: addOns.map((addOn) => addOn.id),
  }));

/** The booked line that a corrected one continues. Another service makes it a different line. */
export const keptLineOf = <Line extends BookedLine>(
  { lines }: { lines: Line[] },
  { lineId, serviceId }: Pick<CorrectedLine, 'lineId' | 'serviceId'>,
): Line | undefined => lines.find((line) => line.id === lineId && line.serviceId === serviceId);

const haveSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** True if the line keeps its people and duration. */
function isAsBooked(kept: BookedLine | undefined, wanted: CorrectedLine): boolean {
  if (!kept || wanted.staffId !== kept.staffId) return false;
  const minutes = clientMinutes(kept.segments);
  const addOnIds = kept.addOns.map(({ id }) => id);
  return haveSame(addOnIds, wanted.addOnIds) && (wanted.minutes ?? minutes) === minutes;
}

/** True if the correction needs other time than the booking has. Correcting only prices does not. */
export const takesOtherTime = (booking: Pick<BookedVisit, 'lines'>, lines: CorrectedLine[]): boolean =>
  lines.length !== booking.lines.length ||
  lines.some((line, index) => {
    const kept = keptLineOf(booking, line);
    return kept !== booking.lines[index] || !isAsBooked(kept, line);
  });

/**
 * Turns a corrected booking into bookable lines. Kept lines stay as agreed, including a duration and price set by
 * hand, plus or minus changed add-ons. New lines follow today's catalogue.
 */
export function correctedLinesOf(
  booking: BookedVisit,
  plan: Plan,
  lines: CorrectedLine[],
  { keepsPrice, isInPlace }: CorrectionTerms,
): BookableLine[] | InvalidLines {
  const problems: FieldProblem[] = [];
  let isStillInPlace = isInPlace;
  const bookables = lines.flatMap((wanted, index) => {
    const pointer = `#/lines/${index}`;
    if (wanted.lineId !== null && !booking.lines.some(({ id }) => id === wanted.lineId)) {
      problems.push({ pointer: `${pointer}/_id`, detail: sentence('noSuchLine') });
      return [];
    }
    const kept = keptLineOf(booking, wanted);
    const bookable = kept
      ? keptBookableLineOf(kept, wanted, plan, { keepsPrice, pointer })
      : bookableLineOf(wanted, plan, pointer);
    if ('pointer' in bookable) {
      problems.push(bookable);
      return [];
    }
    isStillInPlace &&= kept === booking.lines[index] && isAsBooked(kept, wanted);
    const options = asWanted(bookable.options, wanted);
    if (options.length === 0 && bookable.options.length > 0) {
      problems.push({ pointer: `${pointer}/minutes`, detail: sentence('tooShortForLastPart') });
    }
    const startsAt = isStillInPlace && kept ? minuteOf(kept.startsAt) : undefined;
    return [{ ...bookable, options, startsAt }];
  });
  return problems.length > 0 ? { problems } : bookables;
}

/** Applies the given duration and price. An agreed price is no longer a starting price. */
function asWanted(options: StaffOption[], { minutes, priceCents }: CorrectedLine): StaffOption[] {
  const resized = minutes === undefined ? options : withMinutes(options, minutes);
  if (priceCents === undefined) return resized;
  return resized.map((option) => ({ ...option, priceCents, priceKind: 'fixed' }));
}

function keptBookableLineOf(
  kept: BookedLine,
  { staffId, addOnIds }: CorrectedLine,
  plan: Plan,
  { keepsPrice, pointer }: { keepsPrice: boolean; pointer: string },
): BookableLine | FieldProblem {
  const addOns = addOnIds.flatMap((id) => addOnOf(kept, id, plan) ?? []);
  if (addOns.length !== addOnIds.length) {
    return { pointer: `${pointer}/addOnIds`, detail: sentence('notTheseAddOns') };
  }
  const line = withOtherAddOns(kept, addOns);
  const options = optionsOfBooked(line, staffId, plan, keepsPrice);
  if (options.length === 0 && staffId !== null) {
    return { pointer: `${pointer}/staffId`, detail: sentence('doesNotOfferService') };
  }
  const { serviceId, title, clientTitle } = line;
  const anyStaff = staffId === null || (kept.anyStaff && staffId === kept.staffId);
  return { serviceId, title, clientTitle, addOns, anyStaff, options };
}

/** As it was booked, otherwise from today's catalogue. */
function addOnOf(kept: BookedLine, addOnId: string, plan: Plan): ChosenAddOn | undefined {
  const booked = kept.addOns.find(({ id }) => id === addOnId);
  if (booked) return booked;
  const sold = plan.services.get(kept.serviceId)?.addOns.find(({ id }) => id === addOnId);
  return sold && pick(sold);
}

const pick = ({ id, title, priceCents, extraMinutes }: ChosenAddOn): ChosenAddOn => ({
  id,
  title,
  priceCents,
  extraMinutes,
});

const SHORTEST_MINUTES = 5;

const sumOf = (addOns: readonly ChosenAddOn[], of: 'priceCents' | 'extraMinutes'): number =>
  addOns.reduce((sum, addOn) => sum + addOn[of], 0);

/** The booked line as if it had been booked with these add-ons. */
function withOtherAddOns(line: BookedLine, addOns: ChosenAddOn[]): BookedLine {
  const more = (of: 'priceCents' | 'extraMinutes') => sumOf(addOns, of) - sumOf(line.addOns, of);
  // A line shortened by hand may have less time than the add-on took.
  const last = line.segments.findLast(({ kind }) => kind === 'active')?.minutes ?? 0;
  const moreMinutes = Math.max(more('extraMinutes'), SHORTEST_MINUTES - last);
  return {
    ...line,
    addOns,
    priceCents: Math.max(0, line.priceCents + more('priceCents')),
    segments: more('extraMinutes') === 0 ? line.segments : withAddOns(line.segments, moreMinutes),
  };
}

/** A team member's current price for a line; null if they no longer do it. */
export function cataloguePriceOf(
  { serviceId, addOns }: BookableLine,
  { staffId }: StaffOption,
  plan: Plan,
): number | null {
  const service = plan.services.get(serviceId);
  const offer = plan.offersOf(serviceId).find(({ member }) => member.id === staffId);
  if (!service || !offer) return null;
  const sold = addOns.map((addOn) => service.addOns.find(({ id }) => id === addOn.id) ?? addOn);
  return optionOf(offer, service, sold).priceCents;
}
