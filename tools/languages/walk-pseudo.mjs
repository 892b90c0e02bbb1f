// Walks in a language that no one speaks: text outside of brackets was written into the code.
import { bookAVisit, typedIn } from './booking.mjs';
import { openDialogs } from './dialogs.mjs';
import { bareWords, sideways } from './look.mjs';
import { languages } from './languages.mjs';
import { PUBLIC, DASHBOARD } from './screens.mjs';
import { tellStories } from './stories.mjs';
import { CLIENT } from './team.mjs';
import { takeTheTour } from './tour.mjs';
import { ADMIN, visitor } from './visitors.mjs';

/** Code of the language that no one speaks: one that browsers know of. */
export const PSEUDO = 'eo';
const NETWORKS = ['Instagram', 'Facebook', 'Pinterest'];
/** The browser's names of languages: it has none in a language that no one speaks, and takes its tag's. */
const LANGUAGE_NAMES = Object.keys(languages).map((code) =>
  new Intl.DisplayNames(languages[PSEUDO]?.tag ?? 'en-GB', { type: 'language' }).of(code),
);
/** In place of a portrait. */
const INITIALS = /^\p{Lu}{2}$/u;
const PHONE = { width: 320, height: 700 };

/** Texts of the visitor's own, written as the page writes them. */
const TYPED = typedIn(PSEUDO);

export async function walkPseudo({ browser, salon, owner, stories, report, count, parts }) {
  const someone = (options) => visitor(browser, salon, { viewport: PHONE, locale: PSEUDO, ...options });

  const lookAt = async (where, page, answers) => {
    // A page of the desk begins in the language of its document, until it knows who reads it.
    await page
      .waitForFunction(() => document.querySelector('main h1')?.textContent.includes('⟦'), null, {
        timeout: 5_000,
      })
      .catch(() => undefined);
    const first = await page.locator('#first-answers, script[type="application/json"]').allTextContents();
    const names = Object.values(languages).map(({ name }) => name);
    const known = [
      ...answers,
      ...first,
      ...NETWORKS,
      ...LANGUAGE_NAMES,
      ...names,
      ...Object.values(TYPED),
      CLIENT,
    ].join('\n');
    const isKnown = (part) =>
      !/\p{L}{2,}/u.test(part) ||
      INITIALS.test(part.trim()) ||
      known.includes(JSON.stringify(part.trim()).slice(1, -1));
    const words = (await page.evaluate(bareWords)).filter(
      (line) => !line.split(/[,·:()–—]|\d\S*\s/).every(isKnown),
    );
    for (const line of new Set(words)) report(where, `no brackets around “${line.slice(0, 80)}”`);
    const { over, widest } = await page.evaluate(sideways);
    if (over > 0) report(where, `${over} pixels too wide at ${PHONE.width}: ${widest}`);
    if (!(await page.locator('body').textContent()).includes('⟦')) report(where, 'is in another language');
  };

  const walkSite = async () => {
    const guest = await someone();
    const look = (where, page) => lookAt(where, page, guest.answers);
    const inIt = (path) => `/${PSEUDO}${path}`;
    for (const path of PUBLIC) {
      await guest.open(inIt(path));
      await look(inIt(path), guest.page);
      count.pages += 1;
    }
    await bookAVisit(guest, { salon, language: PSEUDO, at: 0, inIt, look, report, count });
    await guest.close();
  };

  const walkDesk = async () => {
    const admin = await someone();
    const look = (where, page) => lookAt(where, page, admin.answers);
    await admin.logIn();
    for (const path of DASHBOARD) {
      await admin.open(path);
      await look(path, admin.page);
      count.pages += 1;
      await openDialogs(admin, path, { look, report, count });
    }
    await admin.close();
  };

  const walkTour = async () => {
    const admin = await someone({ takesTour: true });
    await admin.logIn();
    await takeTheTour(admin, async (where, page) => {
      await lookAt(where, page, admin.answers);
      count.screens += 1;
    });
    await admin.close();
  };

  const walkStories = async () => {
    let heard = [];
    await tellStories({
      ...{ language: PSEUDO, admin: ADMIN, stories, report, count },
      visit: async (who) => {
        const storyteller = await someone();
        heard = storyteller.answers;
        if (who) await storyteller.logIn(who);
        return storyteller;
      },
      look: async (where, page) => {
        await lookAt(where, page, heard);
        count.screens += 1;
      },
    });
  };

  if (parts.has('site')) await walkSite();
  await owner.read(PSEUDO);
  if (parts.has('desk')) await walkDesk();
  if (parts.has('tour')) await walkTour();
  if (parts.has('stories')) await walkStories();
}
