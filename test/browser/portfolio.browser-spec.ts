import { DemoSalon } from '../support/browser-salon.js';
import { expectSoon } from '../support/browser.js';

const salon = new DemoSalon();

describe('the portfolio (spec §2)', () => {
  test.each([
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

  test('shows six works, each with picture, label, title and a few words', async () => {
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
    await expectSoon(() => main.locator('article img').count(), 6);
    expect(faults).toEqual([]);
    await context.close();
  });
});
