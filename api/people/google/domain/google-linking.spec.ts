import { linkingStep } from './google-linking.js';

const gmail = { email: 'vera@gmail.com', isEmailVerified: true, isMailOfGoogle: true };
const elsewhere = { email: 'vera@salon.example', isEmailVerified: true, isMailOfGoogle: false };
const client = { isAdmin: false, isDisabled: false, isVerified: true, isOfAnother: false };

describe('A25 a Google account that is not linked yet', () => {
  test('gets an account when the address has none', () => {
    expect(linkingStep(gmail, null)).toBe('create');
    expect(linkingStep(elsewhere, null)).toBe('create');
  });

  test.each([null, client, { ...client, isVerified: false }, { ...client, isAdmin: true }])(
    'gets nothing by an address that Google has not verified (%j)',
    (account) => {
      expect(linkingStep({ ...gmail, isEmailVerified: false }, account)).toBe('refuse-unverified');
      expect(linkingStep({ ...gmail, email: null }, account)).toBe('refuse-unverified');
    },
  );

  test('takes over an account whose address was never verified', () => {
    expect(linkingStep(gmail, { ...client, isVerified: false })).toBe('take-over');
    expect(linkingStep(elsewhere, { ...client, isVerified: false })).toBe('take-over');
    expect(linkingStep(gmail, { ...client, isVerified: false, isOfAnother: true })).toBe('take-over');
  });

  test('is linked to the account of the address when Google issues such addresses itself', () => {
    expect(linkingStep(gmail, client)).toBe('link');
  });

  test('has to log in as before when Google does not issue the address', () => {
    expect(linkingStep(elsewhere, client)).toBe('ask-first');
  });

  test('has to log in as before when the account is linked to another Google account', () => {
    expect(linkingStep(gmail, { ...client, isOfAnother: true })).toBe('ask-first');
  });

  test('is never linked to an admin’s account, verified or not', () => {
    expect(linkingStep(gmail, { ...client, isAdmin: true })).toBe('ask-first');
    expect(linkingStep(gmail, { ...client, isAdmin: true, isVerified: false })).toBe('ask-first');
  });

  test('is never linked to a disabled account', () => {
    expect(linkingStep(gmail, { ...client, isDisabled: true })).toBe('refuse-disabled');
    expect(linkingStep(gmail, { ...client, isDisabled: true, isVerified: false })).toBe('refuse-disabled');
  });
});
