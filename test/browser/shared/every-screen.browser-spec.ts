// Long because it names every screen there is.
import type { Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, enterAs, shareOut, sidewaysScroll, type Visit } from '../../support/browser.js';
import { fieldFaults } from '../../support/field-faults.js';
import { nightlyTest, perLane } from '../../support/lane.js';

const salon = new DemoSalon();

const quiet = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
};

/** The public screens behind a press or a mistake; the pages themselves are looked at in `public-site`. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  'no service found': async (page) => void (await page.goto('/all-services?search=zzz')),
  'sign-up with mistakes': async (page) => {
    await page.goto('/sign-up');
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    await page.getByText('Email is Required').waitFor();
  },
  'a new password': async (page) => void (await page.goto('/reset-password#code=guessed')),
  'an address to confirm': async (page) => void (await page.goto('/verify#code=guessed')),
  'an address to confirm, without a code': async (page) => void (await page.goto('/verify')),
  'an invitation, without its code': async (page) => void (await page.goto('/join')),
  'an email not to get again': async (page) => void (await page.goto('/review-requests/guessed')),
  'news not to get again': async (page) => void (await page.goto('/news-emails/guessed')),
  'set-up that is done': async (page) => void (await page.goto('/setup')),
  'choosing a time': async (page) => {
    await page.goto('/all-services');
    await page
      .getByRole('link', { name: /^Buy Now/ })
      .first()
      .click();
    await page.getByRole('radio').first().waitFor();
  },
};

/** Every screen of the dashboard: how one gets there. Admins see all of them. */
const dashboardScreens: Record<string, (page: Page) => Promise<void>> = {
  'dashboard: book': async (page) => void (await page.goto('/dashboard')),
  'dashboard: booking list': async (page) => void (await page.goto('/dashboard/booking')),
  'dashboard: review': async (page) => {
    await page.goto('/dashboard/review');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Please choose how many stars').waitFor();
  },
  'dashboard: reviews': async (page) => {
    await page.goto('/dashboard/reviews');
    await page.getByRole('article').first().waitFor();
  },
  'dashboard: hiding a review': async (page) => {
    await page.goto('/dashboard/reviews');
    await page.getByRole('button', { name: /^Hide/ }).first().click();
    await page.getByRole('dialog').waitFor();
  },
  'dashboard: no review found': async (page) => void (await page.goto('/dashboard/reviews?status=pending')),
  'dashboard: my account': async (page) => void (await page.goto('/dashboard/account')),
  'dashboard: deleting my account': async (page) => {
    await page.goto('/dashboard/account');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('dialog').getByLabel('Your password').waitFor();
  },
  'dashboard: order list': async (page) => {
    await page.goto('/dashboard/order');
    await page.getByRole('row').nth(1).waitFor();
  },
  'dashboard: a new booking': async (page) => {
    await page.goto('/dashboard/order');
    await page.getByRole('banner').getByRole('button', { name: 'New booking' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'dashboard: no order found': async (page) => void (await page.goto('/dashboard/order?q=zzz')),
  'dashboard: overview': async (page) => {
    await page.goto('/dashboard/overview');
    await page.getByText('Show as a table').first().click();
  },
  'dashboard: reports': async (page) => {
    await page.goto('/dashboard/reports?report=work');
    await page.getByText('Show as a table').first().click();
  },
  'dashboard: what a figure is made of': async (page) => {
    await page.goto('/dashboard/reports/rows?report=work&figure=done&name=Bookings%20done');
    await page.getByRole('link', { name: 'Back to the report' }).waitFor();
  },
  'dashboard: clients': async (page) => void (await page.goto('/dashboard/clients')),
  'dashboard: no client found': async (page) => void (await page.goto('/dashboard/clients?q=zzz')),
  'dashboard: a new client': async (page) => {
    await page.goto('/dashboard/clients');
    await page.getByRole('button', { name: 'New client' }).click();
  },
  'dashboard: one client': async (page) => {
    await page.goto('/dashboard/clients');
    await page.getByRole('main').getByRole('row').getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Past bookings' }).waitFor();
  },
  'dashboard: add services': async (page) => {
    await page.goto('/dashboard/add');
    await page.getByLabel('Service Title').waitFor();
  },
  'dashboard: a service with mistakes': async (page) => {
    await page.goto('/dashboard/add');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Enter a title').waitFor();
  },
  'dashboard: manage services': async (page) => {
    await page.goto('/dashboard/manage');
    await page.getByRole('row').nth(1).waitFor();
  },
  'dashboard: no service found': async (page) => void (await page.goto('/dashboard/manage?q=zzz')),
  'dashboard: one service': async (page) => {
    await page.goto('/dashboard/manage');
    await page
      .getByRole('button', { name: /^More about/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  },
  'dashboard: categories': async (page) => {
    await page.goto('/dashboard/manage');
    await page.getByRole('button', { name: 'Categories' }).click();
    await page.getByRole('dialog').getByLabel('New category').waitFor();
  },
  'dashboard: editing a service': async (page) => {
    await page.goto('/dashboard/manage');
    await page.getByRole('link', { name: 'Edit: Balayage' }).click();
    await page.getByLabel('Service Title').waitFor();
  },
  'dashboard: make admin': async (page) => void (await page.goto('/dashboard/make-admin')),
  'dashboard: all users': async (page) => {
    await page.goto('/dashboard/allUsers');
    await page.getByRole('row').nth(1).waitFor();
  },
  'dashboard: deleting a user': async (page) => {
    await page.goto('/dashboard/allUsers');
    await page
      .getByRole('button', { name: /^Delete:/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  },
  'dashboard: one user': async (page) => {
    await page.goto('/dashboard/allUsers');
    await page
      .getByRole('button', { name: /^More about/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  },
  'dashboard: the texts of the site': async (page) => {
    await page.goto('/dashboard/site');
    await page.getByLabel('Headline').waitFor();
  },
  'dashboard: the first picture': async (page) => void (await page.goto('/dashboard/site?part=picture')),
  'dashboard: the facts of the salon': async (page) => void (await page.goto('/dashboard/site?part=salon')),
  'dashboard: the links of the salon': async (page) => void (await page.goto('/dashboard/site?part=links')),
  'dashboard: portfolio': async (page) => {
    await page.goto('/dashboard/portfolio');
    await page.getByRole('listitem').filter({ hasText: 'Chichen Itza' }).waitFor();
  },
  'dashboard: work for the portfolio': async (page) => {
    await page.goto('/dashboard/portfolio');
    await page.getByRole('button', { name: 'Edit: Chichen Itza' }).click();
    await page.getByRole('dialog').getByLabel('Title', { exact: true }).waitFor();
  },
  'dashboard: no pictures': async (page) => void (await page.goto('/dashboard/pictures')),
  'dashboard: inbox': async (page) => void (await page.goto('/dashboard/inbox')),
  'dashboard: no message found': async (page) => void (await page.goto('/dashboard/inbox?q=zzz')),
  'dashboard: staff': async (page) => {
    await page.goto('/dashboard/staff');
    await page.getByRole('link', { name: 'Helena Matos' }).waitFor();
  },
  'dashboard: one of the staff': async (page) => {
    await page.goto('/dashboard/staff');
    await page.getByRole('link', { name: 'Helena Matos' }).click();
    await page.getByLabel('Monday: from').waitFor();
  },
  'dashboard: giving time off': async (page) => {
    await page.goto('/dashboard/staff');
    await page.getByRole('link', { name: 'Helena Matos' }).click();
    await page.getByRole('link', { name: 'Time off', exact: true }).click();
    await page.getByRole('button', { name: 'Add time off' }).click();
    await page.getByRole('dialog').getByLabel('First day').waitFor();
  },
  'dashboard: opening hours': async (page) => {
    await page.goto('/dashboard/hours');
    await page.getByLabel('Starting times').waitFor();
  },
  'dashboard: money, while none is taken': async (page) => {
    await page.goto('/dashboard/till-settings');
    await page.getByRole('heading', { name: 'Where you take payments' }).waitFor();
  },
  'dashboard: before money is taken': async (page) => {
    await page.goto('/dashboard/till-settings');
    await page.getByRole('button', { name: 'Use: In Parlour' }).click();
    await page.getByRole('dialog').getByLabel('Enter the salon’s name').waitFor();
  },
  'dashboard: mail': async (page) => void (await page.goto('/dashboard/mail')),
  'dashboard: no mail found': async (page) => void (await page.goto('/dashboard/mail?state=failed')),
  'dashboard: activity': async (page) => {
    await page.goto('/dashboard/audit');
    await page.getByText(/The salon was set up/).waitFor();
  },
  'dashboard: health': async (page) => {
    await page.goto('/dashboard/health');
    await page.getByRole('region', { name: 'No problems found' }).waitFor();
  },
  'dashboard: import': async (page) => {
    await page.goto('/dashboard/imports');
    await page.getByText(/No lists yet/).waitFor();
  },
  'dashboard: no activity found': async (page) =>
    void (await page.goto('/dashboard/audit?action=user.deleted')),
  'dashboard: no user found': async (page) => void (await page.goto('/dashboard/allUsers?q=zzz')),
};

/** Those of a salon that takes money. */
const moneyScreens: Record<string, (page: Page) => Promise<void>> = {
  'dashboard: sales': async (page) => {
    await page.goto('/dashboard/sales');
    await page.getByRole('row').nth(1).waitFor();
  },
  'dashboard: no sale found': async (page) => void (await page.goto('/dashboard/sales?q=zzz')),
  'dashboard: one sale': async (page) => {
    await page.goto('/dashboard/sales');
    await page.getByRole('main').getByRole('row').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Print receipt' }).waitFor();
  },
  'dashboard: giving money back': async (page) => {
    await page.goto('/dashboard/sales');
    await page.getByRole('main').getByRole('row').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Refund…' }).click();
    await page.getByRole('dialog').getByLabel('Reason').waitFor();
  },
  'dashboard: undoing a sale': async (page) => {
    await page.goto('/dashboard/sales');
    await page.getByRole('main').getByRole('row').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Undo sale' }).click();
    await page.getByRole('dialog').getByLabel('Reason').waitFor();
  },
  'dashboard: a sale without a visit, with mistakes': async (page) => {
    await page.goto('/dashboard/sales');
    await page.getByRole('button', { name: 'Sale without a visit' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take payment' }).click();
    await page.getByText('Add at least one item.').waitFor();
  },
  'dashboard: gift cards': async (page) => {
    await page.goto('/dashboard/gift-cards');
    await page.getByRole('row').nth(1).waitFor();
  },
  'dashboard: no gift card found': async (page) => void (await page.goto('/dashboard/gift-cards?q=zzzz')),
  'dashboard: looking at a gift card': async (page) => {
    await page.goto('/dashboard/gift-cards');
    await page.getByRole('button', { name: 'Check a balance' }).click();
    await page.getByRole('dialog').getByLabel('Code').waitFor();
  },
};

/** From now on the salon takes money, and it has sold a gift card. */
async function takeMoney(): Promise<void> {
  const bearer = await salon.bearerOf(salon.admin);
  const { name } = await salon.get('/salon');
  const record = { mode: 'record', acknowledged: true, typed: name, giftCardTax: 'at-use' };
  await salon.send('PATCH', '/till/settings', record, bearer);
  await salon.send('POST', '/products', { title: 'Silk shampoo', price: 18 }, bearer);
  const lines = [{ kind: 'gift-card', price: 50 }];
  const payments = [{ method: 'card', amount: 50 }];
  await salon.send('POST', '/sales', { lines, payments, expectedTotal: 50 }, bearer);
}

/**
 * Colours are a matter of the theme and places one of the width, so two faces show all of both. A screen is opened once and
 * turned to the other: what opens on a phone is a matter of the stories that are told there.
 */
const faces = [
  { theme: 'light', width: 1440, height: 900 },
  { theme: 'night', width: 390, height: 844 },
] as const;
/** At night, both visits read every page with axe as well. */
const PATIENCE_MS = perLane({ change: 300_000, nightly: 1_200_000 });

/** All screens at night, every seventh with every change. */
const screensOf = (wanted: typeof screens) =>
  Object.entries(wanted).filter((_, index) => perLane({ change: index % 7 === 0, nightly: true }));

/** Both at night; with every change the one or the other, by turns. */
const facesOf = (index: number) =>
  perLane<readonly (typeof faces)[number][]>({
    change: faces.filter((_, at) => at === index % 2),
    nightly: faces,
  });

test(
  'A-20: what visitors meet on their way can be used by everyone, refers to nothing that is not there and causes no fault',
  async () => {
    const visits = await twoVisits();

    expect(await problemsOn(visits, screens)).toEqual({});
    await expectNoFaults(visits);
  },
  PATIENCE_MS,
);

test(
  'A-20: so can every screen of the dashboard',
  async () => {
    const visits = await twoVisits();
    for (const { page } of visits) await enterAs(page, salon.admin);

    expect(await problemsOn(visits, dashboardScreens)).toEqual({});
    await expectNoFaults(visits);
  },
  PATIENCE_MS,
);

test(
  'A-20: and those of the money, once the salon takes some',
  async () => {
    await takeMoney();
    const visits = await twoVisits();
    for (const { page } of visits) await enterAs(page, salon.admin);

    expect(await problemsOn(visits, moneyScreens)).toEqual({});
    await expectNoFaults(visits);
  },
  PATIENCE_MS,
);

const twoVisits = async () => [await salon.visit(faces[0]), await salon.visit(faces[0])];

/** The barriers on a screen, by name and mode of the screen. */
async function problemsOn(visits: Visit[], wanted: typeof screens): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  await shareOut([...screensOf(wanted).entries()], visits, async ({ page }, [index, [name, open]]) => {
    await show(page, faces[0]);
    await open(page);
    await quiet(page);
    for (const face of facesOf(index)) {
      await show(page, face);
      const faults = [
        ...(await accessibilityFaults(page, { inEveryLane: true })),
        ...(await fieldFaults(page)),
      ];
      const problems = [...faults, await sidewaysScroll(page)].filter(Boolean);
      if (problems.length > 0) found[`${name}, by ${face.theme} at ${face.width} pixels`] = problems;
    }
  });
  return found;
}

/** Turns the screen and changes the theme, as a visitor would. */
async function show(page: Page, { theme, width, height }: (typeof faces)[number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async (chosen) => {
    document.documentElement.dataset['theme'] = chosen;
    // The layout for this width is drawn in the next frame.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, theme);
}

async function expectNoFaults(visits: Visit[]): Promise<void> {
  expect(visits.flatMap(({ faults }) => faults)).toEqual([]);
  for (const { context } of visits) await context.close();
}

nightlyTest('on the narrowest phone nothing has to be pushed sideways', async () => {
  const { page, context } = await salon.visit({ width: 320 });
  const found: Record<string, number> = {};
  for (const [name, open] of Object.entries(screens)) {
    await open(page);
    await quiet(page);
    const pixels = await sidewaysScroll(page);
    if (pixels > 0) found[name] = pixels;
  }

  expect(found).toEqual({});
  await context.close();
});
