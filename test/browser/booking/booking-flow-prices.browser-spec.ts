import type { Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, expectSoon, heading, main, sidewaysScroll } from '../../support/browser.js';
import { nightlyTest, perLane } from '../../support/lane.js';

const salon = new DemoSalon();

type Face = [width: number, theme: 'light' | 'night'];
const onAPhone: Face = [390, 'light'];
const faces = perLane<Face[]>({ change: [onAPhone], nightly: [onAPhone, [1440, 'night']] });

interface Named {
  _id: string;
  name: string;
}

async function serviceCalled(title: string): Promise<string> {
  const services: { _id: string; title: string }[] = await salon.get('/services');
  const found = services.find((service) => service.title === title);
  if (!found) throw new Error(`The demo salon has no ${title}.`);
  return found._id;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();

/** The total as the rail says it, or on a phone the bar at the foot. */
const said = (page: Page) => main(page).locator('aside').filter({ visible: true }).innerText();

test.each(faces)(
  'with anyone, %i pixels wide: the price of the chosen time is the price that is confirmed',
  async (width, theme) => {
    const serviceId = await serviceCalled('Brow & lash lift');
    const [ana, mia]: Named[] = await salon.get('/staff');
    const offers = [
      { staffId: ana?._id, price: 45, segments: [{ kind: 'active', minutes: 30 }] },
      { staffId: mia?._id, price: 78, segments: [{ kind: 'active', minutes: 30 }] },
    ];
    await salon.send('PUT', `/staff/offers/${serviceId}`, { offers }, await salon.bearerOf(salon.admin));
    const { page, context, faults } = await salon.visit({ width, theme });

    await page.goto(`/book?service=${serviceId}`);
    const times = main(page).getByRole('radio');
    await times.first().waitFor();
    const names = await times.evaluateAll((radios) =>
      radios.map((radio) => radio.getAttribute('aria-label') ?? ''),
    );
    expect(names.filter((name) => !/^\d+:\d\d( [AP]M)?, \$(45|78), .* with anyone$/.test(name))).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    const [, price = ''] = /(\$\d+)/.exec(names.at(-1) ?? '') ?? [];
    await times.last().check({ force: true });

    await expectSoon(async () => (await said(page)).includes(price), true);
    expect(await said(page)).not.toContain('from');
    await button(page, 'Continue').click();
    await main(page).getByText('This time is held for you').waitFor();
    await expectSoon(async () => (await said(page)).includes(price), true);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test.each(faces)(
  '%i pixels wide, by %s: a client chooses a team member for each service',
  async (width, theme) => {
    const services = await Promise.all(['Gel manicure', 'Signature facial'].map(serviceCalled));
    const { page, context, faults } = await salon.visit({ width, theme });
    await page.goto(`/book?${services.map((id) => `service=${id}`).join('&')}`);
    await button(page, 'With: Anyone').click();
    const dialog = page.getByRole('dialog', { name: 'Who would you like to see?' });
    const choose = async (service: string, not: string | null) => {
      const field = dialog.getByLabel(service);
      await field.waitFor();
      const names = await field.locator('option').allTextContents();
      const index = names.findIndex((name, at) => at > 0 && name !== not);
      await field.selectOption({ index });
      return names[index] ?? '';
    };
    const manicurist = await choose('Gel manicure', null);
    const beautician = await choose('Signature facial', manicurist);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);

    await dialog.getByRole('button', { name: 'Show free times' }).click();
    const [first, second] = [manicurist, beautician].map((name) => name.split(' · ')[0]);
    await button(page, `With: ${first} and ${second}`).waitFor();
    await button(page, /^First available/).click();
    await page.waitForURL(/time=/);
    await button(page, 'Continue').click();
    await heading(page, 'Check and confirm').waitFor();

    await main(page).getByText(`${first}`).first().waitFor();
    await main(page).getByText(`${second}`).first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
);

describe('A-9: a client who has been shown a price, which the owner then changes', () => {
  const SHOWN = '$51';
  const NEW = '$63';
  let serviceId: string;

  const everyoneAsks = async (price: number) => {
    const team: Named[] = await salon.get('/staff');
    const offers = team.map(({ _id }) => ({
      staffId: _id,
      price,
      segments: [{ kind: 'active', minutes: 30 }],
    }));
    await salon.send('PUT', `/staff/offers/${serviceId}`, { offers }, await salon.bearerOf(salon.admin));
  };

  /** On the last step, with a time held, a name and a wish typed. */
  const onTheLastStep = async (width: number, theme: 'light' | 'night', name: string) => {
    serviceId = await serviceCalled('Brow & lash lift');
    await everyoneAsks(51);
    const opened = await salon.visit({ width, theme });
    const { page } = opened;
    await page.goto(`/book?service=${serviceId}`);
    await button(page, /^First available/).click();
    await page.waitForURL(/time=/);
    await button(page, 'Continue').click();
    await main(page).getByText('This time is held for you').waitFor();
    await expectSoon(async () => (await said(page)).includes(SHOWN), true);
    await main(page).getByLabel('Name').fill(name);
    await main(page)
      .getByLabel('Email')
      .fill(`${name.toLowerCase().replace(/\W/g, '')}@example.com`);
    await main(page)
      .getByLabel(/Anything we should know/)
      .fill('By the window');
    return opened;
  };

  const isAskedAgain = async (page: Page) => {
    const alert = main(page).getByRole('alert').filter({ hasText: 'Your booking isn’t confirmed yet' });
    await alert.getByText('The team member, price or length has just changed.', { exact: false }).waitFor();
    await expectSoon(() => alert.evaluate((element) => element === document.activeElement), true);
    await expectSoon(async () => (await said(page)).includes(NEW), true);
    expect(
      await main(page)
        .getByLabel(/Anything we should know/)
        .inputValue(),
    ).toBe('By the window');
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  };

  test.each(faces)(
    '%i pixels wide: types the emailed code, and is shown the new one and asked again instead of being booked',
    async (width, theme) => {
      const { page, context } = await onTheLastStep(width, theme, `Code ${width}`);
      await button(page, 'Book').click();
      const code = (await main(page).locator('output').textContent()) ?? '';
      await everyoneAsks(63);

      await main(page).getByLabel('Code').fill(code);

      await isAskedAgain(page);
      await button(page, 'Confirm booking').click();
      await heading(page, 'You’re booked').waitFor();
      await main(page).getByText(NEW).first().waitFor();
      await context.close();
    },
  );

  nightlyTest('presses Confirm, and is shown the new one and asked again', async () => {
    const { page, context } = await onTheLastStep(390, 'light', 'Press Twice');
    await button(page, 'Book').click();
    const code = (await main(page).locator('output').textContent()) ?? '';
    await everyoneAsks(63);
    await main(page).getByLabel('Code').fill(code);
    await isAskedAgain(page);
    await everyoneAsks(51);

    await button(page, 'Confirm booking').click();

    await expectSoon(async () => (await said(page)).includes(SHOWN), true);
    await main(page).getByText('Your booking isn’t confirmed yet').waitFor();
    await button(page, 'Confirm booking').click();
    await heading(page, 'You’re booked').waitFor();
    await context.close();
  });
});
