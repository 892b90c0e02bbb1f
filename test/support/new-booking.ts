import type { Page } from 'playwright-core';
import { dialog } from './browser.js';

/** The one field for whom to book: a walk-in, a client on file, or a new one. */
export const who = (page: Page) => dialog(page).getByRole('combobox', { name: 'Who?' });

/** An entry of the list below it. */
export const whoEntry = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('listbox', { name: 'Clients' }).getByRole('option', { name });

/** Enters a client who is not on file, in an open new booking. */
export async function enterNewClient(page: Page, name: string, phone = ''): Promise<void> {
  await who(page).fill(name);
  await whoEntry(page, /^New client/).click();
  if (phone) await dialog(page).getByLabel('Phone', { exact: true }).fill(phone);
}

/** A service in the list, pressed while it is chosen. */
export const serviceRow = (page: Page, title: string) =>
  dialog(page)
    .getByRole('button')
    .filter({ has: page.getByText(title, { exact: true }) })
    .last();

/** A person who could do a chosen service, or anyone. */
export const personChip = (page: Page, title: string, name: string) =>
  dialog(page)
    .getByRole('group', { name: `Who does ${title}`, exact: true })
    .getByRole('button', { name });

/** The free times of the day shown. */
export const freeTimes = (page: Page) =>
  dialog(page).getByRole('group', { name: 'Free times' }).getByRole('button');

export const enterDay = (page: Page, day: string) =>
  dialog(page).getByLabel('Day', { exact: true }).fill(day);

export const pressBook = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Book', exact: true }).click();
