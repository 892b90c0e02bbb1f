// Walks in each language that there is: nothing may be complained of, and Arabic is a mirror image.
import { AxeBuilder } from '@axe-core/playwright';
import { bookAVisit } from './booking.mjs';
import { boxes, comeToRest, neighbours, sideways } from './look.mjs';
import { languages } from './languages.mjs';
import { lookOnPhones } from './narrow.mjs';
import { DASHBOARD, PUBLIC, REFUSED_PAGES } from './screens.mjs';
import { tellStories } from './stories.mjs';
import { takeTheTour } from './tour.mjs';
import { ADMIN, visitor } from './visitors.mjs';

/** Languages in which axe reads the desk's pages: the original, the one with the longest words, a right-to-left one. */
const AXE_AT_THE_DESK = ['en', 'de', 'ar'];
/** A refusal that a story is about. */
const REFUSED = /status of 40[0-9]/;
const DESK = { width: 1440, height: 900 };
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function walkAll({ browser, salon, owner, stories, report, count, parts }, languagesToWalk) {
  /** Each page's layout in English, to compare Arabic with. */
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

  const violationsOn = async (page) => {
    await page.evaluate(comeToRest);
    const axe = new AxeBuilder({ page }).setLegacyMode().withTags(TAGS);
    // No one can reach the page behind a dialog, and axe takes the dialog for the ground of the texts that it covers.
    if ((await page.locator('dialog[open]').count()) > 0) axe.include('dialog[open]');
    const { violations } = await axe.analyze();
    return violations;
  };

  const examine = async (where, page) => {
    let violations = await violationsOn(page);
    // On a busy machine a colour can change between the two steps above. A real fault is still there at a second look.
    if (violations.length > 0) violations = await violationsOn(page);
    for (const { id, nodes } of violations) report(where, `axe: ${id} (${nodes.length}) ${nodes[0].target}`);
  };

  const complain = (where, complaints, isExpected) => {
    for (const line of complaints.splice(0)) if (!isExpected(line)) report(where, line);
  };

  const someoneIn = (language, options) =>
    visitor(browser, salon, { viewport: DESK, locale: languages[language].tag, ...options });

  /** A screen in its own width, and then on phones. */
  const lookAt = async (where, page, { language, complaints, isExpected, hasAxe }) => {
    if (hasAxe) await examine(where, page);
    const { over, widest } = await page.evaluate(sideways);
    if (over > 0) report(where, `${over} pixels too wide: ${widest}`);
    await lookOnPhones(where, page, { language, report, count });
    complain(where, complaints, isExpected);
  };

  const look = async (someone, address, path, { language, hasAxe = true }) => {
    const { page, complaints, open } = someone;
    await open(address);
    count.pages += 1;
    await mirror(page, address, path, language);
    const isExpected = (line) => REFUSED_PAGES.includes(path) && REFUSED.test(line);
    await lookAt(`${address} (${language})`, page, { language, complaints, isExpected, hasAxe });
  };

  const walkSite = async (language, at) => {
    const someone = await someoneIn(language);
    const { complaints } = someone;
    const inIt = (path) => (language === 'en' ? path : `/${language}${path}`) || '/';
    for (const path of PUBLIC) await look(someone, inIt(path), path, { language });
    await bookAVisit(someone, {
      ...{ salon, language, at, inIt, report, count },
      look: (where, page) =>
        lookAt(`${where} (${language})`, page, {
          language,
          complaints,
          isExpected: () => false,
          hasAxe: true,
        }),
    });
    await someone.close();
  };

  const walkDesk = async (language) => {
    const admin = await someoneIn(language);
    await admin.logIn();
    const hasAxe = AXE_AT_THE_DESK.includes(language);
    for (const path of DASHBOARD) await look(admin, path, path, { language, hasAxe });
    await admin.close();
  };

  /** A screen that a story comes to. */
  const lookIn = (language, complaints) => async (where, page) => {
    count.screens += 1;
    const isExpected = (line) => REFUSED.test(line);
    const hasAxe = AXE_AT_THE_DESK.includes(language);
    await lookAt(`${where} (${language})`, page, { language, complaints, isExpected, hasAxe });
  };

  const walkTour = async (language) => {
    const admin = await someoneIn(language, { takesTour: true });
    await admin.logIn();
    await takeTheTour(admin, lookIn(language, admin.complaints));
    await admin.close();
  };

  const walkStories = async (language) => {
    let complaints = [];
    await tellStories({
      ...{ language, admin: ADMIN, stories, report, count },
      visit: async (who) => {
        const someone = await someoneIn(language);
        ({ complaints } = someone);
        if (who) await someone.logIn(who);
        return someone;
      },
      look: (where, page) => lookIn(language, complaints)(where, page),
    });
  };

  for (const [at, language] of languagesToWalk.entries()) {
    // Each books another service, since a time that is taken is offered to no one else.
    if (parts.has('site')) await walkSite(language, at + 1);
    await owner.read(language);
    if (parts.has('desk')) await walkDesk(language);
    if (parts.has('tour')) await walkTour(language);
    if (parts.has('stories')) await walkStories(language);
    console.log(
      `${language}: ${count.pages} pages, ${count.dialogs} dialogs, ${count.screens} screens so far`,
    );
  }
}
