import { keptContact } from './kept-contact.js';

const olga = { name: 'Olga Berg', email: '', phone: '0171 2345678' };
const frau = { name: 'Frau Berg', email: 'olga@example.com', phone: '030 123456' };

describe('of the details of two clients', () => {
  test('the first one’s stay, with what they lack and the other has', () => {
    expect(keptContact([olga, frau], {})).toEqual({
      contact: { name: 'Olga Berg', email: 'olga@example.com', phone: '0171 2345678' },
      unknown: [],
    });
  });

  test('those stay that were chosen', () => {
    const { contact } = keptContact([olga, frau], { name: 'Frau Berg', phone: '030 123456', email: '' });

    expect(contact).toEqual({ name: 'Frau Berg', email: '', phone: '030 123456' });
  });

  test('none stays that neither has', () => {
    expect(keptContact([olga, frau], { name: 'Anna Berg', phone: '' }).unknown).toEqual(['name', 'phone']);
  });
});
