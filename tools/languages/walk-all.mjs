// Walks in each language that there is: nothing may be complained of, and Arabic is a mirror image.
import { AxeBuilder } from '@axe-core/playwright';
import { boxes, neighbours } from './look.mjs';
import { languages } from './languages.mjs';
import { DASHBOARD, NOWHERE, PUBLIC } from './screens.mjs';
import { confirmPath, visitor } from './visitors.mjs';
import { PSEUDO } from './walk-pseudo.mjs';

const DESK = { width: 1440, height: 900 };
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function walkAll({ browser, salon, owner, report, count }) {
  /** What each page looks like in English, to hold Arabic against. */
  const english = new Map();

  const mirror = async (page, address, path, language) => {
    const found = { boxes: await page.evaluate(boxes), neighbours: await page.evaluate(neighbours) };
    if (language === 'en') english.set(path, found);
    const other = english.get(path);
    if (language !== 'ar' || !other) return;
    found.boxes.forEach(({ part, x, width }, at) => {
      const there = other.boxes[at];
      // What is as wide as its words stands elsewhere; all else is its mirror image.
      if (!there || there.part !== part || Math.abs(there.width - width) > 1) return;
      count.mirrored += 1;
      const wanted = DESK.width - there.x - there.width;
      if (Math.abs(x - wanted) > 1)
        report(address, `${part} ${at} is not mirrored: ${x} for ${wanted}, ${width} wide`);
    });
    found.neighbours.forEach(({ kind, isOnOneLine, isAfter }, at) => {
      const there = other.neighbours[at];
      if (!isOnOneLine || !there?.isOnOneLine || there.kind !== kind) return;
      count.mirrored += 1;
      if (isAfter === there.isAfter) report(address, `${kind} ${at} stands on the same side as in English`);
    });
  };

  const look = async ({ page, complaints, open }, address, path, language) => {
    await open(address);
    count.pages += 1;
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).analyze();
    for (const { id, nodes } of violations)
      report(address, `axe: ${id} (${nodes.length}) ${nodes[0].target}`);
    for (const line of complaints.filter((one) => !(path === NOWHERE && one.includes('404'))))
      report(address, line);
    await mirror(page, address, path, language);
  };

  const all = Object.keys(languages).filter((one) => one !== PSEUDO);
  for (const [at, language] of all.entries()) {
    const someone = await visitor(browser, salon, { viewport: DESK, locale: languages[language].tag });
    const inIt = (path) => (language === 'en' ? path : `/${language}${path}`) || '/';
    for (const path of PUBLIC) await look(someone, inIt(path), path, language);
    // Each holds a time of another service, which nobody else is offered meanwhile.
    const confirm = await confirmPath(salon, at);
    await look(someone, inIt(confirm.replace(/&time=.*/, '')), 'time', language);
    await look(someone, inIt(confirm), 'confirm', language);
    await someone.close();
  }
  const admin = await visitor(browser, salon, { viewport: DESK, locale: 'en' });
  await admin.logIn();
  for (const language of ['en', 'ar']) {
    await owner.read(language);
    for (const path of DASHBOARD) await look(admin, path, path, language);
  }
  await admin.close();
}
