import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { type ReadMail, readMail } from './read-mail.js';

export interface Received extends ReadMail {
  /** The recipients in the envelope, whatever the headers say. */
  recipients: string[];
}

/** Behaviour of the mail server; rejections are answered with this code and text. */
type Mood =
  | 'takes everything'
  | 'hangs up'
  | { refuses: (recipient: string) => boolean; code: number }
  | { refusesSender: number }
  | { takesAfter: Promise<void> };

/** A mail server on this machine that keeps the emails it receives. */
export class TestMailServer {
  readonly received: Received[] = [];
  /** All recipients requested, with or without a following email. */
  readonly asked: string[] = [];
  mood: Mood = 'takes everything';
  private server: SMTPServer | null = null;
  private port = 0;
  private readonly waiting: (() => void)[] = [];

  async open(): Promise<this> {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      closeTimeout: 100,
      onConnect: (_, callback) => callback(this.mood === 'hangs up' ? new Error('Go away') : null),
      onMailFrom: (_, __, callback) => callback(this.senderRejection()),
      onRcptTo: ({ address }, _, callback) => {
        this.asked.push(address);
        callback(this.rejectionOf(address));
      },
      onData: (stream, { envelope }, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const recipients = envelope.rcptTo.map(({ address }) => address);
          this.received.push({ ...readMail(Buffer.concat(chunks).toString('utf8')), recipients });
          this.waiting.splice(0).forEach((tell) => tell());
          void this.patience().then(() => callback());
        });
      },
    });
    // A dropped connection is part of the test, not a fault of the server.
    server.on('error', () => undefined);
    const listener = server.listen(this.port, '127.0.0.1');
    await once(listener, 'listening');
    this.port = (listener.address() as AddressInfo).port;
    this.server = server;
    return this;
  }

  /** Its address, open or not. */
  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** The emails to one person, in order. */
  of(person: { email: string }): Received[] {
    return this.received.filter(({ recipients }) => recipients.includes(person.email));
  }

  async nextEmail(): Promise<void> {
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  private senderRejection(): Error | null {
    if (typeof this.mood === 'string' || !('refusesSender' in this.mood)) return null;
    return Object.assign(new Error('Authentication required'), { responseCode: this.mood.refusesSender });
  }

  private rejectionOf(recipient: string): Error | null {
    if (typeof this.mood === 'string' || !('refuses' in this.mood) || !this.mood.refuses(recipient))
      return null;
    return Object.assign(new Error('Not this one'), { responseCode: this.mood.code });
  }

  private async patience(): Promise<void> {
    if (typeof this.mood === 'object' && 'takesAfter' in this.mood) await this.mood.takesAfter;
  }
}
