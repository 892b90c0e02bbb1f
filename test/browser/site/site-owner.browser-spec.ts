// Long because it follows each change an owner makes to the site, and its effect for visitors.
import type { Page } from 'playwright-core';
import { aPicture } from '../../support/pictures.js';
import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, expectSoon, main, openAs } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';
import { follow } from '../../support/menu.js';

const salon = new DemoSalon();

const aFile = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await aPicture({ width: 1200, height: 800, colour }).jpeg().toBuffer(),
});

/** The picture's description is saved on its own, apart from the form; this waits until it is. */
const isDescribed = (page: Page, fact: Record<string, unknown>) =>
  page.waitForResponse(async (answer) => {
    if (answer.request().method() !== 'PATCH' || !answer.url().includes('/media/')) return false;
    const picture = await answer.json();
    return Object.entries(fact).every(([name, value]) => picture[name] === value);
  });

/** A new order is shown before it is kept; this waits until it is. */
const isReordered = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());

const openDashboard = async (page: Page, name: string) => {
  await follow(page, name);
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

describe('the owner', () => {
  test('changes the headline; visitors read it until it is reset', async () => {
    const owner = await salon.visit({ width: 1440 });
    const visitor = await salon.visit({ width: 390 });
    await openAs(owner.page, '/dashboard/site', salon.admin);

    await owner.page.getByRole('textbox', { name: 'Headline' }).fill(' ');
    await owner.page.getByText('Check the highlighted text').waitFor();
    expect(await accessibilityFaults(owner.page)).toEqual([]);
    await owner.page.getByRole('textbox', { name: 'Headline' }).fill('Hair like yours');
    await owner.page.getByText('1 text isn’t saved').waitFor();
    await owner.page.getByRole('link', { name: 'Portfolio', exact: true }).click();
    await owner.page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    await owner.page.getByRole('button', { name: 'Stay here' }).click();
    await owner.page.getByRole('button', { name: 'Save', exact: true }).click();
    await owner.page.getByRole('button', { name: 'Save', exact: true }).waitFor({ state: 'detached' });

    await visitor.page.goto('/');
    await visitor.page.getByRole('heading', { level: 1, name: 'Hair like yours' }).waitFor();

    await owner.page.getByRole('button', { name: /^Reset to default: Headline/ }).click();
    await owner.page.getByRole('button', { name: 'Save', exact: true }).click();
    await owner.page.getByRole('button', { name: 'Save', exact: true }).waitFor({ state: 'detached' });
    await visitor.page.reload();
    await visitor.page.getByRole('heading', { level: 1, name: 'BEAUTY SALON FOR EVERY WOMEN' }).waitFor();

    expect([...owner.faults, ...visitor.faults]).toEqual([]);
    await owner.context.close();
    await visitor.context.close();
  });

  nightlyTest('puts a picture of the salon first, and says what of it must stay in sight', async () => {
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await openAs(page, '/dashboard/site?part=picture', salon.admin);
    const day = page.getByRole('group', { name: 'By day' });

    await day.locator('input[type=file]').setInputFiles(await aFile('salon.jpg', '#335577'));
    const described = isDescribed(page, { alt: 'Our two chairs by the window', focusXPercent: 55 });
    await day.getByLabel('Picture description').fill('Our two chairs by the window');
    await day.getByRole('button', { name: /^Focus point: 50% from the left/ }).press('ArrowRight');
    await day.getByRole('button', { name: /^Focus point: 55% from the left/ }).waitFor();
    await described;
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor({ state: 'detached' });

    await page.goto('/');
    const picture = page.getByRole('img', { name: 'Our two chairs by the window' });
    await picture.waitFor();
    await expectSoon(() => picture.evaluate((img) => getComputedStyle(img).objectPosition), '55% 50%');
    expect(faults).toEqual([]);
    await context.close();
  });

  nightlyTest('reads at once why a file cannot be a picture', async () => {
    const { page, context, faults } = await salon.visit({ width: 390 });
    await openAs(page, '/dashboard/site?part=picture', salon.admin);
    const day = page.getByRole('group', { name: 'By day' });

    const pretender = { name: 'salon.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') };
    await day.locator('input[type=file]').setInputFiles(pretender);

    await day.getByText('This file can’t be used as a picture.').waitFor();
    await day.getByRole('button', { name: 'Try again' }).waitFor();
    // The refusal itself is all that the browser complains of.
    expect(faults.filter((fault) => !fault.includes('status of 422'))).toEqual([]);
    await context.close();
  });

  nightlyTest('changes the salon’s number, place on the map and links; visitors find them', async () => {
    const { page, context, faults } = await salon.visit({ width: 390 });
    await openAs(page, '/dashboard/site?part=salon', salon.admin);

    await page.getByLabel('Phone', { exact: true }).fill('+351 213 000 777');
    await page.getByLabel('Latitude', { exact: true }).fill('north');
    await page.getByText('Enter a number from -90 to 90, such as 38.7119.').waitFor();
    await page.getByLabel('Latitude', { exact: true }).fill('38,7119');
    await page.getByLabel('Longitude', { exact: true }).fill('-9.1402');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Links' }).click();
    await page.getByLabel('WhatsApp number').fill('+351 912 000 777');
    await page.getByRole('button', { name: 'Add a link' }).click();
    await page.getByLabel('Address on Instagram').fill('https://www.instagram.com/maisonvera');
    await page.getByRole('button', { name: 'Add a link' }).click();
    await page.getByLabel('Address on Facebook').fill('maisonvera');
    await page.getByText('Check the highlighted address').waitFor();
    // Content that has scrolled under the header is ignored.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel('Address on Facebook').fill('https://www.facebook.com/maisonvera');
    await page.getByRole('button', { name: 'Move up: Facebook' }).click();
    await page.getByRole('button', { name: 'Add a link' }).click();
    await page.getByRole('button', { name: 'Remove: Pinterest' }).press('Enter');
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Remove: Instagram');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor({ state: 'detached' });

    await page.goto('/contact');
    await page.getByRole('main').getByRole('link', { name: '+351 213 000 777' }).waitFor();
    const map = page.getByRole('link', { name: 'Open the live map' });
    expect(await map.getAttribute('href')).toContain('#map=14/38.7119/-9.1402');
    const ways = page.getByRole('main').getByRole('list', { name: 'Ways to reach us' }).getByRole('link');
    expect(await ways.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      'tel:+351213000777',
      'https://wa.me/351912000777',
      expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/directions\?to=/),
    ]);
    // Closed on the day of the tests' clock or open, the page says until when.
    await page
      .getByRole('main')
      .getByText(/^(Open now until|Closed now\. Opens) /)
      .waitFor();
    const links = page.getByRole('contentinfo').locator('nav a[href^="https://www."]');
    await expectSoon(
      () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ['https://www.facebook.com/maisonvera', 'https://www.instagram.com/maisonvera'],
    );
    expect(faults).toEqual([]);
    await context.close();
  });

  nightlyTest(
    'shows new work, puts it first, and takes it away again; its picture stays in the library',
    async () => {
      const { page, context, faults } = await salon.visit({ width: 1440 });
      await openAs(page, '/dashboard/portfolio', salon.admin);

      await page.getByRole('button', { name: 'Add work' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add work' });
      await dialog.locator('input[type=file]').setInputFiles(await aFile('bob.jpg', '#aa7744'));
      const described = isDescribed(page, { alt: 'A copper bob' });
      await dialog.getByLabel('Picture description').fill('A copper bob');
      await dialog.getByLabel('Title', { exact: true }).fill('Copper bob');
      await dialog.getByLabel('Booked as').selectOption({ label: 'Balayage' });
      await described;
      await dialog.getByRole('button', { name: 'Add to the portfolio' }).click();
      const rows = page.getByRole('list', { name: 'Portfolio' }).getByRole('listitem');
      await rows.nth(6).getByText('Copper bob').waitFor();
      const saved = isReordered(page);
      await page.getByRole('button', { name: 'Move up: Copper bob' }).press('Enter');
      await page.getByText('Copper bob is now 6 of 7').waitFor();
      await saved;
      expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Move up: Copper bob');
      const draggedAndSaved = isReordered(page);
      await page.getByRole('button', { name: /^Move Copper bob: drag/ }).dragTo(rows.nth(1));
      await page.getByText('Copper bob is now 2 of 7').waitFor();
      await draggedAndSaved;

      await page.goto('/portfolio');
      await page.getByRole('main').getByRole('img', { name: 'A copper bob' }).waitFor();
      await page.getByRole('link', { name: /^Book this look.*Copper bob, Balayage/ }).waitFor();
      await expectSoon(
        () => page.getByRole('article').getByRole('heading').allTextContents(),
        [
          'Chichen Itza',
          'Copper bob',
          'Colosseum Roma',
          'Great Pyramid of Giza',
          'San Francisco',
          'San Francisco',
          'San Francisco',
        ],
      );

      await page.goto('/dashboard/pictures');
      await page.getByRole('button', { name: 'Edit: A copper bob' }).click();
      await page.getByRole('dialog').getByText('Used in: Portfolio.').waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

      await openDashboard(page, 'Portfolio');
      await page.getByRole('button', { name: 'Delete: Copper bob' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete Copper bob' }).click();
      await page.getByRole('button', { name: 'Delete: Copper bob' }).waitFor({ state: 'detached' });

      await openDashboard(page, 'Pictures');
      await page.getByRole('button', { name: 'Edit: A copper bob' }).click();
      await page.getByRole('button', { name: 'Delete picture' }).click();
      await page.getByRole('button', { name: 'Delete permanently' }).click();
      await page.getByRole('button', { name: 'Edit: A copper bob' }).waitFor({ state: 'detached' });
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  nightlyTest(
    'drags a row on while the move before is still being saved; the row stays under the hand',
    async () => {
      const { page, context, faults } = await salon.visit({ width: 1440 });
      await openAs(page, '/dashboard/portfolio', salon.admin);
      const rows = page.getByRole('list', { name: 'Portfolio' }).getByRole('listitem');
      const titles = () =>
        rows
          .getByRole('button', { name: /^Move up: / })
          .evaluateAll((all) => all.map((row) => row.ariaLabel));
      await rows.first().waitFor();
      const before = await titles();
      const [first, second, third] = before;

      let answer = () => {};
      const slow = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/portfolio/**', async (route) => {
        if (route.request().method() === 'PUT') await slow;
        await route.continue();
      });
      await rows
        .nth(1)
        .getByRole('button', { name: /^Move up: / })
        .press('Enter');
      await expectSoon(titles, [second, first, third, ...before.slice(3)]);

      const handle = rows.nth(2).getByRole('button', { name: /: drag/ });
      await handle.hover();
      await page.mouse.down();
      const { x, y } = await rows.first().evaluate((row) => row.getBoundingClientRect().toJSON());
      await page.mouse.move(x + 200, y + 8, { steps: 5 });
      await expectSoon(titles, [third, second, first, ...before.slice(3)]);
      const saved = isReordered(page);
      answer();
      await saved;
      // The answer is drawn before the hand moves on.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      expect(await titles()).toEqual([third, second, first, ...before.slice(3)]);

      const savedAgain = isReordered(page);
      await page.mouse.up();
      await savedAgain;
      await page.reload();
      await rows.first().waitFor();
      expect(await titles()).toEqual([third, second, first, ...before.slice(3)]);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  test('answers what a visitor wrote; the email is in the outbox and the message is handled', async () => {
    const visitor = await salon.visit({ width: 390 });
    await visitor.page.goto('/contact');
    // The form is further down than a phone shows.
    await visitor.page.getByLabel('Name').scrollIntoViewIfNeeded();
    await visitor.page.getByLabel('Name').fill('Rita Lopes');
    await visitor.page.getByLabel('Email').fill('rita@example.com');
    await visitor.page.getByLabel('Message').fill('Do you have parking?');
    await visitor.page.getByRole('button', { name: 'Submit' }).click();
    await visitor.page.getByText('Your message has arrived').waitFor();

    const { page, context, faults } = await salon.visit({ width: 1440 });
    await openAs(page, '/dashboard', salon.admin);
    await page.getByRole('link', { name: 'Inbox 1 open' }).click();
    await main(page)
      .getByRole('link', { name: /Rita Lopes/ })
      .click();
    await main(page).getByText('No client has this email address.').waitFor();
    await main(page).getByRole('button', { name: 'Save answer' }).click();
    await main(page).getByText('Write an answer first.').waitFor();
    await main(page).getByLabel('Your answer').fill('Yes, behind the house.');
    await openDashboard(page, 'Clients');
    await page.goBack();
    await expectSoon(() => main(page).getByLabel('Your answer').inputValue(), 'Yes, behind the house.');
    expect(await accessibilityFaults(page)).toEqual([]);
    await main(page).getByRole('button', { name: 'Save answer' }).click();
    await main(page).getByText('No open messages').waitFor();
    await main(page).getByText('Yes, behind the house.').waitFor();
    await main(page).getByText('Saved, not emailed').waitFor();

    await openDashboard(page, 'Mail');
    await page.getByRole('button', { name: 'Read: Answer to a message, to rita@example.com' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.frameLocator('iframe').getByText('Yes, behind the house.').waitFor();
    await dialog.getByText('Text only').click();
    await dialog.getByText('Yes, behind the house.').waitFor();
    expect([...faults, ...visitor.faults]).toEqual([]);
    await context.close();
    await visitor.context.close();
  });
});
