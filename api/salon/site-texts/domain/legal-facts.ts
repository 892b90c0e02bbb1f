/** Facts about the salon that legal texts can mention. */
interface Facts {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  phone: string;
  email: string;
  cancellationNoticeMinutes: number;
}

const HOUR = 60;
const DAY = 24 * HOUR;

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

function lengthInWords(minutes: number): string {
  if (minutes >= 2 * DAY && minutes % DAY === 0) return counted(minutes / DAY, 'day');
  return minutes % HOUR === 0 ? counted(minutes / HOUR, 'hour') : counted(minutes, 'minute');
}

const deadlineInWords = (minutes: number): string =>
  minutes === 0 ? 'until it begins' : `until ${lengthInWords(minutes)} before it begins`;

const factsOf = (salon: Facts): Record<string, string> => ({
  salon: salon.name,
  address: [salon.street, [salon.postalCode, salon.city].filter(Boolean).join(' '), salon.country]
    .filter(Boolean)
    .join(', '),
  email: salon.email,
  phone: salon.phone,
  cancellation: deadlineInWords(salon.cancellationNoticeMinutes),
});

/**
 * Fills in placeholders of a legal text, so that it stays true when the salon moves or changes its rules: `{salon}`,
 * `{address}`, `{email}`, `{phone}`, `{cancellation}`. A line with a fact that the salon has not entered is left out;
 * other words in braces stay.
 */
export function fillLegalText(text: string, salon: Facts): string {
  const facts = factsOf(salon);
  const isMissing = (line: string) =>
    Object.keys(facts).some((name) => !facts[name] && line.includes(`{${name}}`));
  return text
    .split('\n')
    .filter((line) => !isMissing(line))
    .map((line) =>
      line.replaceAll(/\{(\w+)\}/g, (braces, name: string) =>
        // Excludes inherited properties, such as `{constructor}`.
        Object.hasOwn(facts, name) ? (facts[name] ?? '') : braces,
      ),
    )
    .join('\n');
}
