import { LoginRecordsSweeperService } from '../../../api/people/login-records/login-records-sweeper.service.js';
import { openSalonWithLinks, type SalonWithLinks } from '../../support/account-links.js';
import type { TestApp } from '../../support/app.js';
import { Authenticator } from '../../support/authenticator.js';
import { GoogleStandIn } from '../../support/google-provider.js';
import { addPhone, anInsider, ask, halfWayIn, type Insider } from '../../support/insiders.js';
import { anAdmin, PASSWORD } from '../../support/people.js';
import { aBrowser, anAddress, bearerFrom } from '../../support/accounts-browser.js';
import { aGoogler, continueWithGoogle, linkWithGoogle } from '../../support/google-browser.js';

let google: GoogleStandIn;
let salon: SalonWithLinks;
let parlour: TestApp;

beforeAll(async () => {
  google = await new GoogleStandIn().open();
  salon = await openSalonWithLinks(google.settings);
  ({ parlour } = salon);
});

beforeEach(() => parlour.database.query(`DELETE FROM login_records`));

afterAll(async () => {
  await salon?.close();
  await google?.close();
});

interface Entry {
  action: string;
  actor: { _id: string } | null;
  object: { _id: string } | null;
  detail: { tries?: number };
}

/** The activity, as an admin reads it whose access token is new. */
const list = async (query: Record<string, string>): Promise<{ items: Entry[]; text: string }> => {
  const vera = await anAdmin(parlour);
  const { body, text } = await parlour.http
    .get('/audit')
    .query({ pageSize: '100', ...query })
    .set('Authorization', vera.bearer)
    .expect(200);
  return { items: body.items, text };
};

/** The activity about an account: outcome and number of tries, the latest first. */
const about = async ({ id }: Pick<Insider, 'id'>) =>
  (await list({ object: id })).items.flatMap(({ action, detail }) =>
    detail.tries === undefined ? [] : [[action, detail.tries]],
  );

const tryPassword = (email: string, password = 'not the password') =>
  aBrowser(parlour).post('/auth/login').send({ email, password });

describe('A-34 the activity shows a failed log-in', () => {
  test('with a wrong password, once an hour with its number', async () => {
    const maria = await anInsider(parlour);

    await tryPassword(maria.email).expect(401);
    parlour.clock.advanceMinutes(5);
    await tryPassword(maria.email).expect(401);
    const first = await about(maria);
    parlour.clock.advanceMinutes(60);
    await tryPassword(maria.email).expect(401);

    expect(first).toEqual([['log-in.failed', 2]]);
    expect(await about(maria)).toEqual([
      ['log-in.failed', 1],
      ['log-in.failed', 2],
    ]);
  });

  test('with the right password of a disabled account', async () => {
    const maria = await anInsider(parlour);
    await parlour.database.query(`UPDATE users SET disabled_at = now() WHERE id = $1`, [maria.id]);

    await tryPassword(maria.email, PASSWORD).expect(403);

    expect(await about(maria)).toEqual([['log-in.failed', 1]]);
  });

  test('with Google at a disabled account', async () => {
    const maria = await anInsider(parlour);
    const claims = aGoogler({ email: maria.email });
    await linkWithGoogle(maria.browser, google, { as: claims, bearer: maria.bearer });
    await parlour.database.query(`UPDATE users SET disabled_at = now() WHERE id = $1`, [maria.id]);

    const page = await continueWithGoogle(aBrowser(parlour), google, { as: claims });

    expect(page).toContain('error=user-disabled');
    expect(await about(maria)).toEqual([['log-in.failed', 1]]);
  });

  test('with a wrong code from an email', async () => {
    const maria = await anInsider(parlour);
    const browser = aBrowser(parlour);
    await browser.post('/auth/codes').send({ email: maria.email }).expect(202);

    await browser.post('/auth/codes/confirm').send({ code: '000000' }).expect(403);

    expect(await about(maria)).toEqual([['log-in.failed', 1]]);
  });

  test('with a passkey that did not sign', async () => {
    const maria = await anInsider(parlour);
    const device = new Authenticator('http://maisonvera.example', 'maisonvera.example');
    const { body: asked } = await ask(maria, 'post', '/account/factors/passkey/options', {}).expect(200);
    await ask(maria, 'post', '/account/factors/passkey', { ...device.create(asked), name: 'Key' }).expect(
      201,
    );
    const browser = aBrowser(parlour);
    const { body: options } = await browser.post('/auth/passkeys/options').send({}).expect(200);
    device.isVerifying = false;

    await browser.post('/auth/passkeys/verify').send(device.get(options)).expect(403);

    expect(await about(maria)).toEqual([['log-in.failed', 1]]);
  });

  test('with a wrong code of the second factor', async () => {
    const maria = await anInsider(parlour);
    await addPhone(parlour, maria);

    await (await halfWayIn(parlour, maria)).post('/auth/factor').send({ code: '000000' }).expect(403);

    expect(await about(maria)).toEqual([['log-in.factor-failed', 1]]);
  });

  test('and a wrong proof in a browser that is logged in', async () => {
    const [maria, rosa] = [await anInsider(parlour), await anInsider(parlour)];
    await addPhone(parlour, rosa);

    await ask(maria, 'post', '/auth/proof', { password: 'not the password' }).expect(401);
    await ask(rosa, 'post', '/auth/proof', { code: '000000' }).expect(403);

    expect(await about(maria)).toEqual([['proof.failed', 1]]);
    expect(await about(rosa)).toEqual([['proof.failed', 1]]);
  });

  test('without the address, when it has no account', async () => {
    const [one, other] = [anAddress(), anAddress()];
    await tryPassword(one).expect(401);
    await tryPassword(other).expect(401);

    const { items, text } = await list({ action: 'log-in.failed' });

    expect(items).toEqual([expect.objectContaining({ actor: null, object: null, detail: { tries: 2 } })]);
    expect(text).not.toContain('@');
    const [{ kept }] = await parlour.database.query(
      `SELECT string_agg(records::text, '') AS kept FROM login_records AS records`,
    );
    expect(kept).not.toContain('example');
  });

  test('among acts, in the order of their times', async () => {
    const maria = await anInsider(parlour);
    await parlour.http
      .put(`/users/${maria.id}/disabled`)
      .set('Authorization', (await anAdmin(parlour)).bearer)
      .send({ disabled: true })
      .expect(204);
    parlour.clock.advanceMinutes(1);
    await tryPassword(maria.email, PASSWORD).expect(403);

    const { items } = await list({ object: maria.id });

    expect(items.map(({ action }) => action)).toEqual(['log-in.failed', 'user.disabled']);
  });
});

describe('A-34 the activity shows that someone logged in', () => {
  test.each(['admin', 'reception', 'stylist'])('who works here as %s', async (role) => {
    const lena = await anInsider(parlour, role);

    await tryPassword(lena.email, PASSWORD).expect(200);

    const { items } = await list({ actor: lena.id });
    expect(items).toEqual([
      expect.objectContaining({
        action: 'log-in.done',
        actor: expect.objectContaining({ _id: lena.id }),
        object: expect.objectContaining({ _id: lena.id }),
        detail: { tries: 1 },
      }),
    ]);
  });

  test('with a second factor, only once it was shown', async () => {
    const lena = await anInsider(parlour, 'admin');
    const phone = await addPhone(parlour, lena);
    const browser = await halfWayIn(parlour, lena);
    const halfWay = await about(lena);

    await browser.post('/auth/factor').send({ code: phone.code() }).expect(200);

    expect(halfWay).toEqual([]);
    expect(await about(lena)).toEqual([['log-in.done', 1]]);
  });

  test('unless they are a client', async () => {
    const maria = await anInsider(parlour);

    await tryPassword(maria.email, PASSWORD).expect(200);

    expect(await about(maria)).toEqual([]);
  });
});

describe('A-34 what is recorded about log-ins', () => {
  test('stays a few rows an hour in a flood, and people who work here keep rows of their own', async () => {
    const maria = await anInsider(parlour);
    const lena = await anInsider(parlour, 'admin');
    const at = parlour.clock.now();
    const hour = new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000);
    await parlour.database.query(
      `WITH flooded AS (INSERT INTO users (name, email, email_key)
         SELECT 'Flooded', format('%s@flood.example', n), format('%s@flood.example', n) FROM generate_series(1, 200) n
         RETURNING id)
       INSERT INTO login_records (user_id, action, hour, at) SELECT id, 'log-in.failed', $1, $2 FROM flooded`,
      [hour, at],
    );

    await tryPassword(maria.email).expect(401);
    await tryPassword(lena.email).expect(401);

    expect(await about(maria)).toEqual([]);
    expect(await about(lena)).toEqual([['log-in.failed', 1]]);
    const { items } = await list({ action: 'log-ins.failed' });
    expect(items).toEqual([expect.objectContaining({ object: null, detail: { tries: 1 } })]);
    await parlour.database.query(`DELETE FROM users WHERE name = 'Flooded'`);
  });

  test('counts many at the same moment', async () => {
    await Promise.all(Array.from({ length: 8 }, () => tryPassword(anAddress()).expect(401)));

    expect((await list({ action: 'log-in.failed' })).items).toEqual([
      expect.objectContaining({ detail: { tries: 8 } }),
    ]);
  });

  test('is kept for ninety days', async () => {
    const maria = await anInsider(parlour);
    await tryPassword(maria.email).expect(401);
    const sweeper = parlour.app.get(LoginRecordsSweeperService);
    const shortly = new Date(parlour.clock.now().getTime() + 90 * 86_400_000).toISOString();

    parlour.clock.set(shortly);
    await sweeper.sweep();
    const before = await parlour.database.query(`SELECT tries FROM login_records`);
    parlour.clock.advanceMinutes(1);
    await sweeper.sweep();

    expect(before).toEqual([{ tries: 1 }]);
    expect(await parlour.database.query(`SELECT tries FROM login_records`)).toEqual([]);
  });

  test('is part of their own data, and is erased with the account', async () => {
    const maria = await anInsider(parlour);
    await tryPassword(maria.email).expect(401);
    const bearer = await bearerFrom(maria.browser, maria.email);

    const { body } = await ask({ ...maria, bearer }, 'get', '/account/export').expect(200);
    await ask({ ...maria, bearer }, 'delete', '/account', { password: PASSWORD }).expect(204);

    expect(body.logIns).toEqual([{ at: expect.any(String), action: 'log-in.failed', tries: 1 }]);
    expect(await parlour.database.query(`SELECT tries FROM login_records`)).toEqual([]);
  });
});
