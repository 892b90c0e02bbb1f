// Walks in each language that there is: nothing may be complained of, and Arabic is a mirror image.
import { AxeBuilder } from '@axe-core/playwright';
import { boxes, neighbours, sideways } from './look.mjs';
import { languages } from './languages.mjs';
import { DASHBOARD, NOWHERE, PUBLIC } from './screens.mjs';
import { tellStories } from './stories.mjs';
import { ADMIN, confirmPath, visitor } from './visitors.mjs';
import { PSEUDO } from './walk-pseudo.mjs';

/**
 * Languages in which the desk's pages are walked: the original, the one with the longest words, and a right-to-left
 * one.
 */
const AT_THE_DESK = ['en', 'de', 'ar'];
/** A refusal that a story is about. */
const REFUSED = /status of 40[0-9]/;
const DESK = { width: 1440, height: 900 };
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function walkAll({ browser, salon, owner, stories, report, count }, { isStoriesOnly }) {
  /** What each page looks like in English, to hold Arabic against. */
  const english = new Map();

  const mirror = async (page, address, path, language) => {
    const found = { boxes: await page.evaluate(boxes), neighbours: await page.evaluate(neighbours) };
    if (language === 'en') english.set(path, found);
    const other = english.get(path);
    if (language !== 'ar' || !other) return;
    found.boxes.forEach(({ part, x, width }, at) => {
      const there = other.boxes[at];
      // Elements as wide as their words are elsewhere; all else is its mirror image.
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

  const examine = async (where, page) => {
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).analyze();
    for (const { id, nodes } of violations) report(where, `axe: ${id} (${nodes.length}) ${nodes[0].target}`);
  };

  const look = async ({ page, complaints, open }, address, path, language) => {
    await open(address);
    count.pages += 1;
    await examine(address, page);
    for (const line of complaints.filter((one) => !(path === NOWHERE && one.includes('404'))))
      report(address, line);
    await mirror(page, address, path, language);
  };

  const walkStories = async (language) => {
    let complaints = [];
    await tellStories({
      ...{ language, admin: ADMIN, stories, report },
      visit: async (who) => {
        const someone = await visitor(browser, salon, { viewport: DESK, locale: languages[language].tag });
        complaints = someone.complaints;
        if (who) await someone.logIn(who);
        return someone;
      },
      look: async (where, page) => {
        const named = `${where} (${language})`;
        count.screens += 1;
        await examine(named, page);
        const { over, widest } = await page.evaluate(sideways);
        if (over > 0) report(named, `${over} pixels too wide: ${widest}`);
        for (const line of complaints.splice(0).filter((one) => !REFUSED.test(one))) report(named, line);
      },
    });
  };

  const walkPages = async () => {
    const all = Object.keys(languages).filter((one) => one !== PSEUDO);
    for (const [at, language] of all.entries()) {
      const someone = await visitor(browser, salon, { viewport: DESK, locale: languages[language].tag });
      const inIt = (path) => (language === 'en' ? path : `/${language}${path}`) || '/';
      for (const path of PUBLIC) await look(someone, inIt(path), path, language);
      // Each holds a time of another service, which no one else is offered in the meantime.
      const confirm = await confirmPath(salon, at);
      await look(someone, inIt(confirm.replace(/&time=.*/, '')), 'time', language);
      await look(someone, inIt(confirm), 'confirm', language);
      await someone.close();
    }
    const admin = await visitor(browser, salon, { viewport: DESK, locale: 'en' });
    await admin.logIn();
    for (const language of AT_THE_DESK) {
      await owner.read(language);
      for (const path of DASHBOARD) await look(admin, path, path, language);
    }
    await admin.close();
  };

  if (!isStoriesOnly) await walkPages();
  for (const language of AT_THE_DESK) {
    await owner.read(language);
    await walkStories(language);
  }
}
