import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SmtpServer } from '../../config/env.parsers.js';
import { isOneAddress } from '../email-templates/domain/addressee.js';
import type { Fault } from './domain/retry.js';
import { DeliveryFault, type Envelope, MailTransport } from './mail-transport.port.js';

/**
 * A server that trickles its replies is never idle, so the whole delivery has a limit as well. It is shorter than the
 * email's lease.
 */
const MAX_MS = 45_000;
const timeouts = { dnsTimeout: 5000, connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 15_000 };

/** Sends emails through a mail server, one after another over one connection. */
export class SmtpTransport extends MailTransport {
  readonly sendsEmail = true;
  private readonly options;
  private readonly auth;
  private readonly client;

  constructor({ host, port, secure, user, password }: SmtpServer) {
    super();
    this.options = { host, port, secure, requireTLS: !secure && !isLocal(host), ...timeouts };
    this.auth = user === '' ? null : { user, pass: password };
    this.client = createTransport({
      ...this.options,
      ...(this.auth && { auth: this.auth }),
      pool: true,
      maxConnections: 1,
      // The server may just have closed an idle connection, which is not a failure yet.
      maxRequeues: 1,
      idleTimeout: 10_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ messageId, from, to, date, email }: Envelope): Promise<void> {
    if (!isOneAddress(to.address)) throw new DeliveryFault('hopeless', 'This is not one email address.');
    const { language, subject, text, html, calendar, replyTo, stopUrl } = email;
    try {
      await this.client.sendMail({
        messageId,
        from,
        to,
        // Separate from the headers: whatever they contain, the email goes to one person.
        envelope: { from: from.address, to: [to.address] },
        date,
        subject,
        text,
        html,
        ...(replyTo !== undefined && isOneAddress(replyTo) && { replyTo: { name: '', address: replyTo } }),
        ...(calendar && {
          icalEvent: { method: calendar.method, filename: 'booking.ics', content: calendar.file },
        }),
        // Out-of-office replies should not come back to the salon.
        headers: {
          'Content-Language': language,
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...(stopUrl !== undefined && stopHeaders(stopUrl)),
        },
        signal: AbortSignal.timeout(MAX_MS),
      });
    } catch (error) {
      throw new DeliveryFault(faultOf(error), error instanceof Error ? error.message : String(error));
    }
  }

  /**
   * Asks the server for every reply that precedes an email's content, then disconnects, so that nothing is delivered.
   * Rejects with the server's reply if it refuses the connection, the password, the sender or the recipient.
   */
  async tryEnvelope(from: string, to: string): Promise<void> {
    const connection = new SMTPConnection(this.options);
    try {
      await new Promise<void>((resolve, reject) => {
        connection.once('error', reject).once('end', () => reject(new Error('The server hung up.')));
        // Read only when the server is waiting for the content.
        const content = new Readable({ read: () => resolve() });
        const send = () =>
          connection.send({ from, to: [to] }, content, (error) => reject(error ?? new Error('No answer.')));
        connection.connect((error) => {
          if (error) reject(error);
          else if (this.auth) connection.login(this.auth, (refused) => (refused ? reject(refused) : send()));
          else send();
        });
      });
    } finally {
      connection.close();
    }
  }

  close(): void {
    this.client.close({ force: true });
  }
}

/** Headers for one-click unsubscribing in mail programs (RFC 8058), which requires https. */
const stopHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  ...(url.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
});

/** This machine, or another container on its network. Only there may an email travel without TLS. */
const isLocal = (host: string) => !host.includes('.') || /^127\.|^\[?::1\]?$/.test(host);

const CLOSING = 421;

/** A reply about the recipient or content concerns this email; any other concerns the server. */
function faultOf(error: unknown): Fault {
  if (typeof error !== 'object' || error === null || !('code' in error)) return 'unreachable';
  if (error.code !== 'EENVELOPE' && error.code !== 'EMESSAGE') return 'unreachable';
  if ('responseCode' in error && error.responseCode === CLOSING) return 'unreachable';
  return 'permanent' in error && error.permanent === false ? 'later' : 'refused';
}
