import type { Page } from 'playwright-core';
import { accessibilityFaults, expectSoon, heading, main, openAs } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';
import { DemoSalon } from '../../support/browser-salon.js';

const salon = new DemoSalon();

interface Report {
  message: string;
  stack?: string;
  path: string;
  build?: string;
}

/** The crash reports that the page has sent, and that the salon accepted them. */
function watchReports(page: Page): { sent: Report[]; answers: number[] } {
  const watched: { sent: Report[]; answers: number[] } = { sent: [], answers: [] };
  page.on('request', (request) => {
    if (request.url().endsWith('/crash-reports')) watched.sent.push(request.postDataJSON() as Report);
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/crash-reports')) watched.answers.push(response.status());
  });
  return watched;
}

test('a page that crashes says so, reports it once, and offers a way on', async () => {
  const { page, context } = await salon.visit({ width: 1440 });
  await openAs(page, '/dashboard/reviews', salon.admin);
  // The page to log in has a heading too: leaving it too soon means not being logged in.
  await page.waitForURL('**/dashboard/reviews');
  const reports = watchReports(page);
  await page.route('**/services/all', (route) => route.fulfill({ json: [null] }));
  await page.goto('/dashboard/manage?status=hidden');

  await main(page).getByRole('heading', { name: 'Something went wrong on this page' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await expectSoon(() => Promise.resolve(reports.answers), [204]);
  expect(reports.sent).toEqual([
    {
      message: expect.stringMatching(/^TypeError: /),
      stack: expect.stringContaining('/assets/'),
      path: '/dashboard/manage',
      build: expect.stringMatching(/\.js$/),
    },
  ]);

  // Another page is not affected by it.
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Inbox' }).click();
  await heading(page, 'Inbox').waitFor();
  await page.goBack();
  await main(page).getByRole('link', { name: 'Go to the home page' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await context.close();
});

nightlyTest(
  'an error that no page shows is reported too, each once and no more than five on a visit',
  async () => {
    const { page, context } = await salon.visit({ width: 1440 });
    const reports = watchReports(page);
    await page.goto('/contact');
    await heading(page, /./).waitFor();

    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('in a timer');
      });
      void Promise.reject(new Error('in a promise'));
    });
    await expectSoon(
      () => Promise.resolve(reports.sent.map(({ message }) => message).sort()),
      ['Error: in a promise', 'Error: in a timer'],
    );

    await page.evaluate(() => {
      for (let time = 0; time < 20; time++) {
        void Promise.reject(new Error('in a promise'));
        void Promise.reject(new Error(`in promise ${time}`));
      }
    });
    await expectSoon(() => Promise.resolve(reports.answers), [204, 204, 204, 204, 204]);
    expect(reports.sent).toHaveLength(5);
    await context.close();
  },
);
