// A mail server that refuses every email, as on the first day with a wrong sender or a password that is missing.
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { anAdmin, call, untilFound } from './health.mjs';
import { prove } from './report.mjs';
import { ADMIN, open } from './salon.mjs';

const REFUSALS = [
  { of: 'sender', code: 530, words: '5.7.0 Authentication required' },
  { of: 'recipient', code: 550, words: '5.7.1 Relaying denied' },
  { of: 'recipient', code: 451, words: '4.7.1 Please try again later' },
];
/** An email counts as refused once it has been there for a minute. */
const SAID_SECONDS = 60;
const COUNTED_SECONDS = 80;
/** Those that were refused for some minutes are tried again every few minutes. */
const HEALED_SECONDS = 300;

async function aMailServer() {
  let refusal = null;
  const answerOf = (whom) =>
    refusal?.of === whom ? Object.assign(new Error(refusal.words), { responseCode: refusal.code }) : null;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onMailFrom: (_address, _session, done) => done(answerOf('sender')),
    onRcptTo: (_address, _session, done) => done(answerOf('recipient')),
    onData: (stream, _session, done) => stream.on('end', () => done()).resume(),
  }).on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `smtp://127.0.0.1:${listener.address().port}`,
    refuse: (next) => (refusal = next),
    close: () => new Promise((closed) => server.close(closed)),
  };
}

export async function refusedMail({ dataDir }) {
  const mail = await aMailServer();
  const salon = await open({
    ...{ DATA_DIR: dataDir, DEMO: '0' },
    ...{ SMTP_URL: mail.url, MAIL_FROM: 'salon@salon.example' },
  });
  const isSent = ({ verdict }) => verdict === 'ok';
  for (const refusal of REFUSALS) {
    mail.refuse(refusal);
    const admin = await anAdmin(salon.url);
    const { status } = await call(`${salon.url}/auth/reset-request`, {
      method: 'POST',
      body: { email: ADMIN.email },
    });
    const sentence = `${refusal.code} ${refusal.words}`;
    const what = `mail server that answers ${refusal.code} to every ${refusal.of}`;
    const isSaid = ({ verdict, says }) => verdict !== 'ok' && says.includes(sentence);
    const said = await untilFound(admin, ['mail-server', 'mail'], isSaid, SAID_SECONDS);
    prove(
      `${what}: Health says so within a minute`,
      said !== null,
      said && `${said.seconds} s, ${said.says}`,
    );
    const counted = await untilFound(
      admin,
      ['mail'],
      (found) => isSaid(found) && !found.says.includes(ADMIN.email),
      COUNTED_SECONDS,
    );
    prove(`${what}: the email is counted`, status === 202 && counted !== null, counted?.says);
  }
  mail.refuse(null);
  const healed = await untilFound(await anAdmin(salon.url), ['mail'], isSent, HEALED_SECONDS);
  prove('mail server that takes emails again: Health is well', healed !== null, `${healed?.seconds} s`);
  await salon.stop();
  await mail.close();
}
