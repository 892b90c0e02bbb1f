import { OutboxWorkerService } from '../../api/mail/mail/outbox-worker.service.js';
import { startTestApp, type TestApp } from './app.js';
import { TestMailServer, type Received } from './mail-server.js';
import { mailSettings } from './salon-with-mail.js';

type Purpose = 'reset' | 'verification' | 'email-change' | 'email-undo' | 'invitation';

const SUBJECTS: Record<Purpose, RegExp> = {
  reset: /^A new password/,
  verification: /^Please confirm your email address/,
  'email-change': /^Please confirm your new email address/,
  invitation: /^Join the team/,
  'email-undo': /^Your email address .* was changed$/,
};

/** A salon whose accounts get real emails, and what people do with the links in them. */
export interface SalonWithLinks {
  parlour: TestApp;
  mailServer: TestMailServer;
  /** All emails to an address so far, the oldest first. */
  mailOf: (email: string) => Promise<Received[]>;
  /** The code in the latest email of its kind to an address. */
  codeFor: (email: string, purpose?: Purpose) => Promise<string>;
  askForReset: (email: string) => Promise<string>;
  close: () => Promise<void>;
}

export async function openSalonWithLinks(settings: Record<string, string> = {}): Promise<SalonWithLinks> {
  const mailServer = await new TestMailServer().open();
  // HTTP, since over HTTPS the session cookie would be marked Secure and the tests' browsers would not send it.
  const env = { ...mailSettings(mailServer), PUBLIC_URL: 'http://maisonvera.example', ...settings };
  const parlour = await startTestApp({ env });

  const mailOf = async (email: string) => {
    await parlour.app.get(OutboxWorkerService).deliverDue();
    return mailServer.of({ email });
  };
  const codeFor = async (email: string, purpose: Purpose = 'reset') => {
    const emails = (await mailOf(email)).filter(({ subject }) => SUBJECTS[purpose].test(subject));
    const [, code] = /#code=(\S+)/.exec(emails.at(-1)?.text ?? '') ?? [];
    if (code === undefined) throw new Error(`No link of the kind ${purpose} has come for ${email}.`);
    return code;
  };
  return {
    parlour,
    mailServer,
    mailOf,
    codeFor,
    askForReset: async (email) => {
      await parlour.http.post('/auth/reset-request').send({ email }).expect(202);
      return codeFor(email);
    },
    close: async () => {
      await parlour.close();
      await mailServer.close();
    },
  };
}
