import type { Page, Request } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { expectSoon, openAs } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';

const salon = new DemoSalon();

const openUsers = async (page: Page) => {
  await openAs(page, '/dashboard/allUsers', salon.admin);
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'All Users' }).waitFor();
};

const forgetToken = (page: Page) => page.evaluate(() => localStorage.removeItem('accessToken'));

// A token that one tab has stored reaches the other a moment later than its turn does, so a busy machine may see both renew.
nightlyTest(
  'two tabs that need a token at the same moment renew one after the other, and both stay logged in',
  async () => {
    const { page: first, context } = await salon.visit({ width: 1440 });
    await openUsers(first);
    const second = await context.newPage();
    const renewals: Request[] = [];
    context.on('requestfinished', (request) => {
      if (request.method() === 'PUT' && request.url().includes('/user/')) renewals.push(request);
    });
    await forgetToken(first);

    await Promise.all([first.goto('/dashboard/allUsers'), second.goto('/dashboard/allUsers')]);
    for (const tab of [first, second]) {
      await tab.getByRole('main').getByRole('heading', { level: 1, name: 'All Users' }).waitFor();
      await tab.getByRole('main').getByRole('row').filter({ hasText: salon.admin.email }).waitFor();
    }

    const [one, other, ...more] = renewals.sort((a, b) => a.timing().startTime - b.timing().startTime);
    expect(one).toBeDefined();
    expect(more).toEqual([]);
    if (one && other) {
      expect(other.timing().startTime).toBeGreaterThanOrEqual(
        one.timing().startTime + one.timing().responseStart,
      );
    }
    for (const renewal of renewals) expect((await renewal.response())?.status()).toBe(200);
    await context.close();
  },
);

nightlyTest('someone whose copied cookie was used is logged out, and the copy is worth nothing', async () => {
  const { page, context } = await salon.visit({ width: 1440 });
  await openUsers(page);
  const stolen = (await context.cookies()).find(({ name }) => name === 'session');
  const email = encodeURIComponent(salon.admin.email);
  const renew = () => page.request.put(`/user/${email}`, { data: { email: salon.admin.email } });
  expect([(await renew()).status(), (await renew()).status()]).toEqual([200, 200]);

  const thief = await fetch(`${salon.url}/user/${email}`, {
    method: 'PUT',
    headers: { cookie: `${stolen?.name}=${stolen?.value}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email: salon.admin.email }),
  });
  await page.goto('/dashboard/allUsers');

  expect(thief.status).toBe(401);
  await page.getByRole('main').getByLabel('Password', { exact: true }).waitFor();
  await page.waitForFunction(() => localStorage.getItem('accessToken') === null);
  await context.close();
});

test('B-5: someone who logs out of a shared tablet leaves nothing behind, in any tab, and the site stays what it is', async () => {
  const { page: first, context } = await salon.visit({ width: 1440 });
  await openUsers(first);
  const second = await context.newPage();
  await second.goto('/');
  const testimonials = second.getByRole('region', { name: 'Testimonials' }).locator('blockquote');
  const fullName = second.getByRole('main').getByLabel('Full Name');
  await testimonials.first().waitFor({ state: 'attached' });
  await second.waitForFunction(() => sessionStorage.getItem('owner') !== null);
  // The form opens when it comes near the window.
  await fullName.scrollIntoViewIfNeeded();
  await fullName.fill('Vera, who was here before');
  for (const tab of [first, second]) {
    await tab.evaluate(() => {
      sessionStorage.setItem('booking.phone', '"+351 912 345 678"');
      localStorage.setItem('theme', 'night');
    });
  }

  await first.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await first.getByText(/^Thank you, .* to stay with us!$/).waitFor();

  for (const tab of [first, second]) {
    await expectSoon(
      () => tab.evaluate(() => [sessionStorage.length, localStorage.getItem('accessToken')]),
      [0, null],
    );
    expect(await tab.evaluate(() => localStorage.getItem('theme'))).toBe('night');
  }
  await expectSoon(() => fullName.inputValue(), '');
  await testimonials.first().waitFor({ state: 'attached' });
  await expectSoon(async () => (await testimonials.count()) > 0, true);
  await context.close();
});
