import type { Page } from 'playwright-core';

/** The menu of the dashboard: next to the page, or in the sheet of a phone. */
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });

/** A page's entry in the menu, with any number of waiting items. */
export const entry = (page: Page, name: string) =>
  menu(page).getByRole('link', { name: new RegExp(`^${name}(?: \\d|$)`) });

/** The folded group, and the page, under which others are found. */
const waysTo: Readonly<Record<string, readonly string[]>> = {
  ...to(['Manage Services', 'Add Services', 'Staff & Hours', 'Opening Hours', 'Money', 'Site'], ['Set up']),
  ...to(['All Users', 'Make Admin', 'Rooms and devices'], ['Set up']),
  ...to(['Portfolio', 'Pictures', 'Languages'], ['Set up', 'Site']),
  ...to(['Mail', 'Activity', 'Health'], ['System']),
  ...to(['Book', 'Booking List', 'Review', 'My account'], ['Your bookings']),
  ...to(['Sales', 'Products', 'Gift cards'], ['Till']),
};

function to(names: readonly string[], way: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(names.map((name) => [name, way]));
}

/** Makes a page's menu entry visible by opening its parents, if they are not open yet. */
export async function reveal(page: Page, name: string): Promise<void> {
  for (const step of waysTo[name] ?? []) {
    const fold = menu(page).getByRole('button', { name: new RegExp(`^${step}`) });
    await fold.or(entry(page, step)).waitFor();
    if (await entry(page, name).isVisible()) return;
    if ((await fold.count()) === 0) await entry(page, step).click();
    else if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  }
}

/** Goes to a page through the menu. */
export async function follow(page: Page, name: string): Promise<void> {
  await reveal(page, name);
  await entry(page, name).click();
}
