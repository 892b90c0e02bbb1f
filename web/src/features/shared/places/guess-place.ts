/** The parts of a country that a guess needs. */
interface Country {
  code: string;
  currency: string;
  timeZones: readonly string[];
}

/** A salon's place. Each part is empty while unknown. */
export interface Place {
  countryCode: string;
  timeZone: string;
  currency: string;
}

/** A zone has several names, and engines prefer different ones: Asia/Calcutta, Asia/Kolkata. */
function preferredName(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

function countryOfZone<One extends Country>(zone: string, countries: readonly One[]): One | undefined {
  const named = countries.find(({ timeZones }) => timeZones.includes(zone));
  if (named) return named;
  const preferred = preferredName(zone);
  if (preferred === null) return undefined;
  return countries.find(({ timeZones }) => timeZones.some((each) => preferredName(each) === preferred));
}

/** The country in a browser’s languages: `de-AT` is Austria, `de` says nothing. */
function countryOfLanguages<One extends Country>(
  languages: readonly string[],
  countries: readonly One[],
): One | undefined {
  for (const language of languages) {
    const region = /-([A-Za-z]{2})(?:-|$)/.exec(language)?.[1]?.toUpperCase();
    const country = region === undefined ? undefined : countries.find(({ code }) => code === region);
    if (country) return country;
  }
  return undefined;
}

/** The browser's place. Its time zone is more reliable than its languages: many people abroad use English. */
export function guessPlace(
  { timeZone, languages }: { timeZone: string; languages: readonly string[] },
  countries: readonly Country[],
): Place {
  const byZone = countryOfZone(timeZone, countries);
  if (byZone) return { countryCode: byZone.code, timeZone, currency: byZone.currency };
  const byLanguage = countryOfLanguages(languages, countries);
  return byLanguage
    ? placeIn(byLanguage, { timeZone: '', here: '' })
    : { countryCode: '', timeZone: '', currency: '' };
}

const minutesAt = (zone: string, month: number): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
    Date.UTC(2026, month, 1),
  );

/** True if clocks in all of these zones agree, in summer and winter: then any of them will do. */
const isOneClock = (zones: readonly string[]): boolean =>
  [0, 6].every((month) => new Set(zones.map((zone) => minutesAt(zone, month))).size === 1);

/**
 * The consequences of choosing another country: its currency, and its time zone if it has a single one, or if the
 * previous or the browser’s zone belongs to it.
 */
export function placeIn(
  country: Country,
  { timeZone, here }: { timeZone: string; /** The browser’s zone. */ here: string },
): Place {
  const { code, currency, timeZones } = country;
  const [only = ''] = timeZones;
  const known = [timeZone, here].find((zone) => timeZones.includes(zone));
  return { countryCode: code, currency, timeZone: known ?? (isOneClock(timeZones) ? only : '') };
}
