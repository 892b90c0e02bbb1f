// Long because it is the form of a service, field by field, in both directions.
import type { OwnPicture, StaffMember } from '../../../api/models';
import {
  changedWords,
  type LanguageDrafts,
  languageDraftsOf,
  type WordsChange,
} from '../../../lib/language-drafts';
import { amountOf, typedOf } from '../../../lib/typed-amount';
import { randomId } from '../../../lib/random-id';
import type { ServicesDeskWords } from '../../../words/types.gen';
import { MOST_TURNOVER_MINUTES, type Pool } from '../resources/models';
import type { Offer, Segment, ServiceEntry } from '../services/models';
import { chosenParts, type NeedDraft, needsOf, newNeeds } from './needs-draft';

/** The form's values: figures stay text until they are sent, so that no input is lost. */
export interface ServiceDraft extends LanguageDrafts<ServiceText> {
  title: string;
  description: string;
  /** One per line. */
  steps: string;
  aftercare: string;
  price: string;
  priceKind: 'fixed' | 'from';
  categoryId: string;
  picture: OwnPicture | null;
  segments: SegmentDraft[];
  bufferMinutes: string;
  rebookWeeks: string;
  addOns: AddOnDraft[];
  /** By staff id. */
  offers: Record<string, OfferDraft>;
  /** By pool id; empty in a salon without pools. */
  needs: Record<string, NeedDraft>;
}

export interface SegmentDraft {
  key: string;
  kind: Segment['kind'];
  minutes: string;
}

export interface AddOnDraft {
  key: string;
  /** Set for an existing add-on, which bookings may refer to. */
  id?: string;
  title: string;
  price: string;
  extraMinutes: string;
  words: LanguageDrafts<'title'>;
}

export interface OfferDraft {
  does: boolean;
  /** Their own price; empty for the service's. */
  price: string;
  /** Their own minutes per segment; empty for the service's. */
  minutes: string[];
}

export interface ServiceBody {
  title: string;
  description: string;
  steps: string;
  aftercare: string;
  price: number;
  priceKind: 'fixed' | 'from';
  categoryId: string;
  pictureId: string | null;
  segments: Segment[];
  bufferMinutes: number;
  rebookWeeks: number | null;
  addOns: {
    _id?: string;
    title: string;
    price: number;
    extraMinutes: number;
    words?: WordsChange<'title'>;
  }[];
  words?: WordsChange<ServiceText>;
  status?: 'active' | 'hidden' | 'archived';
}

export type OffersBody = { staffId: string; price: number | null; segments: Segment[] | null }[];

/** Translatable texts of a service, and of an add-on. */
export const serviceTexts = ['title', 'description', 'steps', 'aftercare'] as const;
type ServiceText = (typeof serviceTexts)[number];
export const addOnTexts = ['title'] as const;

const LONGEST_MINUTES = 12 * 60;

/** A new service: three quarters of an hour, done by everyone, until the owner changes it. */
export const newDraft = (
  staff: readonly StaffMember[],
  categoryId: string,
  pools: readonly Pool[],
): ServiceDraft => ({
  ...languageDraftsOf(serviceTexts),
  title: '',
  description: '',
  steps: '',
  aftercare: '',
  price: '',
  priceKind: 'fixed',
  categoryId,
  picture: null,
  segments: [{ key: 'first', kind: 'active', minutes: '45' }],
  bufferMinutes: '0',
  rebookWeeks: '',
  addOns: [],
  offers: Object.fromEntries(staff.map(({ _id }) => [_id, { does: true, price: '', minutes: [] }])),
  needs: newNeeds(pools),
});

/** A service as a draft. Keys are derived from ids, so that two drafts of the same service are equal. */
export function draftOf(
  service: ServiceEntry,
  staff: readonly StaffMember[],
  offers: readonly Offer[],
  pools: readonly Pool[],
): ServiceDraft {
  const segments = service.segments.map(({ kind, minutes }, index) => ({
    ...{ key: String(index), kind },
    minutes: String(minutes),
  }));
  return {
    ...languageDraftsOf(serviceTexts, service.words),
    title: service.title,
    description: service.description,
    steps: service.steps,
    aftercare: service.aftercare,
    price: String(service.price),
    priceKind: service.priceKind,
    categoryId: service.category._id,
    picture: service.picture,
    segments,
    bufferMinutes: String(service.bufferMinutes),
    rebookWeeks: String(service.rebookWeeks ?? ''),
    addOns: service.addOns.map(({ _id, title, price, extraMinutes, words }) => ({
      key: _id,
      id: _id,
      title,
      price: typedOf(price),
      extraMinutes: String(extraMinutes),
      words: languageDraftsOf(addOnTexts, words),
    })),
    offers: Object.fromEntries(
      staff.map(({ _id }) => {
        const own = offers.find(({ staffId, serviceId }) => staffId === _id && serviceId === service._id);
        return [
          _id,
          {
            does: own !== undefined,
            price: own?.price == null ? '' : typedOf(own.price),
            minutes: (own?.segments ?? []).map(({ minutes }) => String(minutes)),
          },
        ];
      }),
    ),
    needs: needsOf(service._id, segments, pools),
  };
}

/** Minutes in steps of five; null if invalid. */
export function minutesOf(text: string): number | null {
  return /^\d{1,3}$/.test(text.trim()) && Number(text) % 5 === 0 ? Number(text) : null;
}

/** The valid segments so far, for the bar drawn while typing. */
export const segmentsSoFar = (segments: readonly SegmentDraft[]): Segment[] =>
  segments.map(({ kind, minutes }) => ({ kind, minutes: minutesOf(minutes) ?? 0 }));

/** The label of each segment: "Hands-on, minutes", with a number if there are several. */
export const labelsOf = (
  words: ServicesDeskWords,
  segments: readonly Pick<SegmentDraft, 'kind'>[],
): string[] =>
  numbered(segments).map(({ kind, number }) => {
    if (segments.length === 1) return words.handsOnMinutes();
    return kind === 'active' ? words.handsOnMinutesOf({ number }) : words.processingMinutesOf({ number });
  });

/** The same for a team member's own minutes. */
export const ownLabelsOf = (
  words: ServicesDeskWords,
  segments: readonly Pick<SegmentDraft, 'kind'>[],
): string[] =>
  numbered(segments).map(({ kind, number }) => {
    if (segments.length === 1) return words.ownHandsOnMinutes();
    return kind === 'active'
      ? words.ownHandsOnMinutesOf({ number })
      : words.ownProcessingMinutesOf({ number });
  });

/** Each segment with its number among those of its kind. */
export const numbered = <Part extends Pick<SegmentDraft, 'kind'>>(segments: readonly Part[]) =>
  segments.map((segment, index) => ({
    ...segment,
    number: segments.slice(0, index + 1).filter(({ kind }) => kind === segment.kind).length,
  }));

/** Adds a wait and the work after it, because a service always begins and ends with work. */
export const withWait = (segments: readonly SegmentDraft[]): SegmentDraft[] => [
  ...segments,
  { key: randomId(), kind: 'processing', minutes: '30' },
  { key: randomId(), kind: 'active', minutes: '15' },
];

/** Removes a wait and joins the work around it. */
export function withoutWait(segments: readonly SegmentDraft[], key: string): SegmentDraft[] {
  const index = segments.findIndex((segment) => segment.key === key);
  const before = segments[index - 1];
  const after = segments[index + 1];
  if (!before || !after) return [...segments];
  const joined = (minutesOf(before.minutes) ?? 0) + (minutesOf(after.minutes) ?? 0);
  return [
    ...segments.slice(0, index - 1),
    { ...before, minutes: String(joined) },
    ...segments.slice(index + 2),
  ];
}

/** Whole weeks, from one to a year; null for anything else. */
const weeksOf = (text: string): number | null =>
  /^([1-9]|[1-4]\d|5[0-2])$/.test(text.trim()) ? Number(text) : null;

/** Errors that prevent sending, by field name, with a sentence for each. */
export function mistakesOf(words: ServicesDeskWords, draft: ServiceDraft): Record<string, string> {
  const mistakes: Record<string, string> = {};
  // The server knows what is too high in which currency.
  const price = (name: string, text: string) => {
    if (amountOf(text) === null) mistakes[name] = words.priceLike();
  };
  const minutes = (name: string, text: string, [least, most]: readonly [number, number]) => {
    const count = minutesOf(text);
    if (count === null || count < least || count > most)
      mistakes[name] = words.minutesInSteps({ least, most });
  };

  if (!draft.title.trim()) mistakes['title'] = words.enterTitle();
  if (!draft.categoryId) mistakes['categoryId'] = words.chooseCategory();
  price('price', draft.price);
  draft.segments.forEach((segment, index) =>
    minutes(`segments.${index}.minutes`, segment.minutes, [5, LONGEST_MINUTES]),
  );
  minutes('bufferMinutes', draft.bufferMinutes, [0, 120]);
  if (draft.rebookWeeks.trim() && weeksOf(draft.rebookWeeks) === null)
    mistakes['rebookWeeks'] = words.weeksLike();
  const whole = segmentsSoFar(draft.segments).reduce((sum, segment) => sum + segment.minutes, 0);
  if (whole + (minutesOf(draft.bufferMinutes) ?? 0) > LONGEST_MINUTES)
    mistakes['segments'] = words.atMostTwelveHours();
  draft.addOns.forEach((addOn, index) => {
    if (!addOn.title.trim()) mistakes[`addOns.${index}.title`] = words.enterAddOnTitle();
    price(`addOns.${index}.price`, addOn.price);
    minutes(`addOns.${index}.extraMinutes`, addOn.extraMinutes, [0, 240]);
  });
  for (const [staffId, offer] of Object.entries(draft.offers)) {
    if (!offer.does) continue;
    if (offer.price.trim()) price(`offers.${staffId}.price`, offer.price);
    draft.segments.forEach((_, index) => {
      const own = offer.minutes[index] ?? '';
      if (own.trim()) minutes(`offers.${staffId}.minutes.${index}`, own, [5, LONGEST_MINUTES]);
    });
  }
  for (const [poolId, need] of Object.entries(draft.needs)) {
    if (need.part === 'none') continue;
    minutes(`needs.${poolId}.turnover`, need.turnover, [0, MOST_TURNOVER_MINUTES]);
    const isInParts = need.part === 'parts' && draft.segments.length > 1;
    if (isInParts && chosenParts(need, draft.segments).length === 0)
      mistakes[`needs.${poolId}.segments`] = words.choosePart();
  }
  return mistakes;
}

/**
 * The draft in the API's format; only for a draft without errors.
 *
 * @param before the form's initial values: of the texts in other languages, only changed ones are sent
 */
export function bodyOf(draft: ServiceDraft, before: ServiceDraft): ServiceBody {
  const words = changedWords(serviceTexts, draft, before);
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    steps: draft.steps.trim(),
    aftercare: draft.aftercare.trim(),
    price: amountOf(draft.price) ?? 0,
    priceKind: draft.priceKind,
    categoryId: draft.categoryId,
    pictureId: draft.picture?._id ?? null,
    segments: segmentsSoFar(draft.segments),
    bufferMinutes: minutesOf(draft.bufferMinutes) ?? 0,
    rebookWeeks: weeksOf(draft.rebookWeeks),
    addOns: draft.addOns.map(({ id, title, price, extraMinutes, words: typed }) => ({
      ...(id && { _id: id }),
      title: title.trim(),
      price: amountOf(price) ?? 0,
      extraMinutes: minutesOf(extraMinutes) ?? 0,
      ...wordsOfAddOn(typed, id, before),
    })),
    ...(words && { words }),
  };
}

function wordsOfAddOn(typed: LanguageDrafts<'title'>, id: string | undefined, before: ServiceDraft) {
  const known = before.addOns.find((addOn) => id !== undefined && addOn.id === id);
  const words = changedWords(addOnTexts, typed, known?.words ?? languageDraftsOf(addOnTexts));
  return words && { words };
}

/** Team members who do it; empty terms follow the service's, including future changes. */
export function offersOf(draft: ServiceDraft): OffersBody {
  const segments = segmentsSoFar(draft.segments);
  return Object.entries(draft.offers)
    .filter(([, { does }]) => does)
    .map(([staffId, { price, minutes }]) => {
      const own = segments.map(({ kind, minutes: asTheService }, index) => ({
        kind,
        minutes: minutesOf(minutes[index] ?? '') || asTheService,
      }));
      const isOwn = own.some((segment, index) => segment.minutes !== segments[index]?.minutes);
      return { staffId, price: amountOf(price), segments: isOwn ? own : null };
    });
}
