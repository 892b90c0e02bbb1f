import { DemoSalon } from '../../support/browser-salon.js';
import {
  accessibilityFaults,
  dialog,
  expectSoon,
  heading,
  main,
  openAs,
  sidewaysScroll,
} from '../../support/browser.js';

const salon = new DemoSalon();

const add = async (name: string): Promise<string> => {
  const { _id } = await salon.send(
    'POST',
    '/clients',
    { name, email: 'rita@example.com', phone: '+351 912 345 678' },
    await salon.bearerOf(salon.admin),
  );
  return _id;
};

test('the desk notes a birthday and a refusal, and blocks a client from booking online, by keyboard', async () => {
  const id = await add('Rita Lima');
  const { page, context, faults } = await salon.visit({ width: 390 });
  await openAs(page, `/dashboard/clients/${id}`, salon.admin);
  await heading(page, 'Rita Lima').waitFor();

  await main(page).getByRole('button', { name: 'Edit details' }).press('Enter');
  await dialog(page).getByLabel('Day', { exact: true }).fill('31');
  await dialog(page).getByLabel('Month').selectOption({ label: 'Feb' });
  await dialog(page).getByRole('button', { name: 'Save' }).press('Enter');
  await dialog(page).getByText('This day doesn’t exist.').waitFor();
  await dialog(page).getByLabel('Day', { exact: true }).fill('14');
  await dialog(page).getByLabel('Address').fill('Rua Augusta 12\n1100-053 Lisboa');
  await dialog(page).getByLabel('Reminders by email').selectOption('no');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Save' }).press('Enter');
  await dialog(page).waitFor({ state: 'detached' });
  await main(page).getByText('14 Feb').waitFor();
  await main(page).getByText('Declined').waitFor();

  await main(page).getByRole('button', { name: 'More actions' }).press('Enter');
  await main(page).getByRole('button', { name: 'Block online booking' }).press('Enter');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Block online booking' }).press('Enter');
  await main(page).getByText('No online booking').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await main(page).getByRole('button', { name: 'Allow online booking' }).press('Enter');
  await expectSoon(() => main(page).getByText('No online booking').count(), 0);
  expect(faults).toEqual([]);
  await context.close();
});
