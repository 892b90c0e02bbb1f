/** A country as the server describes it; only what a guess needs. */
interface Country {
  code: string;
  currency: string;
  timeZones: readonly string[];
}

/** Where a salon is. Each is empty while nobody knows. */
export interface Place {
  countryCode: string;
  timeZone: string;
  currency: string;
}

/** One zone has several names, of which engines prefer different ones: Asia/Calcutta, Asia/Kolkata. */
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

/** What a browser’s languages say of where it is: `de-AT` is Austria, `de` says nothing. */
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

/**
 * Where somebody is who sits at this browser. Its clock knows better than its languages: many read English who live
 * elsewhere.
 */
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

/** Whether clocks show the same in all of these zones, in summer and in winter: then any of them will do. */
const isOneClock = (zones: readonly string[]): boolean =>
  [0, 6].every((month) => new Set(zones.map((zone) => minutesAt(zone, month))).size === 1);

/**
 * What follows when another country is chosen: its money, and its time zone where it has one clock only or the zone
 * before, or the browser’s, is one of its own.
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
