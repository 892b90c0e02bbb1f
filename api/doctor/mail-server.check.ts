import { SmtpTransport } from '../mail/smtp.transport.js';
import type { Check } from './check.js';

export const mailServerCheck: Check = {
  id: 'mail-server',
  title: 'Mail server',
  asks: 'elsewhere',
  examine: async ({ env }) => {
    if (!env.smtp) {
      return {
        verdict: 'warn',
        says: 'No mail server is set, so no email is sent: all of them can be read on the page Mail.',
        advice: 'Set SMTP_URL and MAIL_FROM.',
      };
    }
    const transport = new SmtpTransport(env.smtp);
    try {
      await transport.greet();
      return { verdict: 'ok', says: 'It answers and lets us in.' };
    } catch (error) {
      return {
        verdict: 'fail',
        says: `It does not take our emails (${error instanceof Error ? error.message : String(error)}).`,
        advice:
          'Compare SMTP_URL with what your mail provider says. Emails wait meanwhile, and none is lost.',
      };
    } finally {
      transport.close();
    }
  },
};
