import { appVersion } from '../../../api/common/app-version.js';
import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, expectSoon, main, openAs, sidewaysScroll } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';

const salon = new DemoSalon();

/** A long path, as a data folder may have. */
const LONG = `/var/lib/${'a-folder/'.repeat(12)}${'x'.repeat(80)}`;

nightlyTest(
  '12-A5 an admin reads on the page Health what needs a look and what is in order, and looks again, which loses nothing when it fails; while the database is away it says so, and heals without a press',
  async () => {
    const { page, context, faults } = await salon.visit({ width: 390, theme: 'night' });
    let answer: 'away' | 'as it is' | 'wrong' = 'away';
    await page.route('**/admin/health', async (route) => {
      if (answer === 'away')
        return route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          body: '{"code":"unavailable"}',
        });
      if (answer === 'as it is') return route.continue();
      const given = await route.fetch();
      const report = await given.json();
      const overlaps = {
        ...report.checks[0],
        verdict: 'fail',
        says: 'One time overlaps.',
        advice: 'Move one of the two.',
      };
      const warning = { ...report.checks[1], verdict: 'warn', says: LONG, advice: LONG };
      return route.fulfill({
        response: given,
        json: { ...report, verdict: 'fail', checks: [warning, overlaps] },
      });
    });

    await openAs(page, '/dashboard/health', salon.admin);
    await main(page).getByText('We couldn’t load the report').waitFor();
    answer = 'as it is';
    await main(page).getByRole('button', { name: 'Try again' }).click();
    const toLookAt = main(page).getByRole('region', { name: 'Needs attention' });
    await toLookAt.getByText(/No mail server is set/).waitFor();
    const inOrder = main(page).getByRole('region', { name: 'No problems found' });
    await inOrder.getByText('No one is double-booked.').waitFor();
    await main(page).getByText(`Parlour version ${appVersion()}`).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);

    answer = 'wrong';
    await main(page).getByRole('button', { name: 'Check again' }).click();
    await expectSoon(
      () => main(page).getByRole('alert').innerText(),
      'Something is wrong. 2 things need your attention.',
    );
    expect(await toLookAt.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/One time overlaps\.\s+Move one of the two\./),
      expect.stringContaining(LONG),
    ]);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);

    answer = 'away';
    const again = main(page).getByRole('button', { name: 'Check again' });
    await again.press('Enter');
    await main(page).getByText('We couldn’t load the report').waitFor();
    const theDatabase = main(page).getByText('The database isn’t answering, so no one can book.');
    await theDatabase.waitFor();
    await toLookAt.getByText('One time overlaps.').waitFor();
    await expectSoon(() => again.evaluate((button) => button === document.activeElement), true);

    answer = 'as it is';
    await theDatabase.waitFor({ state: 'detached' });

    expect(faults.filter((fault) => !fault.includes('503'))).toEqual([]);
    await context.close();
  },
);
