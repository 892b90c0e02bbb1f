type PriceKind = 'fixed' | 'from';

interface Stretch {
  minutes: number;
}

/** How a team member does a service; null price or segments mean those of the service. */
export interface OfferedTerms {
  priceCents: number | null;
  segments: readonly Stretch[] | null;
}

/** What a service costs and how long it takes with anyone who does it, without add-ons. */
export interface AskingTerms {
  /** The least that anybody charges. */
  priceCents: number;
  /** `from` when somebody charges more, or the service says so itself. */
  priceKind: PriceKind;
  minMinutes: number;
  maxMinutes: number;
}

interface Asked {
  priceCents: number;
  priceKind: PriceKind;
  segments: readonly Stretch[];
}

/**
 * The one answer to "from how much?": wherever a service is shown with a price before a team member is chosen, it is this. A
 * price that nobody charges does not count. Null when nobody does the service: it is not for sale.
 */
export function askingTerms(service: Asked, offers: readonly OfferedTerms[]): AskingTerms | null {
  if (offers.length === 0) return null;
  const prices = offers.map(({ priceCents }) => priceCents ?? service.priceCents);
  const lengths = offers.map(({ segments }) => minutesOf(segments ?? service.segments));
  const priceCents = Math.min(...prices);
  return {
    priceCents,
    priceKind: service.priceKind === 'from' || prices.some((price) => price > priceCents) ? 'from' : 'fixed',
    minMinutes: Math.min(...lengths),
    maxMinutes: Math.max(...lengths),
  };
}

const minutesOf = (segments: readonly Stretch[]): number =>
  segments.reduce((sum, { minutes }) => sum + minutes, 0);
