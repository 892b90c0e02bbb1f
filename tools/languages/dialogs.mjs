/** A dialog, or the drawer for a new booking. */
const OPEN = 'dialog[open], #new-booking';
/** Dialogs of a page that are opened: one of each kind. */
const MOST_DIALOGS = 12;

/**
 * Opens the dialogs behind the page's buttons: one of each kind, where names in the label are ignored.
 *
 * @param look receives the name of the place
 */
export async function openDialogs({ page, open }, address, { look, report, count }) {
  const buttons = page.locator('main button[aria-haspopup="dialog"]').filter({ visible: true });
  const kinds = new Map();
  for (const [at, said] of (
    await buttons.evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent))
  ).entries()) {
    const kind = said.split(/[:“]/)[0].replaceAll(/\d+/g, '');
    if (!kinds.has(kind) && kinds.size < MOST_DIALOGS) kinds.set(kind, at);
  }
  for (const [kind, at] of kinds) {
    await buttons.nth(at).click();
    const dialog = page.locator(OPEN).last();
    const isThere = await dialog.waitFor({ timeout: 20_000 }).then(
      () => true,
      () => false,
    );
    if (!isThere) {
      report(address, `“${kind.slice(0, 40)}” opens no dialog`);
      continue;
    }
    await page.waitForLoadState('networkidle');
    await look(`${address}, dialog “${kind.slice(0, 40)}”`, page);
    count.dialogs += 1;
    // It asks before it discards what no one has typed, or closes.
    for (let left = 3; left > 0 && (await page.locator(OPEN).count()) > 0; left--) {
      await page.keyboard.press('Escape');
      await page.waitForTimeout(150);
    }
    if ((await page.locator(OPEN).count()) > 0) await open(address);
  }
}
