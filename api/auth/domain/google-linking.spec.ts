import { linkingStep } from './google-linking.js';

const gmail = { email: 'vera@gmail.com', isEmailVerified: true, isMailOfGoogle: true };
const elsewhere = { email: 'vera@salon.example', isEmailVerified: true, isMailOfGoogle: false };
const client = { isAdmin: false, isDisabled: false, isVerified: true, isOfAnother: false };

describe('A25 somebody whom Google knows and we do not', () => {
  test('gets an account when nobody has her address', () => {
    expect(linkingStep(gmail, null)).toBe('create');
    expect(linkingStep(elsewhere, null)).toBe('create');
  });

  test.each([null, client, { ...client, isVerified: false }, { ...client, isAdmin: true }])(
    'gets nothing by an address that Google has not seen proved (%j)',
    (account) => {
      expect(linkingStep({ ...gmail, isEmailVerified: false }, account)).toBe('refuse-unverified');
      expect(linkingStep({ ...gmail, email: null }, account)).toBe('refuse-unverified');
    },
  );

  test('takes over an account whose address nobody had proved', () => {
    expect(linkingStep(gmail, { ...client, isVerified: false })).toBe('take-over');
    expect(linkingStep(elsewhere, { ...client, isVerified: false })).toBe('take-over');
    expect(linkingStep(gmail, { ...client, isVerified: false, isOfAnother: true })).toBe('take-over');
  });

  test('finds her own account when Google gives out such addresses itself', () => {
    expect(linkingStep(gmail, client)).toBe('link');
  });

  test('is asked to sign in as before when Google merely heard of the address', () => {
    expect(linkingStep(elsewhere, client)).toBe('ask-first');
  });

  test('is asked to sign in as before when the account already belongs to somebody at Google', () => {
    expect(linkingStep(gmail, { ...client, isOfAnother: true })).toBe('ask-first');
  });

  test('never becomes an admin by it, proved or not', () => {
    expect(linkingStep(gmail, { ...client, isAdmin: true })).toBe('ask-first');
    expect(linkingStep(gmail, { ...client, isAdmin: true, isVerified: false })).toBe('ask-first');
  });

  test('opens no account that was closed', () => {
    expect(linkingStep(gmail, { ...client, isDisabled: true })).toBe('refuse-disabled');
    expect(linkingStep(gmail, { ...client, isDisabled: true, isVerified: false })).toBe('refuse-disabled');
  });
});
