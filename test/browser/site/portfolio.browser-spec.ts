import type { Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, expectSoon, main } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';
import { holdBack, watchShifts } from '../../support/layout-shifts.js';

const salon = new DemoSalon();

describe('a work with a picture of before', () => {
  const opened = (page: Page, title: string) => page.getByRole('dialog', { name: title });

  test('opens in full with both pictures, says whose it is, and is one press away from its next free time', async () => {
    const { page, context, faults } = await salon.visit({ width: 390 });
    await page.goto('/portfolio');
    await main(page).getByRole('button', { name: 'View before and after: Great Pyramid of Giza' }).click();
    const work = opened(page, 'Great Pyramid of Giza');
    await work.waitFor();

    await expectSoon(() => work.getByRole('figure').allTextContents(), ['Before', 'After']);
    await work.getByText('By Tomás Ribeiro').waitFor();
    const time = work.getByRole('link', { name: /\d\d:\d\d/ }).first();
    await time.waitFor();
    expect(await time.getAttribute('href')).toMatch(/^\/book\?.*staff=.+time=/);
    expect(await accessibilityFaults(page)).toEqual([]);

    await work.getByRole('button', { name: 'Next work' }).click();
    await opened(page, 'San Francisco').waitFor();
    await page.goBack();
    await opened(page, 'San Francisco').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/portfolio');
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('the portfolio (spec §2)', () => {
  nightlyTest.each([
    [390, 1],
    [768, 2],
    [1440, 4],
  ])('stands in columns: at %i pixels %i', async (width, columns) => {
    const { page, context, faults } = await salon.visit({ width });
    await page.goto('/portfolio');
    const cards = page.getByRole('main').getByRole('article');
    await cards.nth(5).waitFor();

    const lefts = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));

    expect(new Set(lefts).size).toBe(columns);
    expect(faults).toEqual([]);
    await context.close();
  });

  nightlyTest.each([768, 1440])(
    'F-3: at %i pixels pictures have heights of their own and close up, and nothing moves when they arrive late',
    async (width) => {
      const { page, context, faults } = await salon.visit({ width });
      const shifts = await watchShifts(page);
      const release = await holdBack(page, '**/pictures/look-*');
      await page.goto('/portfolio', { waitUntil: 'commit' });
      const cards = main(page).getByRole('article');
      const boxes = () =>
        cards.evaluateAll((all) =>
          all.map((card) => {
            const picture = card.querySelector('img')?.getBoundingClientRect();
            const last = card.querySelector('a')?.getBoundingClientRect();
            return { left: picture?.left, top: picture?.top, height: picture?.height, end: last?.bottom };
          }),
        );
      await cards.nth(5).waitFor();
      const before = await boxes();
      await release();

      expect(await shifts()).toEqual([]);
      expect(await boxes()).toEqual(before);
      expect(new Set(before.map(({ height }) => Math.round(height ?? 0))).size).toBeGreaterThan(2);
      // In the third column from the left as in the first, no picture overlaps the words above it, nor is far below
      // them.
      const gaps = before.flatMap(({ left, top }, index) => {
        const above = before.slice(0, index).findLast((other) => other.left === left);
        return above ? [(top ?? 0) - (above.end ?? 0)] : [];
      });
      expect(gaps.filter((gap) => gap < 40 || gap > 110)).toEqual([]);
      expect(gaps.length).toBeGreaterThan(0);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  nightlyTest('F-3: each look leads to a booking of the service it shows', async () => {
    const { page, context, faults } = await salon.visit({ width: 390 });
    await page.goto('/portfolio');

    await main(page)
      .getByRole('link', { name: /^Book this look.*Colosseum Roma, Bridal make-up/ })
      .click();

    await page.waitForURL(/\/book\?service=/);
    await page.getByText('Bridal make-up').filter({ visible: true }).first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  nightlyTest('shows six works, each with picture, label, title and a few words', async () => {
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Our Portfolio' }).click();
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'Our Portfolio' }).waitFor();

    await expectSoon(
      () => main.getByRole('article').getByRole('heading').allTextContents(),
      [
        'Chichen Itza',
        'Colosseum Roma',
        'Great Pyramid of Giza',
        'San Francisco',
        'San Francisco',
        'San Francisco',
      ],
    );
    await expectSoon(() => main.getByText('SUBTITLE').count(), 6);
    // Two of them also show how it was before.
    await expectSoon(() => main.locator('article img').count(), 8);
    expect(faults).toEqual([]);
    await context.close();
  });
});
