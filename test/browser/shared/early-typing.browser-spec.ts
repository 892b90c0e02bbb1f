import type { Page, Route } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { expectSoon, main, untilMounted } from '../../support/browser.js';
import { perLane } from '../../support/lane.js';

const salon = new DemoSalon();

/** Keeps the scripts with this name back until the answer is called. */
async function keepBack(page: Page, name: RegExp): Promise<() => Promise<void>> {
  const kept: Route[] = [];
  let isOver = false;
  await page.route(
    (url) => url.pathname.endsWith('.js') && name.test(url.pathname),
    (route) => (isOver ? route.continue() : void kept.push(route)),
  );
  return async () => {
    isOver = true;
    await Promise.all(kept.map((route) => route.continue()));
  };
}

/** Address, the script of its form, a field and the button. */
const forms: [string, RegExp, string, string][] = [
  ['/contact', /\/contact-form-/, 'Message', 'Submit'],
  ['/', /\/home-contact-/, 'Your Message', 'Send message'],
  ['/sign-up', /\/sign-up-form-/, 'Name', 'Sign Up'],
  ['/login', /\/login\.page-/, 'Email', 'Login'],
];

test.each(perLane({ change: forms.slice(0, 1), nightly: forms }))(
  'on a slow line, %s takes text as soon as it is there, and loses none of it while its scripts arrive',
  async (address, ownScript, label, button) => {
    const { page, context, faults } = await salon.visit({ width: 390 });
    const sendAll = await keepBack(page, /\/assets\//);
    const sendOwn = await keepBack(page, ownScript);
    await page.goto(address, { waitUntil: 'commit' });
    const field = main(page).getByLabel(label, { exact: true });
    await field.pressSequentially('ines@');
    await field.evaluate((element) => element.setAttribute('data-first', ''));

    await sendAll();
    if (address !== '/login') await untilMounted(page);
    await page.keyboard.type('example');
    await sendOwn();
    await untilMounted(page);
    await page.keyboard.type('.com');
    const send = main(page).getByRole('button', { name: button, exact: true });
    await expectSoon(() => send.isEnabled(), true);

    expect(await field.inputValue()).toBe('ines@example.com');
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-first'))).toBe(true);
    // The form knows the text too, and asks only for the rest.
    await send.click();
    await expectSoon(() => main(page).locator('[aria-invalid="true"]').count().then(Boolean), true);
    expect(await field.getAttribute('aria-invalid')).not.toBe('true');
    expect(faults).toEqual([]);
    await context.close();
  },
);
