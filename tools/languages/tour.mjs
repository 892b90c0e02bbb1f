// The tour of the demo salon, from its invitation to its end.

/** The page on which the tour is offered. */
const BEGINNING = '/dashboard/overview';

/** @param look receives the name of the place and the page */
export async function takeTheTour({ page, open }, look) {
  await open(BEGINNING);
  const card = page.locator('[data-tour]');
  await card.waitFor();
  for (let place = 0; (await card.count()) > 0; place++) {
    await page.waitForLoadState('networkidle');
    await look(`the tour, ${place}`, page);
    const said = await card.locator('[role="status"]').innerText();
    const buttons = card.getByRole('button');
    // The first button leaves the tour. The way on comes next on the invitation, and last on all others.
    await (place === 0 ? buttons.nth(1) : buttons.last()).click();
    await page.waitForFunction(
      (before) => document.querySelector('[data-tour] [role="status"]')?.innerText !== before,
      said,
    );
  }
}
