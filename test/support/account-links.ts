import { OutboxWorker } from '../../api/mail/outbox-worker.service.js';
import { startTestApp, type TestApp } from './app.js';
import { PostOffice, type Received } from './post-office.js';
import { mailSettings } from './salon-with-mail.js';

type Purpose = 'reset' | 'verification' | 'email-change' | 'email-undo';

const SUBJECTS: Record<Purpose, RegExp> = {
  reset: /^A new password/,
  verification: /^Please confirm your e-mail address/,
  'email-change': /^Please confirm your new e-mail address/,
  'email-undo': /^Your e-mail address .* was changed$/,
};

/** A salon whose people get real mail, and what they do with the links in it. */
export interface SalonWithLinks {
  parlour: TestApp;
  postOffice: PostOffice;
  /** Everything that has come for an address by now, the oldest first. */
  mailOf: (email: string) => Promise<Received[]>;
  /** The code in the latest mail of its kind for an address. */
  codeFor: (email: string, purpose?: Purpose) => Promise<string>;
  askForReset: (email: string) => Promise<string>;
  close: () => Promise<void>;
}

export async function openSalonWithLinks(settings: Record<string, string> = {}): Promise<SalonWithLinks> {
  const postOffice = await new PostOffice().open();
  // Not https: the browsers of these tests would keep the session's cookie to themselves.
  const env = { ...mailSettings(postOffice), PUBLIC_URL: 'http://maisonvera.example', ...settings };
  const parlour = await startTestApp({ env });

  const mailOf = async (email: string) => {
    await parlour.app.get(OutboxWorker).deliverDue();
    return postOffice.of({ email });
  };
  const codeFor = async (email: string, purpose: Purpose = 'reset') => {
    const letters = (await mailOf(email)).filter(({ subject }) => SUBJECTS[purpose].test(subject));
    const [, code] = /#code=(\S+)/.exec(letters.at(-1)?.text ?? '') ?? [];
    if (code === undefined) throw new Error(`No link of the kind ${purpose} has come for ${email}.`);
    return code;
  };
  return {
    parlour,
    postOffice,
    mailOf,
    codeFor,
    askForReset: async (email) => {
      await parlour.http.post('/auth/reset-request').send({ email }).expect(202);
      return codeFor(email);
    },
    close: async () => {
      await parlour.close();
      await postOffice.close();
    },
  };
}
