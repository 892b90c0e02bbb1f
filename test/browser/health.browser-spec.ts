import { DemoSalon } from '../support/browser-salon.js';
import { accessibilityFaults, expectSoon, main, openAs, sidewaysScroll } from '../support/browser.js';

const salon = new DemoSalon();

test('12-A5 an admin reads on the page Health what needs a look and what is in order, and looks again', async () => {
  const { page, context, faults } = await salon.visit({ width: 390, theme: 'night' });
  let answer: 'away' | 'as it is' | 'wrong' = 'away';
  await page.route('**/admin/health', async (route) => {
    if (answer === 'away')
      return route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' });
    if (answer === 'as it is') return route.continue();
    const given = await route.fetch();
    const report = await given.json();
    const overlaps = {
      ...report.checks[0],
      verdict: 'fail',
      says: 'One time overlaps.',
      advice: 'Move one of the two.',
    };
    return route.fulfill({ response: given, json: { ...report, verdict: 'fail', checks: [overlaps] } });
  });

  await openAs(page, '/dashboard/health', salon.admin);
  await main(page).getByText('We couldn’t load the report').waitFor();
  answer = 'as it is';
  await main(page).getByRole('button', { name: 'Try again' }).click();
  const toLookAt = main(page).getByRole('region', { name: 'Needs attention' });
  await toLookAt.getByText(/No mail server is set/).waitFor();
  const inOrder = main(page).getByRole('region', { name: 'All good' });
  await inOrder.getByText('Nobody is busy twice at the same time.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  answer = 'wrong';
  await main(page).getByRole('button', { name: 'Check again' }).click();
  await toLookAt.getByText('One time overlaps. Move one of the two.').waitFor();
  await expectSoon(
    () => main(page).getByRole('alert').innerText(),
    'Something is wrong. 1 thing needs your attention.',
  );
  expect(await accessibilityFaults(page)).toEqual([]);

  expect(faults.filter((fault) => !fault.includes('503'))).toEqual([]);
  await context.close();
});
