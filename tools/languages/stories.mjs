// Screens behind more than one press, and those of people who neither run the salon nor are its clients: walked through
// in a language that no one speaks, and in others.
import { readFileSync } from 'node:fs';
import { openDialogs } from './dialogs.mjs';
import { BLOCKED, CLIENT, fillTheDesk, hiring, PASSWORD, shownBy, takeMoney } from './team.mjs';

const ENGLISH = 'en';

/** Name of a button, in this language; for sentences without values. */
const saying = (language) => (area, name) => {
  const file = new URL(`../../words/${language}/web/${area}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'))[name];
};

/** The salon with a team and a desk at work, once for all walks. */
export async function openStories(owner, salon) {
  const made = { desk: await fillTheDesk(owner), money: await takeMoney(owner) };
  return { ...hiring(owner, salon), ...made, send: owner.send, get: owner.get };
}

/**
 * Tells each story in one language, with a visitor whose `look` finds the faults of the current screen.
 *
 * @param visit opens a browser for a person, or for a visitor without an account
 * @param look receives the name of the place and the page
 */
export async function tellStories({ language, admin, stories, visit, look, report, count }) {
  const { hire, invite, desk, money, get } = stories;
  const say = saying(language);
  const inIt = (path) => (language === ENGLISH ? path : `/${language}${path}`);

  const dialog = (page) => page.locator('dialog[open]').last();
  const settle = async (page) => {
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(150);
  };
  const leave = async (page) => {
    for (let left = 4; left > 0 && (await page.locator('dialog[open]').count()) > 0; left--) {
      await page.keyboard.press('Escape');
      await page.waitForTimeout(200);
    }
  };
  const press = async (page, area, name) => {
    await dialog(page)
      .getByRole('button', { name: say(area, name), exact: true })
      .click();
    await settle(page);
  };
  /** A story that does not finish is a fault, and the stories after it still run. */
  const tell = async (where, page, story) => {
    try {
      await story();
      await leave(page);
    } catch (error) {
      report(where, error.message.split('\n').slice(0, 3).join(' '));
    }
  };

  /** Everything that can be done with a visit, and what each asks. */
  const aVisit = async ({ page, open }) => {
    const openVisit = async (name, at = 0) => {
      await leave(page);
      await open(`/dashboard/order?q=${encodeURIComponent(name)}`);
      // The client's name in its row opens a visit.
      await page.locator('main [data-booking]').nth(at).locator('[data-cell="name"] button').click();
      await dialog(page).waitFor();
      await settle(page);
    };
    const doings = [
      ['desk-bookings', 'edit'],
      ['rebooking', 'sameAgain'],
      ['desk-bookings', 'move'],
      ['desk-bookings', 'cancelBooking'],
    ];
    for (const [area, name] of doings)
      await tell(`a visit, ${name}`, page, async () => {
        await openVisit(CLIENT, 1);
        await look(`a visit before ${name}`, page);
        await press(page, area, name);
        await look(`a visit, ${name}`, page);
      });
    await tell('why not', page, async () => {
      await openVisit(CLIENT, 1);
      await press(page, 'desk-bookings', 'move');
      const { timeZone } = await get('/salon');
      const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
      await dialog(page).locator('input[type="date"]').first().fill(desk.day);
      await dialog(page)
        .locator('input[type="time"]')
        .first()
        .fill(time.format(new Date(desk.taken)));
      await dialog(page).locator('section[aria-label] li').first().waitFor();
      await look('why not', page);
    });
    for (const [area, name] of [
      ['desk-bookings', 'runsLate'],
      ['checkout', 'checkOut'],
    ])
      await tell(`a visit of today, ${name}`, page, async () => {
        await openVisit(`${CLIENT} Now`);
        await press(page, area, name);
        await look(`a visit of today, ${name}`, page);
      });
  };

  /** A user who logged in too long ago confirms their identity in a dialog, and then continues. */
  const confirmedAgain = async ({ page, open }) =>
    tell('confirming again', page, async () => {
      await open('/dashboard/allUsers');
      const refusal = { status: 403, code: 'proof-needed', title: 'proof-needed', ways: ['password'] };
      await page.route(
        '**/invitations',
        (route) =>
          route.request().method() === 'POST'
            ? route.fulfill({
                status: 403,
                contentType: 'application/problem+json',
                body: JSON.stringify(refusal),
              })
            : route.fallback(),
        { times: 2 },
      );
      await page
        .locator('main')
        .getByRole('button', { name: say('access', 'inviteSomebody') })
        .click();
      await dialog(page).locator('input[type="email"]').fill(`ada.${language}.invited@example.com`);
      await page.keyboard.press('Enter');
      await dialog(page).locator('input[type="password"]').waitFor();
      await look('confirming again', page);
      await dialog(page).locator('input[type="password"]').fill(admin.password);
      await page.keyboard.press('Enter');
      await page.locator('dialog[open]:has(input[type="password"])').waitFor({ state: 'detached' });
      await settle(page);
      await look('an invitation after confirming', page);
    });

  const theOwner = async (visitor) => {
    const { page, open } = visitor;
    await aVisit(visitor);
    const { staffId, serviceId, day } = desk;
    const files = [CLIENT, BLOCKED].map((name) => `clients/${desk.clients[name]}`);
    const parts = ['time-off', 'details', 'account'].map((part) => `staff/${staffId}?part=${part}`);
    const ofMoney = [`sales/${money.saleId}`, `till/${money.closeNumber}`, `inbox/${money.messageId}`];
    for (const path of [...files, `staff/${staffId}`, ...parts, `manage/${serviceId}`, ...ofMoney])
      await tell(path, page, async () => {
        const address = `/dashboard/${path}`;
        const where = address.replace(/(\w+\/\w+\/)[^?]+/, '$1…');
        await open(address);
        await look(where, page);
        await openDialogs({ page, open: () => open(address) }, where, { look, report, count });
      });
    await confirmedAgain(visitor);
    await tell('a new booking', page, async () => {
      await open('/dashboard/diary?new=booking');
      await settle(page);
      await look('a new booking', page);
    });
    await tell('a sick day', page, async () => {
      await open(`/dashboard/sick-day?staff=${staffId}&from=${day}&to=${day}`);
      await look('a sick day', page);
    });
    await tell('news', page, async () => {
      await open('/dashboard/overview');
      await page.locator('header button[aria-haspopup="dialog"]:has(svg.lucide-bell)').click();
      await dialog(page).waitFor();
      await settle(page);
      await look('news', page);
    });
    await tell('many prices', page, async () => {
      await open('/dashboard/manage');
      const inMain = (name) =>
        page.locator('main').getByRole('button', { name: say('services-desk', name), exact: true });
      await inMain('categories').waitFor();
      // On a phone it is among more actions.
      if (await inMain('moreActions').isVisible()) await inMain('moreActions').click();
      await inMain('changePrices').click();
      await dialog(page).locator('input[inputmode="decimal"]').fill('7.5');
      await press(page, 'prices', 'showNewPrices');
      await look('many prices', page);
    });
  };

  const aStylist = async ({ page, open }) => {
    for (const path of ['/dashboard', '/dashboard/diary?view=agenda', '/dashboard/my-hours'])
      await tell(path, page, async () => {
        await open(path);
        await look(`${path} of a stylist`, page);
      });
    await tell('asking for time off', page, async () => {
      await open('/dashboard/my-hours');
      await page
        .locator('main')
        .getByRole('button', { name: say('time-off', 'askForTimeOff') })
        .click();
      await dialog(page).waitFor();
      await look('asking for time off', page);
    });
    await tell('what is not a stylist’s', page, async () => {
      await open('/dashboard/site');
      await look('what is not a stylist’s', page);
    });
  };

  const reception = async ({ page, open }) => {
    for (const path of [
      '/dashboard',
      '/dashboard/working-hours',
      '/dashboard/time-off',
      '/dashboard/clients',
    ])
      await tell(path, page, async () => {
        await open(path);
        await look(`${path} at reception`, page);
      });
  };

  /** From adding an app to logging in with it. */
  const twoSteps = async ({ page, open }, who) => {
    await tell('two-step log-in', page, async () => {
      await open('/dashboard/account');
      await page
        .locator('main')
        .getByRole('button', { name: say('two-step', 'addApp') })
        .click();
      await press(page, 'two-step', 'next');
      await look('a new app', page);
      const secret = await dialog(page).locator('code').innerText();
      await dialog(page).locator('[autocomplete="one-time-code"]').fill(shownBy(secret));
      await dialog(page).locator('li').nth(9).waitFor();
      await settle(page);
      await look('recovery codes', page);
      await press(page, 'two-step', 'haveKept');
      await look('an account with two steps', page);
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await open(inIt('/login'));
      await page.locator('main [autocomplete="username"], main input[type="email"]').first().fill(who.email);
      await page.locator('main input[type="password"]').fill(PASSWORD);
      const code = page.locator('main [autocomplete="one-time-code"]');
      // On a busy machine the first press can come before the form works.
      for (let tries = 3; tries > 0 && !(await code.isVisible()); tries--) {
        await page.keyboard.press('Enter');
        await code.waitFor({ timeout: 30_000 }).catch(() => undefined);
      }
      await code.waitFor();
      await settle(page);
      await look('one more step', page);
    });
  };

  /** The pages of one service and of one team member, and the reviews of each. */
  const onTheSite = async ({ page, open }) => {
    const [{ slug, _id: serviceId }] = await get('/services');
    const [member] = await get('/staff');
    const pages = [`/all-services/${slug}`, `/team/${member.slug}`];
    const reviews = [`/all-reviews?service=${serviceId}`, `/all-reviews?staff=${member._id}`];
    for (const path of [...pages, ...reviews])
      await tell(path, page, async () => {
        await open(inIt(path));
        await look(path.replace(/[=/][^=/]+$/, '…'), page);
      });
  };

  const joining = async ({ page, open }) => {
    const { code } = await invite({ role: 'reception' });
    for (const [where, hash] of [
      ['an invitation', code],
      ['half an invitation', ''],
      ['an invitation that is gone', '#code=nothing'],
    ])
      await tell(where, page, async () => {
        await page.goto('about:blank');
        await open(inIt(`/join${hash}`));
        if (hash === '') await page.evaluate(() => sessionStorage.clear());
        if (hash === '') await page.reload({ waitUntil: 'networkidle' });
        await settle(page);
        await look(where, page);
      });
  };

  const free = (await get('/staff/all')).find(({ _id, active }) => active && _id !== desk.staffId);
  const grants = ['edit-hours', 'see-contacts', 'move-others'];
  const people = [
    [null, onTheSite],
    [null, joining],
    [admin, theOwner],
    [await hire({ role: 'reception', grants: ['edit-hours'] }, 'Ada Front', language), reception],
    [await hire({ role: 'reception' }, 'Ada Twostep', language), twoSteps],
    [await hire({ role: 'stylist', staffId: free._id, grants }, 'Ada Chair', language), aStylist],
  ];
  for (const [who, story] of people) {
    const visitor = await visit(who);
    await story(visitor, who);
    await visitor.close();
  }
  await dismissStylists(stories);
}

/** A person on the team has one account, which the next language needs. */
async function dismissStylists({ get, send }) {
  const { items } = await get('/users?role=stylist&pageSize=100');
  for (const { _id } of items)
    await send('PUT', `/users/${_id}/role`, { role: 'user', grants: [], staffId: null });
}
