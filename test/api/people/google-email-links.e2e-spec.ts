import { openSalonWithLinks, type SalonWithLinks } from '../../support/account-links.js';
import type { TestApp } from '../../support/app.js';
import { GoogleStandIn } from '../../support/google-provider.js';
import { PASSWORD } from '../../support/people.js';
import { aBrowser, anAddress, aSignedUpBrowser, bearerFrom, whoIs } from '../../support/accounts-browser.js';
import { aGoogler, continueWithGoogle, linkWithGoogle } from '../../support/google-browser.js';

let google: GoogleStandIn;
let salon: SalonWithLinks;
let parlour: TestApp;

beforeAll(async () => {
  google = await new GoogleStandIn().open();
  salon = await openSalonWithLinks(google.settings);
  ({ parlour } = salon);
});

afterAll(async () => {
  await salon?.close();
  await google?.close();
});

const verify = (code: string) => parlour.http.post('/auth/verify').send({ code, password: PASSWORD });

async function aProvedAccount(email: string) {
  const { browser } = await aSignedUpBrowser(parlour, email);
  await verify(await salon.codeFor(email, 'verification')).expect(200);
  return { browser, bearer: await bearerFrom(browser, email) };
}

const askForAddress = (bearer: string, email: string) =>
  parlour.http
    .put('/auth/email')
    .set('Authorization', bearer)
    .send({ email, password: PASSWORD })
    .expect(202);

test('A25 a link requested by someone else cannot take the account from the owner whom Google has verified', async () => {
  const ana = aGoogler();
  const squatter = anAddress('squatter');
  const { browser } = await aSignedUpBrowser(parlour, ana.email);
  await askForAddress(await bearerFrom(browser, ana.email), squatter);
  const code = await salon.codeFor(squatter, 'email-change');

  const anas = aBrowser(parlour);
  await continueWithGoogle(anas, google, { as: ana });

  expect((await verify(code)).body.code).toBe('invalid-action-code');
  expect(await whoIs(anas)).toBe(ana.email);
});

test('A25 an address that its former account may still take back cannot get another account', async () => {
  const ana = aGoogler();
  const attacker = anAddress('attacker');
  const { bearer } = await aProvedAccount(ana.email);
  await askForAddress(bearer, attacker);
  await verify(await salon.codeFor(attacker, 'email-change')).expect(200);

  const landed = await continueWithGoogle(aBrowser(parlour), google, { as: ana });

  expect(landed).toContain('/login?error=account-exists-with-different-credential');
  const restored = await verify(await salon.codeFor(ana.email, 'email-undo')).expect(200);
  expect(restored.body).toEqual({ outcome: 'email-restored', email: ana.email });
});

test('A25 undoing a change of address also removes the Google link that was made in between', async () => {
  const ana = aGoogler();
  const attacker = aGoogler();
  const newAddress = anAddress('attacker');
  const { browser, bearer } = await aProvedAccount(ana.email);
  await linkWithGoogle(browser, google, { as: attacker, bearer });
  await askForAddress(bearer, newAddress);
  await verify(await salon.codeFor(newAddress, 'email-change')).expect(200);

  await verify(await salon.codeFor(ana.email, 'email-undo')).expect(200);

  const attackerBrowser = aBrowser(parlour);
  await continueWithGoogle(attackerBrowser, google, { as: attacker });
  expect(await whoIs(attackerBrowser)).toBe(attacker.email);
});

test('an email says that Google now opens the account', async () => {
  const ana = aGoogler();
  await aProvedAccount(ana.email);

  await continueWithGoogle(aBrowser(parlour), google, { as: ana });

  const sentEmail = (await salon.mailOf(ana.email)).at(-1);
  expect(sentEmail?.subject).toBe('You can now log in to Parlour with Google');
  expect(sentEmail?.text).toContain('Your Google account was linked on Monday 1 March 2027 at 08:00.');
  expect(sentEmail?.text).not.toContain('old password no longer works');
});
