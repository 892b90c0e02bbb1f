import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, expectSoon, main, openAs } from '../../support/browser.js';
import { nightlyTest, perLane } from '../../support/lane.js';

const salon = new DemoSalon();

/** The messages in the salon's inbox from one address. */
async function inboxOf(email: string): Promise<object[]> {
  const inbox = await salon.get(
    `/messages?search=${encodeURIComponent(email)}`,
    await salon.bearerOf(salon.admin),
  );
  return inbox.items;
}

test.each(perLane({ change: [390], nightly: [1440, 390] }))(
  'B-12: the form of the front page reaches the inbox, with the number as it was typed, at %i pixels (spec §2, Home)',
  async (width) => {
    const { page, context, faults } = await salon.visit({ width });
    const email = `ines-${width}@example.com`;
    await page.goto('/');
    await page.getByRole('heading', { name: 'Let us handle your project, professionally.' }).waitFor();
    const form = page.getByRole('form', { name: 'Write to us' });
    // It opens for people who come to it.
    await form.scrollIntoViewIfNeeded();

    await form.getByRole('button', { name: 'Send message' }).click();
    await form.getByText('Please tell us your name').waitFor();
    await form.getByText('Please write your message').waitFor();
    await form.getByLabel('Full Name').fill('Inês');
    await form.getByLabel('Last Name').fill('Carvalho');
    await form.getByLabel('Email Address').fill(email);
    await form.getByLabel('Phone Number').fill('+351 912-345-678');
    await form.getByLabel('Your Message').fill('Four of us, on a Saturday in May?');
    await expectSoon(() => form.getByText('Please tell us your name').count(), 0);
    await form.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Your message has arrived').waitFor();

    expect(await inboxOf(email)).toEqual([
      expect.objectContaining({
        kind: 'home',
        name: 'Inês',
        lastName: 'Carvalho',
        phone: '+351 912-345-678',
        message: 'Four of us, on a Saturday in May?',
        status: 'open',
      }),
    ]);
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest(
  'a message that could not be sent is still in the form, and arrives once when it is sent again (spec §2, Contact)',
  async () => {
    const { page, context } = await salon.visit({ width: 1024 });
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Contact' });
    await form.scrollIntoViewIfNeeded();
    await form.getByLabel('Name').fill('Marta');
    await form.getByLabel('Email').fill('marta@example.com');
    await form.getByLabel('Message').fill('Do you have parking?');

    // The first try arrives, and its answer is lost on the way back.
    await page.route('**/messages', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText('We can’t reach the salon').waitFor();
    await expectSoon(() => form.getByLabel('Message').inputValue(), 'Do you have parking?');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute('**/messages');
    await form.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Your message has arrived').waitFor();

    expect(await inboxOf('marta@example.com')).toHaveLength(1);
    await page.getByRole('button', { name: 'Write another' }).click();
    await expectSoon(() => form.getByLabel('Message').inputValue(), '');
    await context.close();
  },
);

nightlyTest(
  'spec §2, Contact: the owner has the live map shown at once, and the privacy page says so',
  async () => {
    const owner = await salon.visit({ width: 390 });
    const answerMap = (visitor: typeof owner) =>
      visitor.context.route(/openstreetmap/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<p>Streets of Lisbon</p>' }),
      );
    await openAs(owner.page, '/dashboard/site?part=salon', salon.admin);
    await main(owner.page).getByLabel('Show the live map at once').check();
    await main(owner.page).getByRole('button', { name: 'Save', exact: true }).click();
    await owner.page.getByText('Saved. Visitors can see it now.').waitFor();

    const visitor = await salon.visit({ width: 390 });
    await answerMap(visitor);
    await visitor.page.goto('/contact');
    await visitor.page.locator('iframe[title^="Live map around"]').scrollIntoViewIfNeeded();
    await visitor.page
      .frameLocator('iframe[title^="Live map around"]')
      .frameLocator('iframe')
      .getByText('Streets of Lisbon')
      .waitFor();
    await visitor.page.goto('/privacy');
    await main(visitor.page).getByText('sees your IP address as soon as a page shows it').waitFor();

    await salon.send('PATCH', '/salon', { showsLiveMap: false }, await salon.bearerOf(salon.admin));
    await visitor.page.reload();
    await main(visitor.page).getByText('sees your IP address once you press the button').waitFor();
    expect(owner.faults).toEqual([]);
    await owner.context.close();
    await visitor.context.close();
  },
);

nightlyTest(
  'spec §2, §9, Contact: the map asks no one else; the live one opens elsewhere, or here with a press, at zoom 14',
  async () => {
    const { page, context, faults } = await salon.visit({ width: 1024 });
    // By the menu, so that the page has the policy of another one.
    await page.goto('/reset-password');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Contact Us' }).click();
    const link = page.getByRole('link', { name: 'Open the live map' });
    await link.waitFor();
    await page.waitForLoadState('networkidle');

    expect(await link.getAttribute('href')).toMatch(/^https:\/\/www\.openstreetmap\.org\/.*#map=14\//);
    expect(await link.getAttribute('rel')).toContain('noopener');
    expect(faults).toEqual([]);

    const asked: { url: string; referer: string | undefined }[] = [];
    await context.route(/openstreetmap/, (route) => {
      asked.push({ url: route.request().url(), referer: route.request().headers().referer });
      return route.fulfill({ contentType: 'text/html', body: '<p>Streets of Lisbon</p>' });
    });
    await page.getByText('which will see your IP address').waitFor();
    await page.getByRole('button', { name: 'Show the live map' }).click();
    await page
      .frameLocator('iframe[title^="Live map around"]')
      .frameLocator('iframe')
      .getByText('Streets of Lisbon')
      .waitFor();
    const { origin, pathname, searchParams } = new URL(asked[0]?.url ?? '');
    expect(origin + pathname).toBe('https://www.openstreetmap.org/export/embed.html');
    const place = new URL((await link.getAttribute('href')) ?? '').searchParams;
    expect(searchParams.get('marker')).toBe(`${place.get('mlat')},${place.get('mlon')}`);
    expect(asked).toEqual([{ url: asked[0]?.url, referer: undefined }]);
    // The map itself is elsewhere, and nothing of it went wrong.
    expect(faults).toEqual([`elsewhere: ${asked[0]?.url}`]);

    await page.getByRole('button', { name: 'Back to the illustration' }).click();
    // The drawing has the salon's name and town, and no streets that are not there.
    const drawing = page.getByRole('main').getByRole('figure');
    await drawing.getByText('Maison Vera').waitFor();
    await drawing.getByText('Lisbon').waitFor();
    expect(await drawing.locator('img').count()).toBe(0);
    await expectSoon(() => page.locator('iframe').count(), 0);
    await context.close();
  },
);

nightlyTest('on a phone the inbox is a list, then one conversation, and Back leads to the list', async () => {
  const message = { kind: 'contact', name: 'Olga', email: 'olga@example.com', message: 'Is there a lift?' };
  await salon.send('POST', '/messages', message);
  const { page, context, faults } = await salon.visit({ width: 390 });
  await openAs(page, '/dashboard/inbox?q=olga', salon.admin);

  await main(page).getByRole('link', { name: /Olga/ }).click();
  await main(page).getByRole('heading', { name: 'Olga' }).waitFor();
  await expectSoon(() => main(page).getByRole('search').isVisible(), false);
  expect(await accessibilityFaults(page)).toEqual([]);
  // The address of one message opens it.
  await page.reload();
  await main(page).getByText('Is there a lift?').last().waitFor();
  await main(page).getByRole('link', { name: 'Inbox' }).click();
  await expectSoon(() => main(page).getByRole('search').isVisible(), true);
  expect(new URL(page.url()).search).toBe('?q=olga');
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest('an answer that could not be sent is still there, and is sent once', async () => {
  const email = 'nadia@example.com';
  await salon.send('POST', '/messages', { kind: 'contact', name: 'Nadia', email, message: 'Hello?' });
  const { page, context } = await salon.visit({ width: 1440 });
  await openAs(page, '/dashboard/inbox?q=nadia', salon.admin);
  await main(page).getByRole('link', { name: /Nadia/ }).click();
  await main(page).getByLabel('Your answer').fill('Yes, we are here.');

  // The first try arrives, and its answer is lost on the way back.
  await page.route('**/answer', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await main(page).getByRole('button', { name: 'Save answer' }).click();
  await main(page).getByText('Your text is still here').waitFor();
  await expectSoon(() => main(page).getByLabel('Your answer').inputValue(), 'Yes, we are here.');
  await page.unroute('**/answer');
  await main(page).getByRole('button', { name: 'Save answer' }).click();
  await expectSoon(() => main(page).getByLabel('Your answer').inputValue(), '');

  const [found] = (await inboxOf(email)) as { answers: object[] }[];
  expect(found?.answers).toHaveLength(1);
  await context.close();
});
