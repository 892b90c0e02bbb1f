import type { Language, LegalTextsWords } from '../../../words/types.gen.js';
import { legalTexts as sentences } from '../../../words/words.gen.js';

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
  showsLiveMap: boolean;
}

const HOUR = 60;
const DAY = 24 * HOUR;

function deadlineInWords(minutes: number, words: LegalTextsWords): string {
  if (minutes === 0) return words.untilItBegins();
  if (minutes >= 2 * DAY && minutes % DAY === 0) return words.untilDaysBefore({ days: minutes / DAY });
  return minutes % HOUR === 0
    ? words.untilHoursBefore({ hours: minutes / HOUR })
    : words.untilMinutesBefore({ minutes });
}

const factsOf = (salon: Facts, words: LegalTextsWords): Record<string, string> => ({
  salon: salon.name,
  address: [salon.street, [salon.postalCode, salon.city].filter(Boolean).join(' '), salon.country]
    .filter(Boolean)
    .join(', '),
  email: salon.email,
  phone: salon.phone,
  cancellation: deadlineInWords(salon.cancellationNoticeMinutes, words),
  map: salon.showsLiveMap ? words.mapAtOnce() : words.mapOnPress(),
});

/**
 * Fills in placeholders of a legal text, so that it stays true when the salon moves or changes its rules: `{salon}`,
 * `{address}`, `{email}`, `{phone}`, `{cancellation}`, `{map}`. A line with a fact that the salon has not entered is left out;
 * other words in braces stay.
 * @param language of the text
 */
export function fillLegalText(text: string, salon: Facts, language: Language): string {
  const facts = factsOf(salon, sentences[language]);
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
