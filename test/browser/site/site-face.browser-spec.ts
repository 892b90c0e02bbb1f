import type { Page } from 'playwright-core';
import { aLogo } from '../../support/pictures.js';
import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, expectSoon, openAs } from '../../support/browser.js';

const salon = new DemoSalon();

const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim());
/** The addresses of the logo, the tab's icon and the share card, as a page names them. */
const namedBy = (page: Page) =>
  page.evaluate(() => ({
    logo: getComputedStyle(document.documentElement).getPropertyValue('--logo').trim(),
    icon: document.querySelector('link[rel=icon]')?.getAttribute('href') ?? '',
    card: document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '',
  }));

test('the owner gives a logo and a colour; site, desk, icon, share card and emails have them', async () => {
  const owner = await salon.visit({ width: 1440 });
  const visitor = await salon.visit({ width: 390 });
  const bearer = await salon.bearerOf(salon.admin);
  await visitor.page.goto('/');
  const before = await namedBy(visitor.page);
  await openAs(owner.page, '/dashboard/site?part=look', salon.admin);

  await owner.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await aLogo({ radius: 20 }) });
  await owner.page.getByRole('group', { name: 'By night' }).locator('img[src*="-night-"]').first().waitFor();
  await owner.page.getByRole('textbox', { name: 'Colour', exact: true }).fill('#FFE45C');
  await owner.page.getByText('We made it darker').waitFor();
  expect(await accessibilityFaults(owner.page)).toEqual([]);
  await owner.page.getByRole('button', { name: 'Save', exact: true }).click();
  await owner.page.getByText('Saved.').first().waitFor();

  const { face } = await salon.get('/salon');
  await expectSoon(() => accentOf(owner.page), face.tones.light.accent);
  await visitor.page.reload();
  expect(await accentOf(visitor.page)).toBe(face.tones.light.accent);
  const after = await namedBy(visitor.page);
  expect(after.logo).toContain(face.logo.light);
  expect(after.icon).toMatch(/^\/icons\//);
  expect(after.card).not.toBe(before.card);
  for (const address of [face.logo.light, face.logo.night, after.icon, new URL(after.card).pathname])
    expect((await visitor.page.request.get(salon.url + address)).status()).toBe(200);
  expect(await accessibilityFaults(visitor.page)).toEqual([]);

  await salon.send('POST', '/auth/reset-request', { email: salon.admin.email });
  await expectSoon(async () => {
    const { items } = await salon.get('/mail', bearer);
    const { html = '' } = await salon.get(`/mail/${items[0]._id}`, bearer);
    return [html.includes(face.logo.light), html.includes(face.tones.light.accent)];
  }, [true, true]);

  await owner.page.getByRole('button', { name: 'Remove the logo' }).click();
  await owner.page.getByRole('textbox', { name: 'Colour', exact: true }).fill('');
  await owner.page.getByRole('button', { name: 'Save', exact: true }).click();
  await owner.page.getByRole('button', { name: 'Save', exact: true }).waitFor({ state: 'detached' });
  await visitor.page.reload();
  expect(await namedBy(visitor.page)).toEqual(before);
  expect([...owner.faults, ...visitor.faults]).toEqual([]);
  await owner.context.close();
  await visitor.context.close();
});
