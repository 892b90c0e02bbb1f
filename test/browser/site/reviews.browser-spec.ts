import { bringForward } from '../../support/bring-forward.js';
import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, dialog, expectSoon, heading, main, openAs } from '../../support/browser.js';
import { aPicture } from '../../support/pictures.js';
import { nightlyTest } from '../../support/lane.js';

const salon = new DemoSalon();

/** A client whose gel manicure is marked done. */
async function aClientWhoWasThere(name: string) {
  const person = await salon.aClient({ name });
  const services: { _id: string; title: string }[] = await salon.get('/services');
  const serviceId = services.find(({ title }) => title === 'Gel manicure')?._id;
  const { startsAt } = await salon.get(`/availability/first?services=${serviceId}`);
  const { _id } = await salon.send('POST', '/bookings', { lines: [{ serviceId }], startsAt }, person.bearer);
  const desk = await salon.bearerOf(salon.admin);
  await bringForward(salon, _id, desk);
  await salon.send('POST', `/bookings/${_id}/status`, { verb: 'finish' }, desk);
  return person;
}

test('spec §2, Review: a client who was there fills it in, an admin publishes and answers it, and the Testimonials show both', async () => {
  const person = await aClientWhoWasThere('Maria Lopes');
  const words = 'My nails outlived two weeks of gardening.';
  const client = await salon.visit({ width: 390 });
  await openAs(client.page, '/dashboard/booking?when=past', person);
  await main(client.page).getByRole('link', { name: 'Review', exact: true }).click();
  await heading(client.page, 'Review').waitFor();
  await main(client.page)
    .getByText(/About your visit:.*Gel manicure/)
    .waitFor();
  await expectSoon(() => main(client.page).getByLabel('Your Name').inputValue(), 'Maria Lopes');
  await main(client.page).getByRole('button', { name: 'Submit' }).click();
  await main(client.page).getByText('Please choose how many stars').waitFor();
  await main(client.page).getByRole('radio', { name: '4 stars' }).check();
  await main(client.page).getByLabel('Company name and Designation').fill('Atelier Lopes, owner');
  await main(client.page).getByLabel('Description').fill(words);
  await main(client.page).getByRole('button', { name: 'Submit' }).click();
  await main(client.page).getByText('Thank you for your review').waitFor();
  const own = main(client.page).getByRole('article', { name: 'Review by Maria Lopes' });
  await own.getByText('Awaiting approval').waitFor();
  await client.page.emulateMedia({ media: 'print' });
  await own.getByText(words).waitFor();
  await own.getByRole('button', { name: 'Change' }).waitFor({ state: 'hidden' });
  await main(client.page).getByText('Thank you for your review').waitFor({ state: 'hidden' });
  const paper = await client.page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await client.page.emulateMedia({ media: 'screen' });

  const desk = await salon.visit({ width: 1440 });
  await openAs(desk.page, '/dashboard/reviews', salon.admin);
  const entry = main(desk.page).getByRole('article', { name: 'Review by Maria Lopes' });
  await entry.getByText('Verified visit').waitFor();
  await entry.getByRole('button', { name: /^Publish/ }).click();
  await entry.getByText('Published').waitFor();
  await entry.getByRole('button', { name: /^Answer/ }).click();
  const dialog = desk.page.getByRole('dialog');
  await dialog.getByLabel('The salon’s answer').fill('Thank you, Maria. Orla is proud.');
  await dialog.getByRole('button', { name: 'Answer' }).click();
  await entry.getByText('Thank you, Maria. Orla is proud.').waitFor();

  const guest = await salon.visit({ width: 1440 });
  await guest.page.goto('/');
  await main(guest.page).getByRole('heading', { name: 'Testimonials' }).scrollIntoViewIfNeeded();
  await main(guest.page).getByText('4.9 out of 5 from 8 reviews').waitFor();
  const shown = main(guest.page).getByRole('figure').filter({ hasText: words }).first();
  await shown.getByText('4 out of 5 stars').waitFor({ state: 'attached' });
  await shown.getByText('Verified visit: Gel manicure').waitFor();
  await shown.getByText('Thank you, Maria. Orla is proud.').waitFor();

  const faults = [...client.faults, ...desk.faults, ...guest.faults];
  expect(faults).toEqual([]);
  await client.context.close();
  await desk.context.close();
  await guest.context.close();
});

nightlyTest(
  'spec §3, Testimonial: a client gives a picture with the review, the salon gives and removes one, and without one there are initials',
  async () => {
    const person = await salon.aClient({ name: 'Rosa Pinto' });
    const buffer = await aPicture({ width: 400, height: 500, colour: '#1e6b4a' }).jpeg().toBuffer();
    const file = { name: 'rosa.jpg', mimeType: 'image/jpeg', buffer };
    const client = await salon.visit({ width: 390 });
    await openAs(client.page, '/dashboard/review', person);
    await main(client.page).getByRole('radio', { name: '5 stars' }).check();
    await main(client.page).getByLabel('Description').fill('They remember how I take my tea.');
    const choice = main(client.page).getByRole('group', { name: 'Your picture' });
    await choice.locator('input').setInputFiles({ ...file, name: 'rosa.gif', mimeType: 'image/gif' });
    await choice.getByRole('alert').waitFor();
    await choice.locator('input').setInputFiles(file);
    await choice.getByText('rosa.jpg').waitFor();
    expect(await accessibilityFaults(client.page)).toEqual([]);
    await main(client.page).getByRole('button', { name: 'Submit' }).click();
    await main(client.page).getByText('Thank you for your review').waitFor();
    const own = main(client.page).getByRole('article', { name: 'Review by Rosa Pinto' });
    await expectSoon(
      () => own.locator('img').evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth),
      192,
    );

    const desk = await salon.visit({ width: 1440 });
    await openAs(desk.page, '/dashboard/reviews', salon.admin);
    const entry = main(desk.page).getByRole('article', { name: 'Review by Rosa Pinto' });
    await entry.getByRole('button', { name: 'Publish the review by Rosa Pinto' }).click();
    await entry.getByText('Published').waitFor();
    const shown = async () => {
      const reviews: { name: string; img: string }[] = await salon.get('/reviews');
      return reviews.find(({ name }) => name === 'Rosa Pinto')?.img;
    };
    const guest = await salon.visit({ width: 390 });
    await guest.page.goto('/');
    const testimonial = guest.page.getByRole('figure').filter({ hasText: 'how I take my tea' }).first();
    await testimonial.scrollIntoViewIfNeeded();
    await expectSoon(() => testimonial.locator('img').first().getAttribute('src'), await shown());

    await entry.getByRole('button', { name: 'Remove the picture: Rosa Pinto' }).click();
    await desk.page.getByText('Picture removed.').waitFor();
    await expectSoon(shown, '');
    await entry.locator('input[type="file"]').setInputFiles(file);
    await desk.page.getByText('Picture saved.').waitFor();
    await entry.locator('img').waitFor();
    await entry.getByRole('button', { name: 'Remove the picture: Rosa Pinto' }).click();
    await guest.page.reload();
    await testimonial.getByText('RP').waitFor();

    expect([desk, client, guest].flatMap(({ faults }) => faults)).toEqual([]);
    for (const { context } of [desk, client, guest]) await context.close();
  },
);

test('spec §2, Book: on a phone a client books two services with an extra, and the same again from their list', async () => {
  const person = await salon.aClient({ name: 'Ines Rocha' });
  await salon.send('PATCH', '/account', { phone: '+351 912 345 678' }, person.bearer);
  const { page, context, faults } = await salon.visit({ width: 390 });
  const press = (name: string | RegExp) =>
    main(page).getByRole('button', { name }).filter({ visible: true }).click();

  await openAs(page, '/dashboard', person);
  await heading(page, 'Choose your services').waitFor();
  await press('Add Gel manicure');
  await main(page)
    .getByRole('checkbox', { name: /Nail art/ })
    .check();
  await press('Add Blow-dry');
  await press('Continue');
  await heading(page, /Choose a time/).waitFor();
  await press(/Add a service or add-on/);
  await press('Blow-dry added: remove');
  await press('Add Spa pedicure');
  await press('Continue');
  await press(/^First available/);
  await press('Continue');
  await heading(page, 'Check and confirm').waitFor();
  await page.waitForFunction(() => {
    const phone = document.querySelector<HTMLInputElement>('input[name="phone"]');
    return phone?.value === '+351 912 345 678';
  });
  await press('Confirm booking');
  await heading(page, 'You’re booked').waitFor();

  await page.getByRole('link', { name: 'My bookings' }).click();
  const booked = main(page).getByRole('article').first();
  await booked.getByText('Gel manicure').waitFor();
  const titles = (await booked.getByRole('listitem').allInnerTexts()).join('\n');
  const calendar = page.waitForEvent('download');
  await booked.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await calendar).suggestedFilename()).toMatch(/^booking-[0-9A-Z-]{9}\.ics$/);
  await booked.getByRole('button', { name: 'Book again' }).click();
  const again = dialog(page);
  await again
    .getByRole('button', { name: /^Book / })
    .nth(2)
    .waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await again.getByRole('link', { name: 'Another time' }).click();
  await press(/^First available/);
  await press('Continue');
  await press('Confirm booking');
  await heading(page, 'You’re booked').waitFor();

  await main(page).getByText('Gel manicure').waitFor();
  const listed = (await main(page).getByRole('listitem').allInnerTexts()).join('\n');
  for (const words of [titles, listed]) {
    expect(words).toContain('Gel manicure');
    expect(words).toContain('+ Nail art on two nails');
    expect(words).toContain('Spa pedicure');
  }
  expect(faults).toEqual([]);
  await context.close();
});
