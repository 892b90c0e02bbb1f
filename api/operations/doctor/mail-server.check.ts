import { finding } from '../../common/words/finding.js';
import { SmtpTransport } from '../../mail/delivery/smtp.transport.js';
import type { Check } from './check.js';

export const mailServerCheck: Check = {
  id: 'mail-server',
  title: finding('title.mail-server'),
  asks: 'elsewhere',
  examine: async ({ env }) => {
    if (!env.smtp) {
      return {
        verdict: 'warn',
        says: [finding('noMailServer')],
        advice: finding('noMailServerDo'),
      };
    }
    const transport = new SmtpTransport(env.smtp);
    try {
      await transport.greet();
      return { verdict: 'ok', says: [finding('mailServerAnswers')] };
    } catch (error) {
      return {
        verdict: 'fail',
        says: [
          finding('mailServerRefuses', { reason: error instanceof Error ? error.message : String(error) }),
        ],
        advice: finding('mailServerRefusesDo'),
      };
    } finally {
      transport.close();
    }
  },
};
