import type { Role } from './role.js';
import { emailKey } from '../text/email-key.js';

/**
 * The accounts with which anybody looks around the demo salon, one for each role. Nobody has a mailbox there: `.example` is
 * kept free for such addresses (RFC 2606). None of them has a password.
 */
export const demoAccounts: Record<Role, { email: string; name: string }> = {
  admin: { email: 'owner@maison-vera.example', name: 'Vera Duarte' },
  reception: { email: 'reception@maison-vera.example', name: 'Nora Pinto' },
  stylist: { email: 'stylist@maison-vera.example', name: 'Amara Silva' },
  user: { email: 'client@maison-vera.example', name: 'Maria Lopes' },
};

export const demoEmailKeys: readonly string[] = Object.values(demoAccounts).map(({ email }) =>
  emailKey(email),
);

export const isDemoAccount = ({ email }: { email: string }): boolean =>
  demoEmailKeys.includes(emailKey(email));
