// A new client books a visit and sees their own pages.
import { openDialogs } from './dialogs.mjs';
import { confirmPath } from './visitors.mjs';

const MINE = ['booking', 'account', 'review'];

/** Texts that the visitor types, written as the page writes them. */
export const typedIn = (language) => ({
  name: 'Ada',
  email: `ada.${language}@example.com`,
  phone: '+351 912 345 678',
});

/**
 * Books the first free time of a service, from choosing it to the client's own pages.
 *
 * @param language for the client's email address
 * @param at which service: no time is free twice
 * @param inIt gives a page's address in the language
 * @param look receives the name of the place and the page
 */
export async function bookAVisit(visitor, { salon, language, at, inIt, look, report, count }) {
  const { page, open } = visitor;
  const dialogs = (where) => openDialogs(visitor, where, { look, report, count });
  const visit = async (address) => {
    await open(address);
    await look(address.replace(/[?].*/, '?…'), page);
    count.pages += 1;
  };
  const path = await confirmPath(salon, at);
  const time = inIt(path.replace(/&time=.*/, ''));
  await visit(time);
  await dialogs(time);
  await visit(inIt(path));
  const typed = typedIn(language);
  const fields = page.locator('main form');
  await fields.locator('[autocomplete="name"]').fill(typed.name);
  await fields.locator('[autocomplete="email"]').fill(typed.email);
  await fields.locator('[autocomplete="tel"]').fill(typed.phone);
  await page.locator('button[form="confirm-booking"]').filter({ visible: true }).click();
  const code = await page.locator('main output').textContent();
  await look('the code of a booking', page);
  await page.locator('main [autocomplete="one-time-code"]').fill(code);
  await page.waitForURL(/step=done/);
  await page.waitForLoadState('networkidle');
  await look('a booking that is made', page);
  count.pages += 2;
  for (const mine of MINE) {
    const address = inIt(`/dashboard/${mine}`);
    await visit(address);
    await dialogs(address);
  }
}
