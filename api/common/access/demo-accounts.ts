import type { Role } from './role.js';
import { emailKey } from '../text/email-key.js';

/**
 * The shared accounts of the demo salon, one per role. Their addresses can't receive email: `.example` is reserved
 * (RFC 2606). None has a password.
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
