import type { Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, expectSoon } from '../../support/browser.js';
import { nightlyTest, perLane } from '../../support/lane.js';
import { holdBack, watchShifts } from '../../support/layout-shifts.js';

const salon = new DemoSalon();

const testimonials = (page: Page) => page.getByRole('region', { name: 'Testimonials' });

/** Opens the home page and scrolls to the carousel, which is loaded on the way. */
async function atTheCarousel(width: number) {
  const visitor = await salon.visit({ width });
  await visitor.page.goto('/');
  await testimonials(visitor.page).scrollIntoViewIfNeeded();
  await testimonials(visitor.page).locator('.swiper-initialized').waitFor();
  return visitor;
}

/** The number of slides shown next to each other in the carousel, and the pixels between them. */
const layout = (page: Page) =>
  testimonials(page)
    .locator('.swiper')
    .evaluate((carousel) => {
      const [slide] = carousel.querySelectorAll<HTMLElement>('.swiper-slide');
      const gap = Number.parseFloat(slide ? getComputedStyle(slide).marginRight : '');
      return { slides: Math.round((carousel.clientWidth + gap) / ((slide?.offsetWidth ?? 0) + gap)), gap };
    });

test.each(perLane({ change: [390], nightly: [390, 768, 1440] }))(
  'D-10: at %i pixels nothing on the front page moves when its fonts and pictures arrive late',
  async (width) => {
    const { page, context, faults } = await salon.visit({ width });
    const shifts = await watchShifts(page);
    const letFontsGo = await holdBack(page, '**/fonts/*');
    const letPicturesGo = await holdBack(page, '**/pictures/*');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await letFontsGo();
    await letPicturesGo();
    await page.evaluate(() => document.fonts.ready);

    expect(await shifts()).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest(
  'a link at the end of the front page, pressed before anybody has scrolled there, leads on without opening the site anew',
  async () => {
    const { page, context, faults } = await salon.visit({ width: 390 });
    await page.goto('/');
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    // Clicked in place, without scrolling there, as a screen reader does.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Team' }).dispatchEvent('click');
    await page.getByRole('heading', { level: 1, name: 'Our Team' }).waitFor();

    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  },
);

/** True once the carousel has come to rest; runs in the page. */
const isStill = (carousel: Element) =>
  carousel.getAnimations({ subtree: true }).every(({ playState }) => playState !== 'running');

describe('the testimonials (spec §2, §9)', () => {
  nightlyTest.each([
    [600, 1, 50],
    [640, 1, 20],
    [768, 2, 40],
    [1024, 4, 50],
    [1440, 4, 50],
  ])('at %i pixels show %i at a time, %i pixels apart', async (width, slides, gap) => {
    const { page, context, faults } = await atTheCarousel(width);

    await expectSoon(() => layout(page), { slides, gap });
    expect(faults).toEqual([]);
    await context.close();
  });

  nightlyTest('are padded by 4.5rem, can be grabbed, and have a bullet for each of the seven', async () => {
    const { page, context, faults } = await atTheCarousel(1024);
    const section = testimonials(page);
    const style = (property: string, selector?: string) =>
      (selector ? section.locator(selector) : section).evaluate(
        (element, name) => getComputedStyle(element).getPropertyValue(name),
        property,
      );

    await expectSoon(() => style('padding-top'), '72px');
    await expectSoon(() => style('padding-bottom'), '72px');
    await expectSoon(() => style('cursor', '.swiper-wrapper'), 'grab');
    const bullets = section.getByRole('button', { name: /Show testimonial/ });
    await expectSoon(() => bullets.count(), 7);
    await bullets.nth(5).click();
    await section
      .getByRole('button', { name: 'Show testimonial 6 of 7', exact: true })
      .and(page.locator('[aria-current="true"]'))
      .waitFor();
    await bullets.nth(0).click();
    await section
      .getByRole('button', { name: 'Show testimonial 1 of 7' })
      .and(page.locator('[aria-current="true"]'))
      .waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('F-4: on a phone one stands large, arrows and keys turn to the next, and who it is by is read out', async () => {
    const { page, context, faults } = await atTheCarousel(390);
    const section = testimonials(page);
    const reviews: { name: string }[] = await salon.get('/reviews');
    const heard = () => section.getByRole('status').textContent();
    const seen = () =>
      section.locator('.swiper-slide > div:not([inert]) figcaption strong').allTextContents();
    await expectSoon(seen, [reviews[0]?.name ?? '']);
    const size = await section
      .locator('blockquote')
      .first()
      .evaluate((quote) => Number.parseFloat(getComputedStyle(quote).fontSize));
    expect(size).toBeGreaterThan(20);

    await section.getByRole('button', { name: 'Next testimonial' }).click();
    await expectSoon(heard, `Testimonial 2 of 7, by ${reviews[1]?.name}`);
    await expectSoon(seen, [reviews[1]?.name ?? '']);
    await page.keyboard.press('ArrowLeft');
    await expectSoon(seen, [reviews[0]?.name ?? '']);
    await section.getByRole('button', { name: 'Previous testimonial' }).click();
    await expectSoon(heard, `Testimonial 7 of 7, by ${reviews[6]?.name}`);
    await expectSoon(seen, [reviews[6]?.name ?? '']);

    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectSoon(() => section.getByRole('button', { name: 'Next testimonial' }).count(), 0);
    expect(faults).toEqual([]);
    await context.close();
  });

  nightlyTest('spec §2: the carousel is dragged from a gap between two cards as from a card', async () => {
    const { page, context, faults } = await atTheCarousel(1440);
    const section = testimonials(page);
    // Turned to a later one, as it turns on its own.
    await section.getByRole('button', { name: 'Show testimonial 3 of 7', exact: true }).click();
    const shown = () =>
      section.locator('button[aria-current="true"]').evaluate((bullet) => bullet.getAttribute('aria-label'));
    await expectSoon(shown, 'Show testimonial 3 of 7');
    await expectSoon(() => section.locator('.swiper').evaluate(isStill), true);

    const gap = await section.locator('.swiper').evaluate((carousel) => {
      const { left, top, bottom } = carousel.getBoundingClientRect();
      const cards = [...carousel.querySelectorAll('.swiper-slide')].map((card) =>
        card.getBoundingClientRect(),
      );
      const second = cards.filter((card) => card.left >= left - 1).sort((a, b) => a.left - b.left)[1];
      return { x: (second?.right ?? 0) + 25, y: (top + bottom) / 2 };
    });
    await page.mouse.move(gap.x, gap.y);
    await page.mouse.down();
    for (let moved = 40; moved <= 320; moved += 40) await page.mouse.move(gap.x - moved, gap.y);
    await page.mouse.up();

    await expectSoon(shown, 'Show testimonial 4 of 7');
    expect(faults).toEqual([]);
    await context.close();
  });

  nightlyTest('stand still for visitors who prefer less motion, and move on request', async () => {
    const { page, context, faults } = await atTheCarousel(1440);
    const section = testimonials(page);
    const playing = () =>
      section.locator('.swiper').evaluate((element) => Reflect.get(element, 'swiper').autoplay.running);

    await expectSoon(playing, false);
    await section.getByRole('button', { name: 'Play the testimonials' }).click();
    await expectSoon(playing, true);
    await section.getByRole('button', { name: 'Pause the testimonials' }).click();
    await expectSoon(playing, false);
    expect(faults).toEqual([]);
    await context.close();
  });
});
