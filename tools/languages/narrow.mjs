// Real words on a phone: nothing too wide, broken or cut off.
import { readdirSync, readFileSync } from 'node:fs';
import { brokenWords, sideways } from './look.mjs';

const PHONES = [390, 320];
const HEIGHT = 844;
/** Pages follow a new width within a moment, on a busy machine within two seconds. */
const PATIENCE_MS = 2_000;
const WORDS = new URL('../../words/', import.meta.url);

/** The words of a language's sentences, unlike those of services and people. */
const vocabularies = new Map();
function vocabularyOf(language) {
  const known = vocabularies.get(language);
  if (known) return known;
  const folder = new URL(`${language}/`, WORDS);
  const texts = readdirSync(folder).flatMap((side) =>
    readdirSync(new URL(`${side}/`, folder)).map((file) =>
      readFileSync(new URL(`${side}/${file}`, folder), 'utf8'),
    ),
  );
  const found = new Set(texts.join(' ').match(/[\p{L}\p{M}’']{3,}/gu));
  vocabularies.set(language, found);
  return found;
}

async function faultsOf(page, language, width) {
  const { over, widest } = await page.evaluate(sideways);
  const { broken, cut } = await page.evaluate(brokenWords);
  const ours = broken.filter((word) => vocabularyOf(language).has(word));
  return [
    ...(over > 0 ? [`${over} pixels too wide at ${width}: ${widest}`] : []),
    ...ours.map((word) => `“${word}” is broken at ${width}`),
    ...cut.map((name) => `“${name}” is cut off at ${width}`),
  ];
}

/** Looks at a page as phones show it, and gives it its own width back. */
export async function lookOnPhones(where, page, { language, report, count }) {
  const wide = page.viewportSize();
  for (const width of PHONES) {
    await page.setViewportSize({ width, height: HEIGHT });
    // Images and charts take their new size.
    await page.waitForTimeout(120);
    count.narrow += 1;
    let faults = await faultsOf(page, language, width);
    if (faults.length > 0) {
      await page.waitForTimeout(PATIENCE_MS);
      faults = await faultsOf(page, language, width);
    }
    for (const fault of faults) report(where, fault);
  }
  await page.setViewportSize(wide);
}
