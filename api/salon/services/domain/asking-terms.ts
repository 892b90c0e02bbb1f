type PriceKind = 'fixed' | 'from';

interface Stretch {
  minutes: number;
}

/** A team member's terms for a service; a null price or null segments mean the service's own. */
export interface OfferedTerms {
  priceCents: number | null;
  segments: readonly Stretch[] | null;
}

/** The price and duration of a service across everyone who does it, without add-ons. */
export interface AskingTerms {
  /** The lowest price that anyone charges. */
  priceCents: number;
  /** `from` if someone charges more, or the service itself says so. */
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
 * The single answer to "from how much?", used wherever a service shows a price before a team member is chosen.
 * Ignores prices that no one charges. Null if no one does the service: it is not for sale.
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
