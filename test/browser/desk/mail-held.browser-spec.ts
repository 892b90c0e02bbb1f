import { randomUUID } from 'node:crypto';
import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, dialog, main, openAs, sidewaysScroll } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';

const salon = new DemoSalon();

/** An email to a client with the longest possible name and address. */
const LONG = {
  _id: randomUUID(),
  kind: 'booking-reminder',
  toName: 'Maximiliane-Charlotte von Hohenlohe-Waldenburg-Schillingsfürst',
  toAddress: `${'maximiliane.'.repeat(5)}x@${'a-long-subdomain.'.repeat(6)}example.com`,
  reason: 'x'.repeat(200),
  subject: null,
  attempts: 14,
  createdAt: '2026-11-20T09:00:00.000Z',
  dueAt: '2026-11-21T09:00:00.000Z',
  sentAt: null,
};

nightlyTest(
  '12-A13 an admin decides on the page Mail what becomes of emails from before a restore, and hears when another has',
  async () => {
    const { page, context, faults } = await salon.visit({ width: 390, theme: 'night' });
    let isHeld = true;
    // No page restores a salon, so the answer gets what a restored one has in it. The decision goes to the salon itself.
    await page.route(/\/mail\?/, async (route) => {
      const given = await route.fetch();
      const held = {
        count: 3000,
        firstDueAt: '2026-11-12T09:00:00.000Z',
        lastDueAt: '2026-11-21T17:00:00.000Z',
        kinds: [
          { kind: 'booking-reminder', count: 2988 },
          { kind: 'sign-up-attempt', count: 12 },
        ],
      };
      const items = [
        { ...LONG, state: 'held' },
        { ...LONG, _id: randomUUID(), state: 'failed' },
      ];
      const page = { ...(await given.json()), items, total: 2, held: isHeld ? held : null };
      return route.fulfill({ response: given, json: page });
    });
    let isAway = true;
    await page.route('**/mail/held/drop', (route) => (isAway ? route.abort() : route.continue()));

    await openAs(page, '/dashboard/mail', salon.admin);
    const card = main(page).getByRole('region', { name: '3000 emails from before the restore are waiting' });
    await card.getByText('Due from Thursday 12 November to Saturday 21 November.').waitFor();
    await card.getByText('Booking reminder 2988').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);

    await card.getByRole('button', { name: 'Drop them' }).press('Enter');
    await dialog(page).getByRole('button', { name: 'Drop 3000 emails' }).press('Enter');
    await dialog(page).getByText('Nothing was dropped').waitFor();
    isAway = false;
    await dialog(page).getByRole('button', { name: 'Cancel' }).press('Enter');
    await card.getByRole('button', { name: 'Send them' }).press('Enter');
    expect(await accessibilityFaults(page)).toEqual([]);
    isHeld = false;
    await dialog(page).getByRole('button', { name: 'Send 3000 emails' }).press('Enter');
    await page.getByText('Another admin has just decided.').waitFor();
    await card.waitFor({ state: 'detached' });

    expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
    await context.close();
  },
);

nightlyTest(
  'an admin who has a hidden link shown goes on reading at the email, and another language of it has none',
  async () => {
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await openAs(page, '/dashboard/mail', salon.admin);
    const asked = await page.request.post('/auth/reset-request', { data: { email: salon.admin.email } });
    expect(asked.ok()).toBe(true);
    await page.reload();

    const row = main(page).getByRole('row').filter({ hasText: 'New password' });
    await row.first().getByRole('button', { name: 'Read' }).press('Enter');
    await dialog(page).getByText('Text only').click();
    await dialog(page).getByText('reset-password#code=······').waitFor();
    await dialog(page).getByText('As the recipient sees it').click();
    await dialog(page).getByRole('button', { name: 'Show link' }).press('Enter');
    const text = dialog(page).getByText(/reset-password#code=[\w-]{40,}/);
    await text.waitFor();

    expect(
      await text.evaluate(
        (element) => document.activeElement?.matches('dialog *') && document.activeElement.contains(element),
      ),
    ).toBe(true);

    await dialog(page).getByLabel('Read it in').selectOption({ label: 'Português' });
    await text.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  },
);
