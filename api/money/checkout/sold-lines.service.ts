import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingRecord } from '../../booking/booking-records/booking.entity.js';
import { toCents } from '../../common/money/currency-step.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import type { FieldProblem } from '../../common/problem/problem.js';
import { type Sentence, sentence } from '../../common/words/sentence.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { mayBeGivenOn, messageOf } from '../gift-cards/domain/greeting.js';
import { optionOf } from '../../booking/planning/bookable-lines.js';
import type { Plan } from '../../booking/planning/plan.js';
import { PlanService } from '../../booking/planning/plan.service.js';
import type { Product } from '../products/product.entity.js';
import { ProductsService } from '../products/products.service.js';
import { StaffService } from '../../salon/staff/staff.service.js';
import type { DayRate, TaxesOfDay } from '../till-settings/domain/tax-rates.js';
import type { TillRules } from '../till-settings/domain/till-mode.js';
import type { Language } from '../../words/types.gen.js';
import { notices } from '../../words/words.gen.js';
import { giftCardsNotSetUp } from './checkout.problems.js';
import type { CheckoutDto, CheckoutLineDto } from './dto/checkout.dto.js';
import { discountReasonOf, reductionOf, type SoldLine } from './sold-line.js';

/** The salon's offer, and the team that provides it. */
export interface Offer {
  plan: Plan;
  /** Everyone who works or has worked here, by id. */
  team: ReadonlyMap<string, { name: string; active: boolean }>;
}

/** Data for resolving lines. */
interface SaleContext extends Offer {
  booking: BookingRecord | null;
  rules: TillRules;
  taxes: TaxesOfDay;
  today: LocalDate;
  products: ReadonlyMap<string, Product>;
  /** The language of the titles that the salon records. */
  language: Language;
}

/** An invalid field of the line, and the reason. */
interface Wrong {
  field: string;
  why: Sentence;
}

type Found = Omit<SoldLine, 'kind' | 'quantity' | 'discount' | 'discountReason' | 'message' | 'givenOn'>;

const wrong = (field: string, why: Sentence): Wrong => ({ field, why });

const rateOf = (rate: DayRate | null): SoldLine['rate'] =>
  rate && { id: rate.id, name: rate.name, bp: rate.rateBp };

/** Resolves the lines to sell, at agreed or catalogue prices and with the day's tax. */
@Injectable()
export class SoldLinesService {
  constructor(
    private readonly plans: PlanService,
    private readonly products: ProductsService,
    private readonly staff: StaffService,
  ) {}

  /** Reads the offer before the ledger is locked. */
  async getOffer(tx: EntityManager): Promise<Offer> {
    const plan = await this.latestPlan(tx);
    const team = await this.staff.names(tx);
    return { plan, team: new Map(team.map(({ id, ...member }) => [id, member])) };
  }

  /** 422 with every invalid field. */
  async resolveLines(
    body: CheckoutDto,
    given: Omit<SaleContext, 'products'>,
    tx: EntityManager,
  ): Promise<SoldLine[]> {
    const productIds = body.lines.flatMap(({ productId }) => productId ?? []);
    const products = await this.products.getForSale(productIds.toSorted(), tx);
    const shelf: SaleContext = { ...given, products };
    const problems: FieldProblem[] = missingLines(body, shelf);
    const lines = body.lines.flatMap((line, index) => {
      const found = lineWith(line, shelf);
      if (!('why' in found)) return [soldLineOf(line, found, body)];
      problems.push({ pointer: `#/lines/${index}/${found.field}`, detail: found.why });
      return [];
    });
    if (problems.length > 0) throw invalidInput(problems);
    return lines;
  }

  private async latestPlan(tx: EntityManager): Promise<Plan> {
    const known = await this.plans.latestKnownIn(tx);
    return (await this.plans.isLatest(known, tx)) ? known : this.plans.reloadIn(tx);
  }
}

const soldLineOf = (line: CheckoutLineDto, found: Found, { discount }: CheckoutDto): SoldLine => {
  const ofSale = line.kind === 'gift-card' ? '' : (discount?.reason ?? '');
  return {
    ...found,
    kind: line.kind,
    quantity: line.quantity ?? 1,
    discount: reductionOf(line.discount),
    discountReason: discountReasonOf(line.discount?.reason ?? '', ofSale),
    message: messageOf(line.message ?? ''),
    givenOn: line.givenOn ?? null,
  };
};

/** A visit is paid as a whole, each line once: anything not charged is discounted with a reason. */
function missingLines(body: CheckoutDto, { booking }: SaleContext): FieldProblem[] {
  const named = body.lines.flatMap(({ bookingLineId }) => bookingLineId ?? []);
  if (new Set(named).size < named.length) return [{ pointer: '#/lines', detail: sentence('sameLineTwice') }];
  const isWhole = booking?.lines.every(({ id }) => named.includes(id)) ?? true;
  return isWhole ? [] : [{ pointer: '#/lines', detail: sentence('allOfTheVisit') }];
}

function lineWith(line: CheckoutLineDto, shelf: SaleContext): Found | Wrong {
  const isOneByOne = line.kind !== 'product';
  if (isOneByOne && (line.quantity ?? 1) !== 1) return wrong('quantity', sentence('oneByOne'));
  if (line.staffId !== undefined && !shelf.team.has(line.staffId))
    return wrong('staffId', sentence('noSuchTeamMember'));
  if (line.kind !== 'gift-card' && line.message) return wrong('message', sentence('onlyOnGiftCards'));
  if (line.kind !== 'gift-card' && line.givenOn !== undefined) {
    return wrong('givenOn', sentence('onlyOnGiftCards'));
  }
  if (line.kind === 'product') return productWith(line, shelf);
  if (line.kind === 'gift-card') return giftCardWith(line, shelf);
  return line.bookingLineId === undefined ? serviceWith(line, shelf) : bookedWith(line, shelf);
}

function bookedWith(line: CheckoutLineDto, { booking, taxes, team }: SaleContext): Found | Wrong {
  const booked = booking?.lines.find(({ id }) => id === line.bookingLineId);
  if (!booked) return wrong('bookingLineId', sentence('noSuchLine'));
  if (line.serviceId !== undefined && line.serviceId !== booked.serviceId)
    return wrong('serviceId', sentence('asInTheVisit'));
  if (line.staffId !== undefined && line.staffId !== booked.staffId)
    return wrong('staffId', sentence('asInTheVisit'));
  const unitCents = priceWith(line, booked);
  if (typeof unitCents !== 'number') return unitCents;
  return {
    title: booked.title,
    staffId: booked.staffId,
    staffName: team.get(booked.staffId)?.name ?? booked.staffName,
    bookingLineId: booked.id,
    serviceId: booked.serviceId,
    productId: null,
    unitCents,
    rate: rateOf(taxes.ofService(booked.serviceId)),
  };
}

function serviceWith(line: CheckoutLineDto, { plan, taxes }: SaleContext): Found | Wrong {
  const service = plan.services.get(line.serviceId ?? '');
  if (!service) return wrong('serviceId', sentence('noSuchService'));
  const offer = plan.offersOf(service.id).find(({ member }) => member.id === line.staffId);
  if (!offer) return wrong('staffId', sentence('doesNotOfferService'));
  const { priceCents, priceKind, staffId, staffName } = optionOf(offer, service, []);
  const unitCents = priceWith(line, { priceCents, priceKind });
  if (typeof unitCents !== 'number') return unitCents;
  return {
    title: service.title,
    staffId,
    staffName,
    bookingLineId: null,
    serviceId: service.id,
    productId: null,
    unitCents,
    rate: rateOf(taxes.ofService(service.id)),
  };
}

/** A known price can't be entered, only discounted. “From” is the minimum price. */
function priceWith(
  { price }: CheckoutLineDto,
  known: { priceCents: number; priceKind: 'fixed' | 'from' },
): number | Wrong {
  const typed = price === undefined ? null : toCents(price);
  if (known.priceKind === 'fixed') {
    const isKnown = typed === null || typed === known.priceCents;
    return isKnown ? known.priceCents : wrong('price', sentence('priceIsFixed'));
  }
  if (typed === null) return wrong('price', sentence('typeThePrice'));
  return typed < known.priceCents ? wrong('price', sentence('lessThanFrom')) : typed;
}

function productWith(line: CheckoutLineDto, { products, taxes, team }: SaleContext): Found | Wrong {
  const product = products.get(line.productId ?? '');
  if (!product) return wrong('productId', sentence('productNotSold'));
  const unitCents = priceWith(line, { priceCents: product.priceCents, priceKind: 'fixed' });
  if (typeof unitCents !== 'number') return unitCents;
  const staffId = line.staffId ?? null;
  return {
    title: product.title,
    staffId,
    staffName: (staffId === null ? undefined : team.get(staffId)?.name) ?? '',
    bookingLineId: null,
    serviceId: null,
    productId: product.id,
    unitCents,
    rate: rateOf(taxes.ofProduct(product.taxRateId)),
  };
}

function giftCardWith(
  line: CheckoutLineDto,
  { rules, taxes, team, today, language }: SaleContext,
): Found | Wrong {
  if (rules.giftCardTax === null) throw giftCardsNotSetUp();
  if (line.discount) return wrong('discount', sentence('giftCardAtItsValue'));
  const unitCents = line.price === undefined ? 0 : toCents(line.price);
  if (unitCents === 0) return wrong('price', sentence('typeThePrice'));
  if (unitCents > rules.giftCardMaxCents) return wrong('price', sentence('giftCardTooHigh'));
  if (line.givenOn !== undefined && !mayBeGivenOn(line.givenOn, today)) {
    return wrong('givenOn', sentence('givenTooFar'));
  }
  const staffId = line.staffId ?? null;
  return {
    title: notices[language].giftCard(),
    staffId,
    staffName: (staffId === null ? undefined : team.get(staffId)?.name) ?? '',
    bookingLineId: null,
    serviceId: null,
    productId: null,
    unitCents,
    // With several rates, the one due depends on what the card is spent on.
    rate: rules.giftCardTax === 'at-sale' ? rateOf(taxes.only) : null,
  };
}
