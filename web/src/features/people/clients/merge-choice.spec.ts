import { chosenContact, isChoice, keptSide } from './merge-choice';

const olga = { name: 'Olga Berg', phone: '0171 1', email: '', hasAccount: false };
const frau = { name: 'Frau Berg', phone: '0171 2', email: 'berg@example.com', hasAccount: false };
const account = { ...frau, hasAccount: true };

describe('of two clients without an account', () => {
  const pair = { one: olga, other: frau };

  test('the desk chooses where both have something, and it is not the same', () => {
    expect([isChoice(pair, 'name'), isChoice(pair, 'email')]).toEqual([true, false]);
    expect(isChoice({ one: olga, other: { ...frau, name: olga.name } }, 'name')).toBe(false);
  });

  test('the first one’s details stay until others are chosen, and what they lack is the other’s', () => {
    expect(chosenContact(pair, {})).toEqual({
      name: 'Olga Berg',
      phone: '0171 1',
      email: 'berg@example.com',
    });
    expect(chosenContact(pair, { name: 'other' })).toMatchObject({ name: 'Frau Berg', phone: '0171 1' });
  });
});

describe('of a client with an account and one without', () => {
  test('the account’s details stay, and what it lacks is the other’s; nothing is chosen', () => {
    const pair = { one: olga, other: { ...account, phone: '' } };

    expect([keptSide(pair, 'name', { name: 'one' }), keptSide(pair, 'phone', {})]).toEqual(['other', 'one']);
    expect([isChoice(pair, 'name'), chosenContact(pair, {})]).toEqual([false, {}]);
  });
});
