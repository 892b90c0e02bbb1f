import { mailboxOf } from './mailbox.js';

describe('a mailbox is counted as the same', () => {
  test.each([
    'vera@salon.example',
    ' Vera@Salon.Example ',
    'vera+1@salon.example',
    'VERA+a+b@salon.example',
    'ｖｅｒａ@salon.example',
    'vera@ｓalon.example',
  ])('%s', (email) => {
    expect(mailboxOf(email)).toBe('vera@salon.example');
  });

  test('with letters put together in either way', () => {
    expect(mailboxOf('ze\u0301@salon.example')).toBe(mailboxOf('z\u00e9@salon.example'));
  });

  test('and another one as another, even when it is no address', () => {
    expect(mailboxOf('vero@salon.example')).not.toBe(mailboxOf('vera@salon.example'));
    expect(mailboxOf('nobody')).toBe('nobody');
  });
});
