/**
 * A country's legal requirements for tills, as far as we know: reporting to the tax office, or certified or secured
 * systems. The system has its local name in every language.
 */
export type TillLaw =
  | { kind: 'connected' | 'certified'; system: string }
  | { kind: 'attested' | 'tips' | 'giftCards' | 'unread' };

const laws: Readonly<Record<string, TillLaw>> = {
  AT: { kind: 'certified', system: 'RKSV' },
  DE: { kind: 'certified', system: 'TSE' },
  ES: { kind: 'certified', system: 'Veri*factu' },
  PT: { kind: 'certified', system: 'AT' },
  SE: { kind: 'certified', system: 'kontrollenhet' },
  GR: { kind: 'connected', system: 'myDATA' },
  HR: { kind: 'connected', system: 'fiskalizacija' },
  HU: { kind: 'connected', system: 'NAV' },
  IT: { kind: 'connected', system: 'RT' },
  PL: { kind: 'connected', system: 'CRK' },
  RO: { kind: 'connected', system: 'ANAF' },
  SI: { kind: 'connected', system: 'FURS' },
  SK: { kind: 'connected', system: 'eKasa' },
  FR: { kind: 'attested' },
  GB: { kind: 'tips' },
  US: { kind: 'giftCards' },
};

/** @param countryCode ISO 3166-1, two letters */
export const tillLawOf = (countryCode: string): TillLaw => laws[countryCode] ?? { kind: 'unread' };
