import { randomUUID } from 'node:crypto';
import { OutboxWorkerService } from '../../api/mail/mail/outbox-worker.service.js';
import type { Service } from '../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from './app.js';
import type { Person } from './people.js';
import { TestMailServer } from './mail-server.js';
import { aMember, aService } from './salon.js';

/** A salon with its own mail server, which sends emails when the test says so. */
export interface SalonWithMail {
  parlour: TestApp;
  mailServer: TestMailServer;
  cut: Service;
  staff: [StaffMember, ...StaffMember[]];
  book: (person: Person, startsAt: string, options?: BookOptions) => Promise<{ _id: string }>;
  move: (person: Person, bookingId: string, startsAt: string) => Promise<void>;
  cancel: (person: Person, bookingId: string, reason?: string) => Promise<void>;
  /** An empty diary and no emails, on Monday, 1 March 2027, at eight o'clock: in Lisbon's winter, which is on UTC. */
  startAfresh: () => Promise<void>;
  /** Sends everything that is due by the test clock. */
  deliver: (from?: TestApp) => Promise<void>;
  close: () => Promise<void>;
}

interface BookOptions {
  key?: string;
  staff?: StaffMember[];
}

interface Parts {
  staff?: number;
  mailRuns?: boolean;
}

/** The settings of a salon that sends its emails through this server. */
export const mailSettings = (mailServer: TestMailServer) => ({
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'hello@maisonvera.example',
  PUBLIC_URL: 'https://maisonvera.example',
});

export async function openSalonWithMail({ staff: size = 1, ...options }: Parts = {}): Promise<SalonWithMail> {
  const mailServer = await new TestMailServer().open();
  const parlour = await startTestApp({ env: mailSettings(mailServer), ...options });
  const cut = await aService(parlour.database, { title: 'Cut' });
  const another = () => aMember(parlour.database, { does: [cut] });
  const staff: SalonWithMail['staff'] = [await another()];
  while (staff.length < size) staff.push(await another());

  const post = (person: Person, path: string, body: object, key: string = randomUUID()) =>
    parlour.http.post(path).set('Authorization', person.bearer).set('Idempotency-Key', key).send(body);

  return {
    parlour,
    mailServer,
    cut,
    staff,
    book: async (person, startsAt, { key, staff: [member] = staff } = {}) => {
      const lines = [{ serviceId: cut.id, staffId: member?.id }];
      const { body } = await post(person, '/bookings', { lines, startsAt }, key).expect(201);
      return body;
    },
    move: async (person, bookingId, startsAt) => {
      await post(person, `/bookings/${bookingId}/move`, { startsAt }).expect(200);
    },
    cancel: async (person, bookingId, reason = '') => {
      await post(person, `/bookings/${bookingId}/cancel`, { reason }).expect(200);
    },
    startAfresh: async () => {
      await parlour.database.query(`TRUNCATE bookings, holds, allocations, idempotency_keys, outbox CASCADE`);
      parlour.clock.set('2027-03-01T08:00:00Z');
      mailServer.received.length = 0;
    },
    deliver: (from = parlour) => from.app.get(OutboxWorkerService).deliverDue(),
    close: async () => {
      await parlour.close();
      await mailServer.close();
    },
  };
}
