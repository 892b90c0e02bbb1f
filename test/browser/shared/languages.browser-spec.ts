import { DemoSalon } from '../../support/browser-salon.js';
import { aPicture } from '../../support/pictures.js';
import {
  accessibilityFaults,
  dialog,
  expectSoon,
  heading,
  main,
  openAs,
  sidewaysScroll,
} from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';

const salon = new DemoSalon();

nightlyTest(
  '13-A8 the owner translates the title of a service and visitors read it; once the original changes, its tab says so',
  async () => {
    const { page, context, faults } = await salon.visit({ width: 390, theme: 'night' });
    const button = (name: string) => main(page).getByRole('button', { name, exact: true });
    const tab = (name: string) => main(page).getByRole('tab', { name, exact: true });
    const title = main(page).getByRole('textbox', { name: 'Service Title' });
    const edit = async (name: string) => {
      await page.getByRole('link', { name: `Edit: ${name}` }).click();
      await title.waitFor();
    };
    const saved = async (name: string) => {
      await button('Save').click();
      await page.getByText(`Service: ${name} is saved.`).waitFor();
    };
    await openAs(page, '/dashboard/manage', salon.admin);
    await edit('Gel manicure');

    await tab('English').press('ArrowRight');
    await expectSoon(() => tab('Português').getAttribute('aria-selected'), 'true');
    await main(page).getByText('Original: Gel manicure').waitFor();
    await title.fill('');
    await tab('Português Missing').waitFor();
    await title.fill('Manicura que dura');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Home');
    await expectSoon(() => title.inputValue(), 'Gel manicure');
    await page.keyboard.press('ArrowRight');
    await expectSoon(() => title.inputValue(), 'Manicura que dura');
    expect(await title.getAttribute('lang')).toBe('pt');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await saved('Gel manicure');

    const visitor = await salon.visit({ width: 390 });
    await visitor.page.goto('/pt/all-services');
    await visitor.page.getByRole('heading', { name: 'Manicura que dura' }).waitFor();
    await visitor.context.close();

    await edit('Gel manicure');
    await title.fill('');
    await tab('Português The original has changed').click();
    await button('Save').click();
    await expectSoon(() => title.getAttribute('aria-invalid'), 'true');
    await title.fill('Long-lasting manicure');
    await tab('Português The original has changed').waitFor();
    await saved('Long-lasting manicure');
    await edit('Long-lasting manicure');
    await tab('Português The original has changed').click();
    await main(page).getByLabel('It still fits').check();
    await saved('Long-lasting manicure');
    await edit('Long-lasting manicure');
    await tab('Português').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest(
  '13-A7 the owner says a sentence of the site in their own words, and visitors read it there before any script',
  async () => {
    const { page, context } = await salon.visit({ width: 1280 });
    await openAs(page, '/dashboard/words?language=en&area=web/book', salon.admin);
    await main(page).getByLabel('Search').fill('Choose your services');
    await main(page).getByRole('button', { name: 'Search' }).click();
    // The row was there before, further down: a press while the list gets shorter would miss it.
    await expectSoon(
      () =>
        main(page)
          .getByRole('button', { name: /^Change: / })
          .count(),
      1,
    );
    await main(page).getByRole('button', { name: 'Change: Choose your services' }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    const field = dialog(page).getByLabel('Your words');

    await field.fill('What about {you}?');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await dialog(page).getByText('“{you}” would stay as it is').waitFor();
    await field.fill('What may we do? <script>alert(1)</script>');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await main(page).getByText('What may we do?').waitFor();

    const visitor = await salon.visit({ width: 390 });
    const drawn = await (await visitor.page.request.get('/book')).text();
    expect(drawn).toContain('What may we do? &lt;script&gt;alert(1)&lt;/script&gt;</h1>');
    await visitor.page.goto('/book');
    await heading(visitor.page, 'What may we do? <script>alert(1)</script>').waitFor();
    expect(visitor.faults).toEqual([]);

    await main(page)
      .getByRole('button', { name: /^Change: What may we do/ })
      .click();
    await dialog(page).getByRole('button', { name: 'Standard wording' }).click();
    await main(page).getByRole('button', { name: 'Change: Choose your services' }).waitFor();
    await visitor.context.close();
    await context.close();
  },
);

nightlyTest(
  '13-A7 the owner adds a language, puts it first by keyboard, and is told what becomes of it before visitors find it',
  async () => {
    const { page, context, faults } = await salon.visit({ width: 390, theme: 'night' });
    await openAs(page, '/dashboard/languages', salon.admin);
    const rows = main(page).getByRole('list', { name: 'Other languages' }).getByRole('heading');
    await rows.first().waitFor();
    expect(await rows.allInnerTexts()).toEqual(['Português', 'العربية']);

    await main(page).getByLabel('Add a language').selectOption('de');
    await main(page).getByRole('button', { name: 'Add', exact: true }).click();
    await expectSoon(() => rows.allInnerTexts(), ['Português', 'العربية', 'Deutsch']);
    await main(page)
      .getByRole('button', { name: /^Move Deutsch: drag/ })
      .press('ArrowUp');
    await expectSoon(() => rows.allInnerTexts(), ['Português', 'Deutsch', 'العربية']);
    const count = main(page).getByRole('button', { name: /^0 of \d+ texts translated$/ });
    await count.click();
    await dialog(page).getByRole('heading', { name: 'Left to translate into Deutsch' }).waitFor();
    await dialog(page).getByRole('link').first().waitFor();
    const counts = await dialog(page)
      .getByText(/^\d+ texts?$/)
      .allInnerTexts();
    const left = counts.reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
    expect(await count.innerText()).toBe(`0 of ${left} texts translated`);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    // It leads to the fields in that language.
    await dialog(page)
      .getByRole('link', { name: /Gel manicure/ })
      .click();
    await expectSoon(async () => new URL(page.url()).search, '?language=de');
    await expectSoon(
      () =>
        main(page)
          .getByRole('tab', { name: /Deutsch/ })
          .getAttribute('aria-selected'),
      'true',
    );
    await page.goto('/dashboard/languages');

    await main(page).getByRole('button', { name: 'Publish: Deutsch' }).click();
    await dialog(page)
      .getByText(/stay in English/)
      .waitFor();
    await dialog(page)
      .getByText(/^0 of \d+ texts translated$/)
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await dialog(page).getByRole('button', { name: 'Publish' }).click();
    await main(page).getByRole('button', { name: 'Withdraw: Deutsch' }).waitFor();
    expect((await page.request.get('/de/contact')).url()).toMatch(/\/de\/contact$/);

    await main(page).getByRole('button', { name: 'Remove: Deutsch' }).click();
    await dialog(page).getByRole('button', { name: 'Remove' }).click();
    await expectSoon(() => rows.allInnerTexts(), ['Português', 'العربية']);
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest(
  '13-A8 a text of the owner’s that no one has translated is read in its own language, and marked as that',
  async () => {
    const bearer = await salon.bearerOf(salon.admin);
    await salon.send('PUT', '/salon/texts', { 'contact.heading': 'Come in' }, bearer);
    const { page, context, faults } = await salon.visit({ width: 1280 });
    await page.goto('/ar/contact');
    const title = heading(page, 'Come in');
    await title.waitFor();
    const intro = main(page).locator('h1 + *');

    expect([await title.getAttribute('lang'), await title.getAttribute('dir')]).toEqual(['en', 'ltr']);
    // A standard text is there in every language.
    expect(await intro.getAttribute('lang')).toBeNull();
    expect(faults).toEqual([]);
    await salon.send('PUT', '/salon/texts', { 'contact.heading': null }, bearer);
    await context.close();
  },
);

nightlyTest('13-A8 a category is translated as it is added', async () => {
  const { page, context, faults } = await salon.visit({ width: 768 });
  await openAs(page, '/dashboard/manage', salon.admin);
  await main(page).getByRole('button', { name: 'Categories' }).click();
  const adding = dialog(page).locator('form').last();
  await adding.getByLabel('New category').fill('Lashes');
  await adding.getByRole('tab', { name: /^Português/ }).click();
  await adding.getByLabel('New category').filter({ visible: true }).fill('Pestanas');
  expect(await accessibilityFaults(page)).toEqual([]);
  await adding.getByRole('button', { name: 'Add' }).click();
  await dialog(page).getByRole('button', { name: 'Name and colour: Lashes' }).waitFor();
  const categories = await salon.get('/service-categories', await salon.bearerOf(salon.admin));

  expect(categories.at(-1)).toMatchObject({ title: 'Lashes', words: { pt: { title: 'Pestanas' } } });
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest(
  '13-A8 what is to be seen on a picture is said in each language, and kept as soon as the field is left',
  async () => {
    const { page, context, faults } = await salon.visit({ width: 390 });
    await openAs(page, '/dashboard/pictures', salon.admin);
    await main(page).locator('h1').waitFor();
    const bearer = await salon.bearerOf(salon.admin);
    const file = { name: 'door.jpg', mimeType: 'image/jpeg', buffer: await aPicture().jpeg().toBuffer() };
    const headers = { authorization: bearer };
    const added = await page.request.post('/media', { headers, multipart: { alt: 'A red door', file } });
    expect(added.status()).toBe(201);
    await page.reload();
    await main(page).getByRole('button', { name: 'Edit: A red door' }).click();
    await dialog(page)
      .getByRole('tab', { name: /^Português/ })
      .click();
    const field = dialog(page).getByLabel('Picture description').filter({ visible: true });
    await field.fill('Uma porta vermelha');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await field.blur();
    const stored = async () => (await salon.get('/media', bearer)).items[0].words.pt;
    await expectSoon(stored, { alt: 'Uma porta vermelha', state: 'fine' });
    await dialog(page).getByRole('tab', { name: 'English' }).click();
    await field.fill('A green door');
    await field.blur();
    await dialog(page).getByRole('tab', { name: 'Português The original has changed' }).click();
    // It goes as soon as it is heard.
    await dialog(page).getByLabel('It still fits').click();
    await dialog(page).getByRole('tab', { name: 'Português', exact: true }).waitFor();
    await expectSoon(stored, { alt: 'Uma porta vermelha', state: 'fine' });
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest('13-A9 the desk notes in which language a client without an account is written to', async () => {
  const { page, context, faults } = await salon.visit({ width: 390 });
  await openAs(page, '/dashboard/clients', salon.admin);
  await main(page).getByRole('button', { name: 'New client' }).click();
  await dialog(page).getByLabel('Name').fill('Rui Alves');
  await dialog(page).getByLabel('Language of emails').selectOption('pt');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await heading(page, 'Rui Alves').waitFor();
  await main(page).getByText('Emails in Português').waitFor();

  await main(page).getByRole('button', { name: 'Edit' }).click();
  await expectSoon(() => dialog(page).getByLabel('Language of emails').inputValue(), 'pt');
  await dialog(page).getByLabel('Language of emails').selectOption('');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await main(page).getByText('Emails in English').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest('an address of the desk that leads nowhere is read in the language of the account', async () => {
  const bearer = await salon.bearerOf(salon.admin);
  await salon.send('PATCH', '/account', { language: 'de' }, bearer);
  const { page, context } = await salon.visit({ width: 1280 });
  await openAs(page, '/dashboard/no-such-page', salon.admin);
  await heading(page, 'Dieser Stuhl ist leer').waitFor();

  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await salon.send('PATCH', '/account', { language: 'en' }, bearer);
  await context.close();
});
