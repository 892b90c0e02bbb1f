import type { Page } from 'playwright-core';
import { aLogo } from '../../support/pictures.js';
import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, expectSoon, openAs } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';

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

const LONG_NAME = 'The Grand Conservatory House of Hair, Skin and Quiet Afternoon Beauty';

nightlyTest.each([
  ['a short name on two lines', 'Studio Margarida Vaz'],
  ['a long name', LONG_NAME],
])('%s is whole in header and footer, and the hours keep clear of it', async (_, name) => {
  const bearer = await salon.bearerOf(salon.admin);
  await salon.send('PATCH', '/salon', { name, deletesSales: true }, bearer);
  for (const width of [320, 390, 768, 1440]) {
    const { page, context } = await salon.visit({ width });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    for (const place of ['banner', 'contentinfo'] as const) {
      const written = page.getByRole(place).getByText(name, { exact: true }).first();
      const { isHidden, isCut } = await written.evaluate((element) => ({
        isHidden: getComputedStyle(element).clipPath !== 'none',
        isCut: element.scrollHeight > element.clientHeight + 1,
      }));
      expect([width, place, !isHidden && isCut]).toEqual([width, place, false]);
    }
    const hours = page
      .getByRole('banner')
      .getByText(/^(Open|Opens|Closed)/)
      .filter({ visible: true });
    if ((await hours.count()) > 0) {
      const line = await hours.first().boundingBox();
      const box = await page.getByRole('banner').getByText(name, { exact: true }).first().boundingBox();
      expect(line?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) - 1);
    }
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height).toBeLessThanOrEqual(width < 768 ? 80 : 74);
    await context.close();
  }
});

nightlyTest('a tall logo next to a long name is as wide as its picture', async () => {
  const bearer = await salon.bearerOf(salon.admin);
  const form = new FormData();
  const tall = await aLogo({ width: 60, height: 180 });
  form.append('file', new Blob([Uint8Array.from(tall)], { type: 'image/png' }), 'logo.png');
  const answer = await fetch(`${salon.url}/salon/logo`, {
    method: 'POST',
    headers: { authorization: bearer },
    body: form,
  });
  const { _id: logoPictureId } = (await answer.json()) as { _id: string };
  await salon.send('PATCH', '/salon', { name: LONG_NAME, logoPictureId, deletesSales: true }, bearer);

  const { page, context } = await salon.visit({ width: 390 });
  await page.goto('/');
  const mark = await page.getByRole('banner').getByRole('link').first().locator('span').first().boundingBox();

  expect(mark?.width).toBeCloseTo(38 / 3, 0);
  await context.close();
});
