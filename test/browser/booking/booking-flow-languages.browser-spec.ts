import type { Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, expectSoon, heading, main, sidewaysScroll } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';

const salon = new DemoSalon();

test('on a phone a client books in Portuguese, changes the language on the way and back, and loses nothing', async () => {
  const { page, context, faults } = await salon.visit({ width: 390, hasTouch: true });
  await page.goto('/pt/all-services');
  const card = main(page).getByRole('article').filter({ hasText: 'Manicura com verniz gel' });
  await card.getByRole('link', { name: /^Marcar já/ }).click();
  await heading(page, /Escolha um horário/).waitFor();
  await page.getByRole('button', { name: /^Primeiro horário/ }).click();
  await page.waitForURL(/\/pt\/book\?.*time=/);
  await page.getByRole('button', { name: 'Continuar' }).filter({ visible: true }).click();
  await heading(page, 'Verifique e confirme').waitFor();
  await main(page).getByLabel('Nome').fill('Tiago Sete');
  await changeLanguage(page, 'en');
  await heading(page, 'Check and confirm').waitFor();
  await expectSoon(() => main(page).getByLabel('Name').inputValue(), 'Tiago Sete');
  expect(new URL(page.url()).pathname).toBe('/book');
  await page.goBack();
  await heading(page, /Choose a time/).waitFor();
  await page.goForward();
  await heading(page, 'Check and confirm').waitFor();
  await changeLanguage(page, 'pt');
  await heading(page, 'Verifique e confirme').waitFor();
  await expectSoon(() => main(page).getByLabel('Nome').inputValue(), 'Tiago Sete');
  expect(new URL(page.url()).pathname).toBe('/pt/book');

  await main(page).getByLabel('E-mail').fill('tiago.sete@example.com');
  await main(page).getByLabel('Telefone').fill('+351 912 345 678');
  await page.getByRole('button', { name: 'Marcar', exact: true }).filter({ visible: true }).click();
  const code = (await main(page).locator('output').textContent()) ?? '';
  await main(page).getByLabel('Código').fill(code);

  await heading(page, 'A marcação está feita').waitFor();
  await main(page)
    .getByText(/^Tiago Sete, esperamos por si/)
    .waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

/** Chooses among the languages in the menu of a phone, which closes with it. */
async function changeLanguage(page: Page, language: string): Promise<void> {
  await page.locator('header button[aria-haspopup="dialog"]').filter({ visible: true }).first().click();
  const choice = page.locator('select:has(option[lang="pt"])').filter({ visible: true }).first();
  await choice.selectOption(language);
  await expectSoon(() => page.locator('html').getAttribute('lang'), language);
  await expectSoon(() => page.locator('dialog[open]').count(), 0);
}

/** The positions of a page's header, sections and cards. */
const boxesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, main, footer, main article')].map((part) => {
      const { x, width } = part.getBoundingClientRect();
      return { part: part.tagName, x: Math.round(x), width: Math.round(width) };
    }),
  );

nightlyTest('in Arabic the services stand as in a mirror, without a fault', async () => {
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await page.goto('/all-services');
  await heading(page, 'All services').waitFor();
  const english = await boxesOf(page);
  await page.goto('/ar/all-services');
  await main(page).getByRole('heading', { level: 1 }).waitFor();
  const arabic = await boxesOf(page);
  const pageWidth = await page.evaluate(() => document.documentElement.clientWidth);

  expect(arabic).toHaveLength(english.length);
  expect(english.length).toBeGreaterThan(6);
  english.forEach(({ part, x, width }, index) => {
    const mirrored = arabic[index];
    expect({ part: mirrored?.part, width: mirrored?.width }).toEqual({ part, width });
    expect(Math.abs((mirrored?.x ?? 0) - (pageWidth - x - width))).toBeLessThanOrEqual(1);
  });
  for (const path of ['/ar', '/ar/book', '/pt']) {
    await page.goto(path);
    await main(page).getByRole('heading', { level: 1 }).waitFor();
    expect([path, await accessibilityFaults(page), await sidewaysScroll(page)]).toEqual([path, [], 0]);
  }
  expect(faults).toEqual([]);
  await context.close();
});
