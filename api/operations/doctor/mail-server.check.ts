import { finding } from '../../common/words/finding.js';
import { text } from '../../database/columns.js';
import { findRow } from '../../database/rows.js';
import { SmtpTransport } from '../../mail/delivery/smtp.transport.js';
import type { Check } from './check.js';
import { withoutAddresses } from './without-addresses.js';

/** The longest-standing admin. */
const FIRST_ADMIN = `SELECT email FROM users WHERE role = 'admin' AND disabled_at IS NULL ORDER BY created_at LIMIT 1`;

export const mailServerCheck: Check = {
  id: 'mail-server',
  title: finding('title.mail-server'),
  asks: 'elsewhere',
  examine: async ({ env, source }) => {
    if (!env.smtp) {
      return {
        verdict: 'warn',
        says: [finding('noMailServer')],
        advice: finding('noMailServerDo'),
      };
    }
    const admin = await findRow(source, { email: text }, FIRST_ADMIN);
    try {
      await new SmtpTransport(env.smtp).tryEnvelope(env.mailFrom, admin?.email ?? env.mailFrom);
      return { verdict: 'ok', says: [finding('mailServerAnswers')] };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return {
        verdict: isPutOff(error) ? 'warn' : 'fail',
        says: [finding('mailServerRefuses', { reason: withoutAddresses(reason) })],
        advice: finding('mailServerRefusesDo'),
      };
    }
  },
};

/** True if the server accepts the sender but greylists the recipient, as some do with new ones. */
const isPutOff = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) < 500;
