// Walks in a language that no one speaks: what stands between no brackets was written into the code.
import { bareWords, sideways } from './look.mjs';
import { languages } from './languages.mjs';
import { PUBLIC, DASHBOARD } from './screens.mjs';
import { tellStories } from './stories.mjs';
import { CLIENT } from './team.mjs';
import { ADMIN, confirmPath, visitor } from './visitors.mjs';

/** Code of the language that no one speaks: one that browsers know of. */
export const PSEUDO = 'eo';
const NETWORKS = ['Instagram', 'Facebook', 'Pinterest'];
/** A dialog, or the drawer for a new booking. */
const OPEN = 'dialog[open], #new-booking';
/** In place of a portrait. */
const INITIALS = /^\p{Lu}{2}$/u;
const PHONE = { width: 320, height: 700 };
/** Dialogs of a page that are opened: one of each kind. */
const MOST_DIALOGS = 12;

/** Texts of the owner's or the visitor's own, written as the page writes them. */
const TYPED = { name: 'Ada', email: 'ada@example.com', phone: '+351 912 345 678' };

export async function walkPseudo({ browser, salon, owner, stories, report, count }, { isStoriesOnly }) {
  const someone = () => visitor(browser, salon, { viewport: PHONE, locale: PSEUDO });
  const { page, answers, open, logIn, close } = await someone();

  const look = (where) => lookAt(where, page, answers);

  const lookAt = async (where, page, answers) => {
    // A page of the desk begins in the language of its document, until it knows who reads it.
    await page
      .waitForFunction(() => document.querySelector('main h1')?.textContent.includes('⟦'), null, {
        timeout: 5_000,
      })
      .catch(() => undefined);
    const first = await page.locator('#first-answers, script[type="application/json"]').allTextContents();
    const names = Object.values(languages).map(({ name }) => name);
    const known = [...answers, ...first, ...NETWORKS, ...names, ...Object.values(TYPED), CLIENT].join('\n');
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

  const visit = async (address) => {
    await open(address);
    await look(address);
    count.pages += 1;
  };

  /** Opens the dialogs behind the page's buttons: one of each kind, where names in the label are ignored. */
  const openDialogs = async (address) => {
    const buttons = page.locator('main button[aria-haspopup="dialog"]').filter({ visible: true });
    const kinds = new Map();
    for (const [at, said] of (
      await buttons.evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent))
    ).entries()) {
      const kind = said.split(/[:“]/)[0].replaceAll(/\d+/g, '');
      if (!kinds.has(kind) && kinds.size < MOST_DIALOGS) kinds.set(kind, at);
    }
    for (const [kind, at] of kinds) {
      await buttons.nth(at).click();
      const dialog = page.locator(OPEN).last();
      const isThere = await dialog.waitFor({ timeout: 5_000 }).then(
        () => true,
        () => false,
      );
      if (!isThere) {
        report(address, `“${kind.slice(0, 40)}” opens no dialog`);
        continue;
      }
      await page.waitForLoadState('networkidle');
      await look(`${address}, dialog “${kind.slice(0, 40)}”`);
      count.dialogs += 1;
      // It asks before it discards what no one has typed, or closes.
      for (let left = 3; left > 0 && (await page.locator(OPEN).count()) > 0; left--) {
        await page.keyboard.press('Escape');
        await page.waitForTimeout(150);
      }
      if ((await page.locator(OPEN).count()) > 0) await open(address);
    }
  };

  const walkBooking = async () => {
    const path = await confirmPath(salon);
    await visit(`/${PSEUDO}${path.replace(/&time=.*/, '')}`);
    await openDialogs('the time of a booking');
    await visit(`/${PSEUDO}${path}`);
    const fields = page.locator('main form');
    await fields.locator('[autocomplete="name"]').fill(TYPED.name);
    await fields.locator('[autocomplete="email"]').fill(TYPED.email);
    await fields.locator('[autocomplete="tel"]').fill(TYPED.phone);
    await page.locator('button[form="confirm-booking"]').filter({ visible: true }).click();
    const code = await page.locator('main output').textContent();
    await look('the code of a booking');
    await page.locator('main [autocomplete="one-time-code"]').fill(code);
    await page.waitForURL(/step=done/);
    await page.waitForLoadState('networkidle');
    await look('a booking that is made');
    count.pages += 2;
    for (const mine of ['booking', 'account', 'review']) {
      await visit(`/${PSEUDO}/dashboard/${mine}`);
      await openDialogs(`/dashboard/${mine}`);
    }
  };

  const walkPages = async () => {
    for (const path of PUBLIC) await visit(`/${PSEUDO}${path}`);
    await walkBooking();
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await owner.read(PSEUDO);
    await logIn();
    for (const path of DASHBOARD) {
      await visit(path);
      await openDialogs(path);
    }
  };

  if (!isStoriesOnly) await walkPages();
  await close();
  await owner.read(PSEUDO);
  let heard = [];
  await tellStories({
    ...{ language: PSEUDO, admin: ADMIN, stories, report },
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
}
