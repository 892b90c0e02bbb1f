// Long because it is one table: every route of the API, and who gets which answer from it.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { questionsOf } from '../../../api/operations/imports-recognise/domain/questions.js';
import { type Capability, type Grant, grants, reachOf } from '../../../api/common/access/may.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { perLane } from '../../support/lane.js';
import { aClient, aColleague, anAdmin, PASSWORD, type Person } from '../../support/people.js';
import { registeredRoutes, send } from '../../support/routes.js';
import { aMember, aService } from '../../support/salon.js';

/** `stylist` does the booking of the scene, `colleague` has a column without one. */
type Colleague = 'stylist' | 'colleague' | 'reception';
type Outsider =
  | 'stranger'
  | 'client'
  | 'admin'
  | 'factorless'
  | 'deleted'
  | 'disabled'
  | 'dismissed'
  | 'demoted';

/** Followed by their grants, separated by blanks. */
type AtWork = Colleague | `${Colleague} ${string}`;
type Who = 'nobody' | Outsider | AtWork;

/**
 * The last four have tokens from before they were deleted, disabled, dismissed as an admin, and made a client after
 * they had been a stylist.
 */
const EVERYBODY: Who[] = [
  ...(['nobody', 'stranger', 'client', 'stylist', 'reception', 'admin'] as const),
  ...(['deleted', 'disabled', 'dismissed', 'demoted'] as const),
];

/**
 * Callers who are asked one after the other, including an admin without a second factor while the salon
 * requires one.
 */
const IN_TURN: Who[] = [...EVERYBODY, 'factorless'];

/** Callers with a grant, for routes that the table of rights mentions. */
const GRANTED: AtWork[] = [
  ...grants.map((grant): AtWork => `stylist ${grant}`),
  ...(['colleague', 'reception edit-hours', 'reception read-only'] as const),
];

const isAtWork = (who: Who): who is AtWork => /^(stylist|colleague|reception)/.test(who);

/** A team member's role and grants. */
function holderOf(who: AtWork): { name: Colleague; role: 'stylist' | 'reception'; grants: Grant[] } {
  const [name, ...held] = who.split(' ') as [Colleague, ...Grant[]];
  return { name, role: name === 'reception' ? 'reception' : 'stylist', grants: held };
}

/** Those who ask, those whom a request may do away with, and another session of `client`. */
interface Cast {
  people: Record<Outsider | Colleague, Person>;
  otherAdmin: Person;
  leaver: Person;
  sessionId: string;
}

/** A salon with one booking of `client` and one hold. */
interface Scene extends Cast {
  serviceId: string;
  categoryId: string;
  staffId: string;
  bookingId: string;
  lineId: string;
  blockId: string;
  /** To which the block belongs. */
  blockGroupId: string;
  holdId: string;
  mailId: string;
  messageId: string;
  pictureId: string;
  workId: string;
  cardId: string;
  /** The booking is the second of these. */
  seriesId: string;
  reviewId: string;
  invitationId: string;
  importId: string;
  calendarId: string;
  /** A team member without any bookings. */
  memberId: string;
  timeOffId: string;
  /** Requested by `colleague`, who is that team member. */
  requestId: string;
}

interface Row {
  /**
   * The responses to a visitor, another client, the client concerned, and an admin. Deleted and disabled users get the
   * response for visitors; former admins, and admins without a second factor, that for other clients.
   */
  says: [nobody: number, stranger: number, client: number, admin: number];
  /**
   * The capability that team members need, by `may.ts`: with it for everyone, they get the response for admins; without
   * it, that for other clients.
   */
  may?: Capability;
  /** The answer to a stylist who may it with their own things, if it is not the admin's. */
  own?: number;
  /** The same for the other stylist. */
  colleague?: number;
  /** The response to team members without the capability, if it differs from that for other clients. */
  none?: number;
  /** Puts back what an earlier caller has used up. */
  before?: (scene: Scene) => Promise<unknown>;
  path?: (scene: Scene) => string;
  query?: string;
  body?: (scene: Scene, who: Who) => object;
}

/** Each asks for a slot of their own, so that they do not get in each other's way. */
const TIMES: Record<string, string> = {
  nobody: '12:00',
  stranger: '13:00',
  client: '14:00',
  admin: '15:00',
  deleted: '12:30',
  disabled: '13:30',
  dismissed: '14:30',
  factorless: '17:00',
  stylist: '15:30',
  reception: '16:00',
  demoted: '16:30',
};

const bookingBody = ({ serviceId }: Scene, who: Who) => ({
  lines: [{ serviceId }],
  startsAt: `2027-03-02T${TIMES[who] ?? '15:30'}:00Z`,
});

const sql = (text: string, ...values: unknown[]) => parlour.database.query(text, values);

const A_PRICE_CHANGE = {
  by: 'percent',
  change: 5,
  roundToCents: 50,
  includesAddOns: true,
  includesOwnPrices: true,
};

const onlyTheBooking = async ({ bookingId }: Scene) => {
  await sql(`DELETE FROM bookings WHERE id <> $1`, bookingId);
  await sql(`UPDATE bookings SET status = 'confirmed', cancelled_at = NULL`);
};

/** The block, no matter who has removed it before. */
const theBlock = ({ blockId, staffId }: Scene) =>
  sql(
    `INSERT INTO allocations (id, staff_id, during, kind) OVERRIDING SYSTEM VALUE VALUES ($1, $2, '[2027-03-04T12:00Z, 2027-03-04T13:00Z)', 'block') ON CONFLICT (id) DO NOTHING`,
    blockId,
    staffId,
  );

/** And with it its group. */
const groupedBlock = async (scene: Scene) => {
  await theBlock(scene);
  await sql(`INSERT INTO block_groups (id) VALUES ($1) ON CONFLICT DO NOTHING`, scene.blockGroupId);
  await sql(
    `INSERT INTO grouped_blocks (allocation_id, group_id, day) VALUES ($1, $2, '2027-03-04') ON CONFLICT DO NOTHING`,
    scene.blockId,
    scene.blockGroupId,
  );
};

const theReviewWaits = ({ reviewId }: Scene) =>
  sql(`UPDATE reviews SET status = 'pending' WHERE id = $1`, reviewId);

const aClosedDay = ({ staffId }: Scene) =>
  sql(
    `INSERT INTO staff_exceptions (staff_id, day, windows) VALUES ($1, '2027-03-05', '[]') ON CONFLICT DO NOTHING`,
    staffId,
  );

const newAccount = () => ({ name: 'Nova', email: `nova-${randomUUID()}@example.com`, password: PASSWORD });

const everyDayFromNine = [1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  startsMinute: 540,
  endsMinute: 1140,
}));

const aDayOff = ({ memberId }: Scene) => ({ staffId: memberId, fromDay: '2027-03-02', toDay: '2027-03-02' });

const anAnswerOfAPasskey = () => ({ ceremonyId: randomUUID(), response: {} });

const aSale = ({ serviceId, staffId }: Scene) => ({ lines: [{ kind: 'service', serviceId, staffId }] });

const open: Row = { says: [200, 200, 200, 200] };

/** Access to every route of the app, and to nothing else. */
const TABLE: Record<string, Row> = {
  'GET /health/live': open,
  'GET /health/ready': open,
  'GET /docs': open,
  'GET /docs/:file': { says: [200, 200, 200, 200], path: () => '/docs/json' },

  'GET /places': open,
  'GET /salon': open,
  'PATCH /salon': { says: [401, 403, 403, 200], body: () => ({ phone: '+351 200 000 149' }) },
  'GET /salon/tones': { says: [401, 403, 403, 200], query: 'colour=%23c08000' },
  // Without a file there is nothing to prepare.
  'POST /salon/logo': { says: [401, 403, 403, 422] },
  'GET /salon/legal': open,
  'GET /salon/texts': { says: [401, 403, 403, 200] },
  'PUT /salon/texts': { says: [401, 403, 403, 200], body: () => ({ 'hero.button': 'Book' }) },
  'GET /salon/words': { says: [401, 403, 403, 200], query: 'language=pt' },
  'PUT /salon/words': {
    says: [401, 403, 403, 200],
    body: () => ({ language: 'pt', area: 'web/book', name: 'book', texts: [{ form: '', text: 'Reservar' }] }),
  },
  'GET /salon/languages': { says: [401, 403, 403, 200] },
  'GET /salon/languages/progress': { says: [401, 403, 403, 200] },
  'GET /salon/languages/progress/missing': { says: [401, 403, 403, 200] },
  'PUT /salon/languages': {
    says: [401, 403, 403, 200],
    body: () => ({ mainLanguage: 'en', others: [{ language: 'pt', isPublic: true }] }),
  },
  'PUT /salon/opening-hours': { says: [401, 403, 403, 200], body: () => ({ windows: everyDayFromNine }) },
  'GET /salon/public-holidays': { says: [401, 403, 403, 200] },
  'GET /salon/public-holidays/regions': { says: [401, 403, 403, 200] },
  'PUT /salon/public-holidays/region': { says: [401, 403, 403, 200], body: () => ({ region: null }) },
  'PUT /salon/special-days': {
    says: [401, 403, 403, 200],
    body: () => ({ fromDay: '2027-03-07', toDay: '2027-03-08', windows: [] }),
  },
  'DELETE /salon/special-days': {
    says: [401, 403, 403, 200],
    path: () => '/salon/special-days?fromDay=2027-03-07&toDay=2027-03-08',
  },
  'PUT /salon/special-days/:day': {
    says: [401, 403, 403, 200],
    path: () => '/salon/special-days/2027-03-06',
    body: () => ({ windows: [] }),
  },
  'DELETE /salon/special-days/:day': {
    says: [401, 403, 403, 200],
    path: () => '/salon/special-days/2027-03-05',
  },
  'GET /salon/factor-rule': { says: [401, 403, 403, 200] },
  'PUT /salon/factor-rule': { says: [401, 403, 403, 200], body: () => ({ roles: [], from: null }) },
  'PUT /salon/booking-rules': {
    says: [401, 403, 403, 200],
    body: () => ({
      slotStepMinutes: 15,
      noticeMinutes: 60,
      horizonDays: 90,
      cancellationNoticeMinutes: 1440,
      timeZone: 'Europe/Lisbon',
    }),
  },
  'GET /services': open,
  'GET /services/all': { says: [401, 403, 403, 200] },
  'POST /price-changes/preview': {
    says: [401, 403, 403, 200],
    body: () => A_PRICE_CHANGE,
  },
  'POST /price-changes': {
    says: [401, 403, 403, 409],
    body: () => ({ ...A_PRICE_CHANGE, seen: '0'.repeat(64) }),
  },
  'GET /services/export': { says: [401, 403, 403, 200] },
  'POST /services': {
    says: [401, 403, 403, 201],
    body: ({ categoryId }) => ({
      title: 'Copper gloss',
      price: 80,
      categoryId,
      segments: [{ kind: 'active', minutes: 60 }],
      status: 'hidden',
    }),
  },
  'PUT /services/order': { says: [401, 403, 403, 409], body: () => ({ ids: [randomUUID()] }) },
  'PATCH /services/:id': {
    says: [401, 403, 403, 200],
    path: ({ serviceId }) => `/services/${serviceId}`,
    body: () => ({ description: 'With a gloss' }),
  },
  // The booking of the scene is for it.
  'DELETE /services/:id': {
    says: [401, 403, 403, 409],
    path: ({ serviceId }) => `/services/${serviceId}`,
  },
  'GET /resource-pools': { says: [401, 403, 403, 200], may: 'diary' },
  'GET /resource-pools/unseated': { says: [401, 403, 403, 200] },
  'POST /resource-pools': {
    says: [401, 403, 403, 422],
    body: () => ({ title: 'Basins', kind: 'basin', units: [] }),
  },
  'PUT /resource-pools/order': { says: [401, 403, 403, 409], body: () => ({ ids: [randomUUID()] }) },
  'PATCH /resource-pools/:id': { says: [401, 403, 403, 404], path: () => `/resource-pools/${randomUUID()}` },
  'DELETE /resource-pools/:id': { says: [401, 403, 403, 404], path: () => `/resource-pools/${randomUUID()}` },
  'POST /resource-pools/:id/units': {
    says: [401, 403, 403, 404],
    path: () => `/resource-pools/${randomUUID()}/units`,
    body: () => ({ title: 'Basin 2' }),
  },
  'PATCH /resource-units/:id': { says: [401, 403, 403, 404], path: () => `/resource-units/${randomUUID()}` },
  'POST /resource-units/:id/out': {
    says: [401, 403, 403, 404],
    path: () => `/resource-units/${randomUUID()}/out`,
    body: () => ({ backOn: null }),
  },
  'POST /resource-units/:id/out/preview': {
    says: [401, 403, 403, 404],
    path: () => `/resource-units/${randomUUID()}/out/preview`,
    body: () => ({ backOn: null }),
  },
  'DELETE /resource-units/:id/out': {
    says: [401, 403, 403, 404],
    path: () => `/resource-units/${randomUUID()}/out`,
  },
  'PUT /services/:id/resources': {
    says: [401, 403, 403, 200],
    path: ({ serviceId }) => `/services/${serviceId}/resources`,
    body: () => ({ needs: [] }),
  },
  'GET /service-categories': { says: [401, 403, 403, 200] },
  'POST /service-categories': { says: [401, 403, 403, 201], body: () => ({ title: 'Nails' }) },
  'PUT /service-categories/order': { says: [401, 403, 403, 409], body: () => ({ ids: [randomUUID()] }) },
  'PATCH /service-categories/:id': {
    says: [401, 403, 403, 200],
    path: ({ categoryId }) => `/service-categories/${categoryId}`,
    body: () => ({ title: 'Hair' }),
  },
  'DELETE /service-categories/:id': {
    says: [401, 403, 403, 409],
    path: ({ categoryId }) => `/service-categories/${categoryId}`,
  },
  'GET /staff': open,
  'GET /staff/offers': { says: [401, 403, 403, 200] },
  'PUT /staff/offers/:serviceId': {
    says: [401, 403, 403, 200],
    path: ({ serviceId }) => `/staff/offers/${serviceId}`,
    body: ({ staffId }) => ({ offers: [{ staffId }] }),
  },
  'GET /staff/all': { says: [401, 403, 403, 200] },
  'GET /staff/export': { says: [401, 403, 403, 200] },
  'POST /staff': { says: [401, 403, 403, 201], body: () => ({ name: 'Rosa' }) },
  'PUT /staff/order': { says: [401, 403, 403, 409], body: () => ({ ids: [randomUUID()] }) },
  'PATCH /staff/:id': {
    says: [401, 403, 403, 200],
    path: ({ memberId }) => `/staff/${memberId}`,
    body: () => ({ role: 'Colourist' }),
  },
  'DELETE /staff/:id': { says: [401, 403, 403, 204], path: ({ memberId }) => `/staff/${memberId}` },
  'GET /staff/:id/hours': {
    says: [401, 403, 403, 200],
    may: 'hours',
    path: ({ staffId }) => `/staff/${staffId}/hours`,
  },
  'PUT /staff/:id/hours': {
    says: [401, 403, 403, 200],
    may: 'hours',
    path: ({ staffId }) => `/staff/${staffId}/hours`,
    body: () => ({ windows: everyDayFromNine }),
  },
  'PUT /staff/:id/exceptions/:day': {
    says: [401, 403, 403, 200],
    may: 'hours',
    path: ({ staffId }) => `/staff/${staffId}/exceptions/2027-03-06`,
    body: () => ({ windows: [] }),
  },
  'DELETE /staff/:id/exceptions/:day': {
    says: [401, 403, 403, 200],
    may: 'hours',
    path: ({ staffId }) => `/staff/${staffId}/exceptions/2027-03-05`,
    before: aClosedDay,
  },
  'GET /reviews': open,
  'GET /reviews/summary': open,
  'GET /reviews/published': open,
  'GET /reviews/mine': { says: [401, 200, 200, 200] },
  'GET /reviews/all': { says: [401, 403, 403, 200], may: 'reviews' },
  'POST /reviews': { says: [401, 201, 201, 201], body: () => ({ name: 'Maria', text: 'Lovely', stars: 5 }) },
  'PATCH /reviews/:id': {
    says: [401, 404, 200, 404],
    path: ({ reviewId }) => `/reviews/${reviewId}`,
    body: () => ({ stars: 4 }),
  },
  'DELETE /reviews/:id': { says: [401, 404, 204, 404], path: ({ reviewId }) => `/reviews/${reviewId}` },
  // Without a file there is nothing to give, but a stranger is refused before that is read.
  'PUT /reviews/:id/portrait': {
    says: [401, 404, 422, 422],
    may: 'reviews',
    none: 404,
    path: ({ reviewId }) => `/reviews/${reviewId}/portrait`,
  },
  'DELETE /reviews/:id/portrait': {
    says: [401, 404, 204, 204],
    may: 'reviews',
    none: 404,
    path: ({ reviewId }) => `/reviews/${reviewId}/portrait`,
  },
  'GET /reviews/portraits/:name': {
    says: [404, 404, 404, 404],
    path: () => '/reviews/portraits/nothing.webp',
  },
  'POST /reviews/:id/publish': {
    says: [401, 403, 403, 200],
    may: 'reviews',
    before: theReviewWaits,
    path: ({ reviewId }) => `/reviews/${reviewId}/publish`,
    body: () => ({ version: 1 }),
  },
  'POST /reviews/:id/hide': {
    says: [401, 403, 403, 200],
    may: 'reviews',
    before: theReviewWaits,
    path: ({ reviewId }) => `/reviews/${reviewId}/hide`,
    body: () => ({ reason: 'Names a colleague' }),
  },
  'PUT /reviews/:id/answer': {
    says: [401, 403, 403, 200],
    may: 'reviews',
    path: ({ reviewId }) => `/reviews/${reviewId}/answer`,
    body: () => ({ answer: 'Thank you!' }),
  },
  'GET /sitemap.xml': open,
  'GET /robots.txt': open,
  'GET /.well-known/security.txt': open,
  'GET /manifest.webmanifest': open,
  'GET /share-card/:file': { says: [200, 200, 200, 200], path: () => '/share-card/0123456789abcdef.jpg' },
  // Neither is known.
  'GET /logos/:file': { says: [404, 404, 404, 404], path: () => '/logos/none.png' },
  'GET /icons/:file': { says: [404, 404, 404, 404], path: () => '/icons/none.png' },
  // Until the owner has said where the salon is.
  'GET /letter-frame': { says: [200, 200, 200, 200] },
  'GET /map-frame': { says: [404, 404, 404, 404] },

  'GET /auth/session': open,
  'POST /auth/sign-up': { says: [201, 201, 201, 201], body: newAccount },
  'POST /auth/login': {
    says: [200, 200, 200, 200],
    body: ({ people }) => ({ email: people.client.email, password: PASSWORD }),
  },
  // Switched off here, as it is until the operator has a mail server.
  'POST /auth/codes': { says: [404, 404, 404, 404], body: ({ people }) => ({ email: people.client.email }) },
  'POST /auth/codes/confirm': { says: [404, 404, 404, 404], body: () => ({ code: '123456' }) },
  // No log-in waits for a second factor here, and no one has one.
  'GET /auth/factor': { says: [404, 404, 404, 404] },
  'POST /auth/factor': { says: [404, 404, 404, 404], body: () => ({ code: '123456' }) },
  'POST /auth/passkeys/options': { says: [200, 200, 200, 200], body: () => ({}) },
  'POST /auth/passkeys/verify': { says: [403, 403, 403, 403], body: anAnswerOfAPasskey },
  'POST /auth/proof': { says: [401, 204, 204, 204], body: () => ({ password: PASSWORD }) },
  'POST /auth/proof/passkey/options': { says: [401, 403, 403, 403], body: () => ({}) },
  'POST /auth/proof/passkey': { says: [401, 403, 403, 403], body: anAnswerOfAPasskey },
  'GET /auth/sessions': { says: [401, 200, 200, 200] },
  'DELETE /auth/sessions': { says: [401, 204, 204, 204] },
  'DELETE /auth/sessions/:id': {
    says: [401, 404, 204, 404],
    path: ({ sessionId }) => `/auth/sessions/${sessionId}`,
  },
  // Switched off here, as it is until the operator has a client id.
  'GET /auth/google': { says: [404, 404, 404, 404] },
  'GET /auth/google/callback': { says: [404, 404, 404, 404] },
  'POST /auth/google/link': { says: [401, 404, 404, 404], body: () => ({}) },
  'DELETE /auth/google': { says: [401, 204, 204, 204] },
  'POST /auth/sign-out': { says: [204, 204, 204, 204] },
  'POST /auth/reset-request': {
    says: [202, 202, 202, 202],
    body: ({ people }) => ({ email: people.client.email }),
  },
  'POST /auth/reset': { says: [403, 403, 403, 403], body: () => ({ code: 'guessed', password: PASSWORD }) },
  'POST /auth/verification': { says: [401, 202, 202, 202] },
  'POST /auth/verify': { says: [403, 403, 403, 403], body: () => ({ code: 'guessed' }) },
  'POST /news-emails/:code': { says: [403, 403, 403, 403], path: () => '/news-emails/guessed' },
  'POST /review-requests/:code': { says: [403, 403, 403, 403], path: () => '/review-requests/guessed' },
  'PUT /auth/password': {
    says: [401, 204, 204, 204],
    body: () => ({ currentPassword: PASSWORD, password: PASSWORD }),
  },
  'PUT /auth/email': {
    says: [401, 202, 202, 202],
    body: () => ({ password: PASSWORD, email: newAccount().email }),
  },
  // It isn't a demo.
  'GET /demo/people': open,
  'POST /demo/look-around': { says: [404, 404, 404, 404], body: () => ({ role: 'admin' }) },
  // The salon has an admin, so its set-up is over.
  'GET /setup': open,
  'POST /setup': { says: [404, 404, 404, 404], body: () => ({ ...newAccount(), code: 'guessed' }) },

  'PUT /user/:email': { says: [401, 403, 200, 403], body: ({ people }) => ({ email: people.client.email }) },
  'GET /account': { says: [401, 200, 200, 200] },
  'PATCH /account': { says: [401, 200, 200, 200], body: () => ({ phone: '912 345' }) },
  'GET /account/factors': { says: [401, 200, 200, 200] },
  'POST /account/factors/totp': { says: [401, 201, 201, 201], body: () => ({ name: 'Phone' }) },
  'POST /account/factors/totp/:id/confirm': {
    says: [401, 404, 404, 404],
    path: ({ sessionId }) => `/account/factors/totp/${sessionId}/confirm`,
    body: () => ({ code: '123456' }),
  },
  'POST /account/factors/passkey/options': { says: [401, 200, 200, 200], body: () => ({}) },
  'POST /account/factors/passkey': {
    says: [401, 403, 403, 403],
    body: () => ({ ...anAnswerOfAPasskey(), name: 'Phone' }),
  },
  'PATCH /account/factors/:id': {
    says: [401, 404, 404, 404],
    path: ({ sessionId }) => `/account/factors/${sessionId}`,
    body: () => ({ name: 'Phone' }),
  },
  'DELETE /account/factors/:id': {
    says: [401, 404, 404, 404],
    path: ({ sessionId }) => `/account/factors/${sessionId}`,
  },
  'POST /account/recovery-codes': { says: [401, 409, 409, 409] },
  'GET /account/people': { says: [401, 200, 200, 200] },
  'POST /account/people': { says: [401, 201, 201, 201], body: () => ({ name: 'Mia' }) },
  'PATCH /account/people/:id': {
    says: [401, 404, 404, 404],
    path: ({ cardId }) => `/account/people/${cardId}`,
    body: () => ({ name: 'Mia' }),
  },
  'DELETE /account/people/:id': {
    says: [401, 404, 404, 404],
    path: ({ cardId }) => `/account/people/${cardId}`,
  },
  'GET /account/export': { says: [401, 200, 200, 200] },
  'GET /account/departure': { says: [401, 200, 200, 200] },
  'DELETE /account': {
    says: [401, 204, 204, 204],
    body: () => ({ password: PASSWORD, erasesPeople: true }),
  },
  'GET /admin/health': { says: [401, 403, 403, 200] },
  'GET /admin/:email': { says: [401, 403, 200, 200] },
  'GET /user': { says: [401, 403, 403, 200] },
  'GET /users': { says: [401, 403, 403, 200] },
  'GET /users/roles': { says: [401, 403, 403, 200] },
  'PUT /users/:id/disabled': {
    says: [401, 403, 403, 204],
    path: ({ leaver }) => `/users/${leaver.id}/disabled`,
    body: () => ({ disabled: true }),
  },
  'DELETE /users/:id/factors': {
    says: [401, 403, 403, 204],
    path: ({ leaver }) => `/users/${leaver.id}/factors`,
  },
  'PUT /users/:id/role': {
    says: [401, 403, 403, 200],
    path: ({ leaver }) => `/users/${leaver.id}/role`,
    body: () => ({ role: 'reception', grants: ['read-only'], staffId: null }),
  },
  'GET /invitations': { says: [401, 403, 403, 200] },
  'POST /invitations': {
    says: [401, 403, 403, 201],
    body: () => ({ email: newAccount().email, role: 'reception' }),
  },
  'POST /invitations/:id/send': {
    says: [401, 403, 403, 200],
    path: ({ invitationId }) => `/invitations/${invitationId}/send`,
  },
  'DELETE /invitations/:id': {
    says: [401, 403, 403, 204],
    path: ({ invitationId }) => `/invitations/${invitationId}`,
  },
  'POST /invitations/read': { says: [403, 403, 403, 403], body: () => ({ code: 'guessed' }) },
  'POST /invitations/accept': { says: [401, 403, 403, 403], body: () => ({ code: 'guessed' }) },
  'POST /invitations/register': {
    says: [403, 403, 403, 403],
    body: () => ({ code: 'guessed', name: 'Nova', password: PASSWORD }),
  },
  'PUT /user/admin': { says: [401, 403, 403, 200], body: ({ leaver }) => ({ email: leaver.email }) },
  'GET /user/:email/departure': { says: [401, 403, 403, 200] },
  'DELETE /user/:email': { says: [401, 403, 403, 200], path: ({ leaver }) => `/user/${leaver.email}` },
  'DELETE /admin/:email': {
    says: [401, 403, 403, 200],
    path: ({ otherAdmin }) => `/admin/${otherAdmin.email}`,
  },

  'GET /availability': { says: [200, 200, 200, 200], query: 'day=2027-03-02' },
  'GET /availability/days': { says: [200, 200, 200, 200], query: 'from=2027-03-01&to=2027-03-07' },
  'GET /availability/first': open,
  'GET /availability/obstacles': {
    says: [401, 403, 403, 200],
    may: 'bookings',
    // A colleague who does not do the service themselves.
    colleague: 422,
    query: 'startsAt=2027-03-02T11:00:00Z',
  },
  'POST /holds': { says: [201, 201, 201, 201], before: () => sql(`DELETE FROM holds`), body: bookingBody },
  // Knowing the id of a hold is enough to have it.
  'POST /holds/:id/claim': { says: [401, 204, 204, 204], path: ({ holdId }) => `/holds/${holdId}/claim` },
  'POST /holds/:id/extend': open,
  'DELETE /holds/:id': { says: [204, 204, 204, 204] },

  'POST /bookings': { says: [401, 201, 201, 201], body: bookingBody },
  'GET /bookings': { says: [401, 403, 403, 200], may: 'diary' },
  'GET /bookings/diary': { says: [401, 403, 403, 200], may: 'diary', query: 'from=2027-03-02&to=2027-03-02' },
  'GET /bookings/export': { says: [401, 403, 403, 200] },
  'POST /bookings/desk': {
    says: [401, 403, 403, 201],
    may: 'bookings',
    colleague: 422,
    before: onlyTheBooking,
    body: (scene, who) => ({
      ...bookingBody(scene, who),
      client: { name: 'Rita Sá' },
    }),
  },
  'POST /series/preview': {
    says: [401, 403, 403, 200],
    may: 'bookings',
    colleague: 422,
    body: (scene, who) => ({ ...bookingBody(scene, who), everyWeeks: 1, count: 2 }),
  },
  'GET /series': {
    says: [401, 403, 403, 200],
    may: 'diary',
    colleague: 404,
    path: ({ bookingId }) => `/series?booking=${bookingId}`,
  },
  'POST /series': {
    says: [401, 403, 403, 201],
    may: 'bookings',
    colleague: 422,
    before: onlyTheBooking,
    body: (scene, who) => ({
      ...bookingBody(scene, who),
      ...{ everyWeeks: 1, count: 2 },
      client: { name: 'Rita Sá' },
    }),
  },
  'GET /series/:id': {
    says: [401, 403, 403, 200],
    may: 'diary',
    colleague: 404,
    path: ({ seriesId }) => `/series/${seriesId}`,
  },
  'POST /series/:id/move': {
    says: [401, 403, 403, 200],
    may: 'bookings',
    colleague: 404,
    before: onlyTheBooking,
    path: ({ seriesId }) => `/series/${seriesId}/move`,
    body: ({ bookingId }) => ({ from: bookingId, startsAt: '2027-03-02T11:00:00Z' }),
  },
  'POST /series/:id/cancel': {
    says: [401, 403, 403, 200],
    may: 'bookings',
    colleague: 404,
    path: ({ seriesId }) => `/series/${seriesId}/cancel`,
    body: ({ bookingId }) => ({ from: bookingId }),
  },
  'GET /bookings/:id/history': { says: [401, 403, 403, 200], may: 'diary', colleague: 404 },
  'PATCH /bookings/:id': {
    says: [401, 403, 403, 200],
    may: 'bookings',
    colleague: 404,
    body: () => ({ note: 'Sensitive skin' }),
  },
  'POST /bookings/:id/resize': {
    says: [401, 403, 403, 200],
    may: 'bookings',
    colleague: 404,
    body: ({ lineId }) => ({ lineId, minutes: 45 }),
  },
  'POST /blocks': {
    says: [401, 403, 403, 201],
    may: 'bookings',
    colleague: 403,
    before: ({ blockId }) => sql(`DELETE FROM allocations WHERE kind = 'block' AND id <> $1`, blockId),
    body: ({ staffId }) => ({ staffId, startsAt: '2027-03-03T12:00:00Z', endsAt: '2027-03-03T13:00:00Z' }),
  },
  'PATCH /blocks/:id': {
    says: [401, 403, 403, 200],
    may: 'bookings',
    colleague: 404,
    path: ({ blockId }) => `/blocks/${blockId}`,
    body: () => ({ reason: 'Dentist' }),
  },
  'DELETE /blocks/:id': {
    says: [401, 403, 403, 204],
    may: 'bookings',
    colleague: 404,
    before: theBlock,
    path: ({ blockId }) => `/blocks/${blockId}`,
  },
  'POST /block-groups/preview': {
    says: [401, 403, 403, 200],
    may: 'bookings',
    colleague: 403,
    body: ({ staffId }) => ({
      staffIds: [staffId],
      startsAt: '2027-03-05T12:00:00Z',
      endsAt: '2027-03-05T13:00:00Z',
    }),
  },
  'POST /block-groups': {
    says: [401, 403, 403, 201],
    may: 'bookings',
    colleague: 403,
    before: ({ blockId }) => sql(`DELETE FROM allocations WHERE kind = 'block' AND id <> $1`, blockId),
    body: ({ staffId }) => ({
      staffIds: [staffId],
      startsAt: '2027-03-05T12:00:00Z',
      endsAt: '2027-03-05T13:00:00Z',
    }),
  },
  'GET /block-groups/:id': {
    says: [401, 403, 403, 200],
    may: 'diary',
    colleague: 404,
    before: groupedBlock,
    path: ({ blockGroupId }) => `/block-groups/${blockGroupId}`,
  },
  'POST /block-groups/:id/change': {
    says: [401, 403, 403, 200],
    may: 'bookings',
    colleague: 404,
    before: groupedBlock,
    path: ({ blockGroupId }) => `/block-groups/${blockGroupId}/change`,
    body: ({ blockId }) => ({ blockId: String(blockId), dates: 'all', people: 'all', reason: 'Lunch' }),
  },
  'POST /block-groups/:id/remove': {
    says: [401, 403, 403, 200],
    may: 'bookings',
    colleague: 404,
    before: groupedBlock,
    path: ({ blockGroupId }) => `/block-groups/${blockGroupId}/remove`,
    body: ({ blockId }) => ({ blockId: String(blockId), dates: 'this', people: 'this' }),
  },
  'GET /till/settings': { says: [401, 403, 403, 200], may: 'till' },
  'PATCH /till/settings': { says: [401, 403, 403, 200], body: () => ({ cashRounding: 0 }) },
  'POST /till/tax-rates': { says: [401, 403, 403, 201], body: () => ({ name: 'Reduced', percent: 6 }) },
  'PATCH /till/tax-rates/:id': {
    says: [401, 403, 403, 404],
    path: ({ serviceId }) => `/till/tax-rates/${serviceId}`,
    body: () => ({ name: 'Reduced' }),
  },
  'PUT /till/service-taxes': {
    says: [401, 403, 403, 200],
    body: ({ serviceId }) => ({ services: [{ serviceId, taxRateId: null }] }),
  },
  // The salon of the scene takes no money.
  'GET /till': { says: [401, 403, 403, 409], may: 'till' },
  'POST /till/movements': {
    says: [401, 403, 403, 409],
    may: 'till',
    body: () => ({ kind: 'banked', amount: 20 }),
  },
  'POST /till/movements/:id/reverse': {
    says: [401, 403, 403, 409],
    may: 'till',
    path: ({ serviceId }) => `/till/movements/${serviceId}/reverse`,
    body: () => ({ reason: 'A slip' }),
  },
  'GET /till/close/before': { says: [401, 403, 403, 409], may: 'till' },
  'POST /till/close/preview': {
    says: [401, 403, 403, 409],
    may: 'till',
    body: () => ({ number: 1, total: 0 }),
  },
  'POST /till/close': {
    says: [401, 403, 403, 409],
    may: 'till',
    body: () => ({ number: 1, total: 0, expectedDifference: 0, banked: 0 }),
  },
  'GET /till/closes': { says: [401, 403, 403, 409], may: 'till' },
  'GET /till/closes/:number': { says: [401, 403, 403, 409], may: 'till', path: () => '/till/closes/1' },
  'GET /products': { says: [401, 403, 403, 409], may: 'till' },
  'GET /products/export': { says: [401, 403, 403, 409] },
  'POST /products': { says: [401, 403, 403, 409], body: () => ({ title: 'Shampoo', price: 18 }) },
  'PATCH /products/:id': {
    says: [401, 403, 403, 409],
    path: ({ serviceId }) => `/products/${serviceId}`,
    body: () => ({ price: 20 }),
  },
  'GET /products/:id/stock': {
    says: [401, 403, 403, 409],
    may: 'till',
    path: ({ serviceId }) => `/products/${serviceId}/stock`,
  },
  'POST /products/:id/stock': {
    says: [401, 403, 403, 409],
    may: 'till',
    path: ({ serviceId }) => `/products/${serviceId}/stock`,
    body: () => ({ reason: 'delivery', quantity: 6 }),
  },
  'GET /checkout/start': { says: [401, 403, 403, 409], may: 'till' },
  'POST /checkout/quote': { says: [401, 403, 403, 409], may: 'till', body: aSale },
  'POST /sales': {
    says: [401, 403, 403, 409],
    may: 'till',
    body: (scene) => ({ ...aSale(scene), expectedTotal: 40 }),
  },
  'GET /sales': { says: [401, 403, 403, 409], may: 'till' },
  'GET /sales/export': { says: [401, 403, 403, 409] },
  'GET /sales/to-pay': { says: [401, 403, 403, 409], may: 'till' },
  'POST /sales/of-visits': {
    says: [401, 403, 403, 409],
    may: 'till',
    body: () => ({ bookingIds: [randomUUID()] }),
  },
  'GET /sales/:id': { says: [401, 403, 403, 409], may: 'till', path: () => `/sales/${randomUUID()}` },
  'POST /sales/:id/refund': {
    says: [401, 403, 403, 409],
    may: 'till',
    path: () => `/sales/${randomUUID()}/refund`,
    body: () => ({ lines: [], payments: [], reason: 'Redone' }),
  },
  'POST /sales/:id/undo': {
    says: [401, 403, 403, 409],
    may: 'till',
    path: () => `/sales/${randomUUID()}/undo`,
    body: () => ({ reason: 'Redone' }),
  },
  'POST /sales/:id/letter': {
    says: [401, 403, 403, 409],
    may: 'till',
    path: () => `/sales/${randomUUID()}/letter`,
    body: () => ({ email: 'mia@example.com' }),
  },
  'GET /bookings/mine': { says: [401, 200, 200, 200] },
  // Only for the reader of an emailed link: booking-links.e2e-spec.ts.
  'GET /bookings/linked': { says: [401, 404, 404, 404] },
  'GET /bookings/:id': { says: [401, 404, 200, 200], may: 'diary', colleague: 404 },
  'GET /bookings/:id/contact': { says: [401, 403, 403, 200], may: 'diary', colleague: 404 },
  'GET /bookings/:id/calendar': { says: [401, 404, 200, 200], may: 'diary', colleague: 404 },
  'GET /bookings/:id/again': { says: [401, 404, 200, 200], may: 'bookings', colleague: 404, none: 403 },
  'GET /bookings/:id/move': {
    says: [401, 404, 200, 200],
    may: 'bookings',
    colleague: 404,
    none: 403,
    query: 'startsAt=2027-03-02T11:00:00Z',
  },
  'POST /bookings/:id/move': {
    says: [401, 404, 200, 200],
    may: 'bookings',
    colleague: 404,
    none: 403,
    body: () => ({ startsAt: '2027-03-02T11:00:00Z' }),
  },
  'POST /bookings/:id/correct/preview': {
    says: [401, 404, 200, 200],
    may: 'bookings',
    colleague: 404,
    none: 403,
    body: () => ({}),
  },
  'POST /bookings/:id/correct': {
    says: [401, 404, 200, 200],
    may: 'bookings',
    colleague: 404,
    none: 403,
    body: () => ({}),
  },
  // The visit has not begun.
  'GET /bookings/:id/delay': {
    says: [401, 403, 403, 409],
    may: 'bookings',
    colleague: 404,
    path: ({ bookingId }) => `/bookings/${bookingId}/delay?minutes=15`,
  },
  'POST /bookings/:id/delay': {
    says: [401, 403, 403, 409],
    may: 'bookings',
    colleague: 404,
    body: () => ({ minutes: 15, others: 'move', version: 1 }),
  },
  'POST /bookings/:id/reinstate': {
    says: [401, 403, 403, 200],
    may: 'bookings',
    colleague: 404,
    before: async ({ bookingId }) => {
      await sql(`DELETE FROM bookings WHERE id <> $1`, bookingId);
      await sql(`DELETE FROM allocations WHERE booking_id = $1`, bookingId);
      await sql(`UPDATE bookings SET status = 'cancelled', cancelled_at = now()`);
    },
    body: () => ({}),
  },
  'POST /bookings/:id/cancel': {
    says: [401, 404, 200, 200],
    may: 'bookings',
    colleague: 404,
    none: 403,
    body: () => ({}),
  },
  'POST /bookings/:id/status': {
    says: [401, 403, 403, 200],
    may: 'bookings',
    colleague: 404,
    // The outcome of a booking can be recorded from its day on.
    before: async (scene) => {
      await onlyTheBooking(scene);
      await sql(`UPDATE bookings SET starts_at = '2027-03-01T09:00:00Z', ends_at = '2027-03-01T09:30:00Z'`);
    },
    body: () => ({ verb: 'arrive' }),
  },
  'POST /bookings/:id/withhold-email': {
    says: [401, 403, 403, 200],
    may: 'bookings',
    colleague: 404,
    body: () => ({}),
  },

  'GET /time-off': { says: [401, 403, 403, 200], may: 'time-off' },
  'GET /time-off/past': { says: [401, 403, 403, 200], may: 'time-off' },
  'POST /time-off/preview': { says: [401, 403, 403, 200], may: 'time-off', own: 403, body: aDayOff },
  'POST /time-off': {
    says: [401, 403, 403, 201],
    may: 'time-off',
    own: 403,
    colleague: 201,
    before: ({ memberId }) => sql(`DELETE FROM time_off WHERE staff_id = $1`, memberId),
    body: aDayOff,
  },
  'POST /time-off/:id/answer': {
    says: [401, 403, 403, 200],
    path: ({ requestId }) => `/time-off/${requestId}/answer`,
    body: () => ({ accept: false }),
  },
  'DELETE /time-off/:id': {
    says: [401, 403, 403, 204],
    may: 'time-off',
    own: 404,
    colleague: 403,
    before: ({ timeOffId, memberId }) =>
      sql(
        `INSERT INTO time_off (id, staff_id, starts_at, ends_at) VALUES ($1, $2, '2027-03-08', '2027-03-09') ON CONFLICT DO NOTHING`,
        timeOffId,
        memberId,
      ),
    path: ({ timeOffId }) => `/time-off/${timeOffId}`,
  },

  'GET /sick-days': {
    says: [401, 403, 403, 200],
    may: 'time-off',
    own: 403,
    path: ({ memberId }) => `/sick-days?staffId=${memberId}&fromDay=2027-03-02&toDay=2027-03-02`,
  },
  'POST /sick-days': { says: [401, 403, 403, 200], may: 'time-off', own: 403, body: aDayOff },
  'POST /sick-days/visits/:id': {
    says: [401, 403, 403, 409],
    may: 'bookings',
    own: 403,
    path: ({ bookingId }) => `/sick-days/visits/${bookingId}`,
    // A version that no longer exists.
    body: ({ staffId }) => ({ staffId, version: 2_000_000_000, verb: 'cancel' }),
  },
  // Nothing was changed, so there is nothing to undo or to tick.
  'POST /sick-days/visits/:id/undo': {
    says: [401, 403, 403, 404],
    may: 'bookings',
    own: 403,
    path: ({ bookingId }) => `/sick-days/visits/${bookingId}/undo`,
  },
  'PUT /sick-days/visits/:id/hold': {
    says: [401, 403, 403, 409],
    may: 'bookings',
    own: 403,
    path: ({ bookingId }) => `/sick-days/visits/${bookingId}/hold`,
    body: ({ staffId, lineId }) => ({
      version: 2_000_000_000,
      offer: { startsAt: '2027-03-02T11:00:00Z', people: [{ lineId, staffId }] },
    }),
  },
  'DELETE /sick-days/visits/:id/hold': {
    says: [401, 403, 403, 204],
    may: 'bookings',
    own: 403,
    path: ({ bookingId }) => `/sick-days/visits/${bookingId}/hold`,
  },
  'PUT /sick-days/visits/:id/called': {
    says: [401, 403, 403, 404],
    may: 'bookings',
    own: 403,
    path: ({ bookingId }) => `/sick-days/visits/${bookingId}/called`,
    body: () => ({ called: true }),
  },

  'GET /audit': { says: [401, 403, 403, 200] },

  'GET /mail': { says: [401, 403, 403, 200] },
  'GET /mail/:id': { says: [401, 403, 403, 200], path: ({ mailId }) => `/mail/${mailId}` },
  'GET /mail/:id/secret': { says: [401, 403, 403, 200], path: ({ mailId }) => `/mail/${mailId}/secret` },
  'POST /mail/held/send': { says: [401, 403, 403, 200] },
  'POST /mail/held/drop': { says: [401, 403, 403, 200] },
  'POST /mail/:id/retry': { says: [401, 403, 403, 200], path: ({ mailId }) => `/mail/${mailId}/retry` },

  'GET /clients': { says: [401, 403, 403, 200], may: 'client-search' },
  'GET /clients/tags': { says: [401, 403, 403, 200], may: 'client-search' },
  'GET /clients/export': { says: [401, 403, 403, 200] },
  'POST /clients': { says: [401, 403, 403, 201], may: 'clients', own: 403, body: () => ({ name: 'Nora' }) },
  'GET /clients/:id': {
    says: [401, 403, 403, 200],
    may: 'clients',
    own: 404,
    path: ({ cardId }) => `/clients/${cardId}`,
  },
  'PATCH /clients/:id': {
    says: [401, 403, 403, 200],
    may: 'clients',
    own: 403,
    path: ({ cardId }) => `/clients/${cardId}`,
    body: () => ({ note: 'Shy' }),
  },
  // Two accounts, which no one can merge.
  'POST /clients/:id/merge': {
    says: [401, 403, 403, 409],
    may: 'clients',
    own: 403,
    path: ({ people }) => `/clients/${people.client.id}/merge`,
    body: ({ people }) => ({ _id: people.stranger.id }),
  },
  // An account, which looks after itself.
  'PUT /clients/:id/carer': {
    says: [401, 403, 403, 404],
    may: 'clients',
    own: 403,
    path: ({ people }) => `/clients/${people.client.id}/carer`,
    body: ({ people }) => ({ _id: people.stranger.id }),
  },
  'DELETE /clients/:id/carer': {
    says: [401, 403, 403, 200],
    may: 'clients',
    own: 403,
    path: ({ cardId }) => `/clients/${cardId}/carer`,
  },
  'GET /clients/:id/bookings': {
    says: [401, 403, 403, 200],
    may: 'clients',
    own: 404,
    path: ({ cardId }) => `/clients/${cardId}/bookings`,
  },
  'GET /clients/:id/allergies': {
    says: [401, 403, 403, 200],
    may: 'clients',
    own: 404,
    path: ({ cardId }) => `/clients/${cardId}/allergies`,
  },
  'POST /clients/:id/allergies': {
    says: [401, 403, 403, 201],
    may: 'sealed-files',
    own: 404,
    path: ({ cardId }) => `/clients/${cardId}/allergies`,
    body: () => ({ text: 'Latex' }),
  },
  'DELETE /clients/:id/allergies/:allergyId': {
    says: [401, 403, 403, 404],
    may: 'sealed-files',
    own: 404,
    path: ({ cardId }) => `/clients/${cardId}/allergies/${randomUUID()}`,
  },
  'GET /clients/:id/formulas': {
    says: [401, 403, 403, 200],
    may: 'sealed-files',
    own: 404,
    path: ({ cardId }) => `/clients/${cardId}/formulas`,
  },
  'POST /clients/:id/formulas': {
    says: [401, 403, 403, 201],
    may: 'sealed-files',
    own: 404,
    path: ({ cardId }) => `/clients/${cardId}/formulas`,
    body: () => ({ parts: '30 g 7.1' }),
  },
  'PUT /clients/:id/formulas/:formulaId': {
    says: [401, 403, 403, 404],
    may: 'sealed-files',
    own: 404,
    path: ({ cardId }) => `/clients/${cardId}/formulas/${randomUUID()}`,
    body: () => ({ parts: '30 g 7.1' }),
  },
  'DELETE /clients/:id/formulas/:formulaId': {
    says: [401, 403, 403, 404],
    may: 'sealed-files',
    own: 404,
    path: ({ cardId }) => `/clients/${cardId}/formulas/${randomUUID()}`,
  },
  'GET /clients/:id/past-visits': {
    says: [401, 403, 403, 200],
    may: 'clients',
    own: 404,
    path: ({ cardId }) => `/clients/${cardId}/past-visits`,
  },
  'GET /clients/:id/habits': {
    says: [401, 403, 403, 200],
    may: 'clients',
    own: 404,
    path: ({ cardId }) => `/clients/${cardId}/habits`,
  },
  'GET /clients/:id/departure': {
    says: [401, 403, 403, 200],
    path: ({ cardId }) => `/clients/${cardId}/departure`,
  },
  'DELETE /clients/:id': { says: [401, 403, 403, 204], path: ({ cardId }) => `/clients/${cardId}` },

  'GET /imports': { says: [401, 403, 403, 200] },
  // Without a file there is nothing to read.
  'POST /imports': { says: [401, 403, 403, 422] },
  'GET /imports/:id': { says: [401, 403, 403, 200], path: ({ importId }) => `/imports/${importId}` },
  'PUT /imports/:id': {
    says: [401, 403, 403, 200],
    path: ({ importId }) => `/imports/${importId}`,
    body: () => ({ kind: 'team' }),
  },
  'DELETE /imports/:id': { says: [401, 403, 403, 204], path: ({ importId }) => `/imports/${importId}` },
  'GET /imports/:id/rows': {
    says: [401, 403, 403, 200],
    path: ({ importId }) => `/imports/${importId}/rows`,
    query: 'outcome=new',
  },
  'GET /imports/:id/problems': {
    says: [401, 403, 403, 200],
    path: ({ importId }) => `/imports/${importId}/problems`,
  },
  // A list of an unknown kind can't be checked, run or undone, and names no one's services.
  'POST /imports/:id/rehearsal': {
    says: [401, 403, 403, 409],
    path: ({ importId }) => `/imports/${importId}/rehearsal`,
  },
  'POST /imports/:id/offers': {
    says: [401, 403, 403, 409],
    path: ({ importId }) => `/imports/${importId}/offers`,
  },
  'POST /imports/:id/run': { says: [401, 403, 403, 409], path: ({ importId }) => `/imports/${importId}/run` },
  'POST /imports/:id/undo': {
    says: [401, 403, 403, 409],
    path: ({ importId }) => `/imports/${importId}/undo`,
  },

  'GET /moving-letter': { says: [401, 403, 403, 200] },
  'POST /moving-letter': { says: [401, 403, 403, 200] },
  'DELETE /moving-letter': { says: [401, 403, 403, 200] },

  'GET /calendars': { says: [401, 403, 403, 200] },
  'POST /calendars': {
    says: [401, 403, 403, 422],
    body: ({ memberId }) => ({ staffId: memberId, address: 'https://10.0.0.1/', until: '2027-03-08' }),
  },
  'PATCH /calendars/:id': {
    says: [401, 403, 403, 200],
    path: ({ calendarId }) => `/calendars/${calendarId}`,
    body: () => ({ until: '2027-03-08' }),
  },
  'POST /calendars/:id/read': {
    says: [401, 403, 403, 200],
    path: ({ calendarId }) => `/calendars/${calendarId}/read`,
  },
  'DELETE /calendars/:id': {
    says: [401, 403, 403, 204],
    path: ({ calendarId }) => `/calendars/${calendarId}`,
  },

  'GET /desk/news': { says: [401, 403, 403, 200], may: 'diary' },
  'GET /desk/news/emails': { says: [401, 403, 403, 200], may: 'diary' },
  'PUT /desk/news/emails': {
    says: [401, 403, 403, 200],
    may: 'diary',
    body: () => ({ isWanted: false }),
  },
  'POST /desk/news/seen': { says: [401, 403, 403, 204], may: 'diary', body: () => ({ ids: [] }) },
  'GET /desk/version': { says: [401, 403, 403, 200], may: 'diary' },
  'GET /reports/work': { says: [401, 403, 403, 200], may: 'reports' },
  'GET /reports/clients': { says: [401, 403, 403, 200], may: 'reports' },
  'GET /reports/money': { says: [401, 403, 403, 409], may: 'reports' },
  'GET /reports/tips': { says: [401, 403, 403, 409], may: 'reports' },
  'GET /reports/rows': {
    says: [401, 403, 403, 200],
    may: 'reports',
    path: () => '/reports/rows?figure=done',
  },
  'GET /reports/work.csv': { says: [401, 403, 403, 200], may: 'reports' },
  'GET /reports/clients.csv': { says: [401, 403, 403, 200], may: 'reports' },
  'GET /reports/money.csv': { says: [401, 403, 403, 409], may: 'reports' },
  'GET /reports/tips.csv': { says: [401, 403, 403, 409], may: 'reports' },
  'GET /reports/journal.csv': { says: [401, 403, 403, 409], may: 'reports' },
  'GET /accounting/vat': {
    says: [401, 403, 403, 409],
    may: 'reports',
    path: () => '/accounting/vat?from=2027-01-01&to=2027-03-31',
  },
  'GET /accounting/accounts': { says: [401, 403, 403, 409], may: 'reports' },
  'PUT /accounting/accounts': {
    says: [401, 403, 403, 409],
    may: 'settings',
    body: () => ({ accounts: [] }),
  },
  'GET /accounting/receipts.csv': {
    says: [401, 403, 403, 409],
    may: 'reports',
    path: () => '/accounting/receipts.csv?from=2027-01-01&to=2027-03-31',
  },
  'GET /accounting/movements.csv': {
    says: [401, 403, 403, 409],
    may: 'reports',
    path: () => '/accounting/movements.csv?from=2027-01-01&to=2027-03-31',
  },
  'GET /accounting/closes.csv': {
    says: [401, 403, 403, 409],
    may: 'reports',
    path: () => '/accounting/closes.csv?from=2027-01-01&to=2027-03-31',
  },
  'GET /accounting/postings.csv': {
    says: [401, 403, 403, 409],
    may: 'reports',
    path: () => '/accounting/postings.csv?from=2027-01-01&to=2027-03-31',
  },
  'GET /accounting/gift-cards.csv': {
    says: [401, 403, 403, 409],
    may: 'reports',
    path: () => '/accounting/gift-cards.csv?day=2027-03-31',
  },
  'GET /commission': { says: [401, 403, 403, 409], may: 'reports' },
  'GET /commission/rates': { says: [401, 403, 403, 409], may: 'reports' },
  'POST /commission/rates': {
    says: [401, 403, 403, 409],
    may: 'reports',
    body: ({ staffId }) => ({ staffId, scope: 'services', percent: 40, fromDay: '2027-01-01' }),
  },
  'DELETE /commission/rates/:id': {
    says: [401, 403, 403, 404],
    may: 'reports',
    path: ({ serviceId }) => `/commission/rates/${serviceId}`,
  },
  'GET /commission/:staffId': {
    says: [401, 403, 403, 409],
    may: 'reports',
    path: ({ staffId }) => `/commission/${staffId}`,
  },
  'GET /commission/:staffId/export': {
    says: [401, 403, 403, 409],
    may: 'reports',
    path: ({ staffId }) => `/commission/${staffId}/export`,
  },
  'GET /overview': { says: [401, 403, 403, 200], may: 'figures' },
  'GET /first-steps': { says: [401, 403, 403, 200] },
  'PUT /first-steps/:step': {
    says: [401, 403, 403, 200],
    path: () => '/first-steps/email',
    body: () => ({ isSettled: true }),
  },
  'GET /overview/today': { says: [401, 403, 403, 200], may: 'day-figures' },

  'GET /gift-cards': { says: [401, 403, 403, 200], may: 'till' },
  'POST /gift-cards/look': {
    says: [401, 403, 403, 404],
    may: 'till',
    body: () => ({ code: '0410-6105-0R3G-G28A-0' }),
  },
  'POST /gift-cards/:id/block': {
    says: [401, 403, 403, 404],
    may: 'reports',
    path: () => `/gift-cards/${randomUUID()}/block`,
  },
  'POST /gift-cards/:id/code': {
    says: [401, 403, 403, 404],
    may: 'reports',
    path: () => `/gift-cards/${randomUUID()}/code`,
  },
  'POST /gift-cards/:id/letter': {
    says: [401, 403, 403, 422],
    may: 'till',
    path: () => `/gift-cards/${randomUUID()}/letter`,
    body: () => ({ code: '0410-6105-0R3G-G28A-0', email: 'mia@client.example' }),
  },
  'POST /gift-cards/:id/unblock': {
    says: [401, 403, 403, 404],
    may: 'reports',
    path: () => `/gift-cards/${randomUUID()}/unblock`,
  },
  'GET /ledger/check': { says: [401, 403, 403, 200], may: 'ledger' },

  'GET /portfolio': open,
  'GET /portfolio/all': { says: [401, 403, 403, 200] },
  'POST /portfolio': { says: [401, 403, 403, 201], body: () => ({ title: 'Copper bob' }) },
  'PUT /portfolio/order': { says: [401, 403, 403, 409], body: () => ({ ids: [randomUUID()] }) },
  'PATCH /portfolio/:id': {
    says: [401, 403, 403, 200],
    path: ({ workId }) => `/portfolio/${workId}`,
    body: () => ({ title: 'Copper bob' }),
  },
  'DELETE /portfolio/:id': { says: [401, 403, 403, 204], path: ({ workId }) => `/portfolio/${workId}` },

  // Without a file there is nothing to keep.
  'POST /media': { says: [401, 403, 403, 422] },
  'GET /media': { says: [401, 403, 403, 200] },
  'GET /media/:id': { says: [404, 404, 404, 404], path: () => '/media/nothing.webp' },
  'PATCH /media/:id': {
    says: [401, 403, 403, 200],
    path: ({ pictureId }) => `/media/${pictureId}`,
    body: () => ({ alt: 'A chair by the window' }),
  },
  'DELETE /media/:id': { says: [401, 403, 403, 204], path: ({ pictureId }) => `/media/${pictureId}` },

  'POST /messages': {
    says: [201, 201, 201, 201],
    body: () => ({
      kind: 'contact',
      name: 'Rita Sá',
      email: 'rita@example.com',
      message: 'Do you have parking?',
    }),
  },
  'GET /messages': { says: [401, 403, 403, 200], may: 'inbox' },
  'GET /messages/:id': {
    says: [401, 403, 403, 200],
    may: 'inbox',
    path: ({ messageId }) => `/messages/${messageId}`,
  },
  'PUT /messages/:id/status': {
    says: [401, 403, 403, 200],
    may: 'inbox',
    path: ({ messageId }) => `/messages/${messageId}/status`,
    body: () => ({ status: 'handled' }),
  },
  'POST /messages/:id/answer': {
    says: [401, 403, 403, 201],
    may: 'inbox',
    path: ({ messageId }) => `/messages/${messageId}/answer`,
    body: () => ({ text: 'Yes, behind the house.' }),
  },

  'POST /crash-reports': {
    says: [204, 204, 204, 204],
    body: () => ({ message: 'TypeError: x is undefined', path: '/book' }),
  },

  'POST /csp-reports': { says: [204, 204, 204, 204], body: () => [] },

  // The client's pages, and all remaining ones.
  'GET /{*path}': { says: [404, 404, 404, 404], path: () => '/nothing/here' },
};

let parlour: TestApp;
let serviceId: string;
let categoryId: string;
let staffId: string;
let webDir: string;
let gone: Pick<Scene['people'], 'deleted' | 'disabled'>;
let cast: Cast;

beforeAll(async () => {
  webDir = mkdtempSync(path.join(os.tmpdir(), 'parlour-client-'));
  writeFileSync(path.join(webDir, 'index.html'), '<!doctype html><title>Parlour</title>');
  parlour = await startTestApp({ webDir });
  const service = await aService(parlour.database);
  ({ id: serviceId, categoryId } = service);
  ({ id: staffId } = await aMember(parlour.database, { does: [service] }));
  gone = { deleted: await aClient(parlour), disabled: await aClient(parlour) };
  await parlour.database.query(`DELETE FROM users WHERE id = $1`, [gone.deleted.id]);
  await parlour.database.query(`UPDATE users SET disabled_at = now() WHERE id = $1`, [gone.disabled.id]);
  cast = await aCast();
});

afterAll(async () => {
  await parlour.close();
  rmSync(webDir, { recursive: true });
});

/** All new users; the team members of earlier casts no longer work here. */
async function aCast(): Promise<Cast> {
  await sql(`UPDATE users SET staff_id = NULL`);
  const people = {
    stranger: await aClient(parlour),
    client: await aClient(parlour),
    admin: await anAdmin(parlour),
    factorless: await anAdmin(parlour),
    ...gone,
    stylist: await aColleague(parlour, { role: 'stylist', staffId }),
    colleague: await aColleague(parlour, { role: 'stylist' }),
    reception: await aColleague(parlour, { role: 'reception' }),
    dismissed: await anAdmin(parlour),
    demoted: await aColleague(parlour, { role: 'stylist' }),
  };
  await sql(`UPDATE users SET role = 'user' WHERE id IN ($1, $2)`, people.dismissed.id, people.demoted.id);
  const { email, bearer } = people.client;
  await parlour.http.post('/auth/login').send({ email, password: PASSWORD }).expect(200);
  const { body: sessions } = await parlour.http.get('/auth/sessions').set('Authorization', bearer);
  return {
    people,
    sessionId: sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)._id,
    leaver: await aClient(parlour),
    otherAdmin: await anAdmin(parlour),
  };
}

async function aScene(): Promise<Scene> {
  // Deleting these few rows is ten times as quick as truncating all that refers to them.
  await parlour.database.query(`DELETE FROM bookings`);
  await parlour.database.query(`DELETE FROM allocations`);
  await parlour.database.query(`DELETE FROM holds`);
  await parlour.database.query(`DELETE FROM reviews`);
  const { people } = cast;
  const lines = [{ serviceId }];
  const booking = await parlour.http
    .post('/bookings')
    .set('Authorization', people.client.bearer)
    .set('Idempotency-Key', randomUUID())
    .send({ lines, startsAt: '2027-03-02T09:00:00Z' })
    .expect(201);
  const hold = await parlour.http
    .post('/holds')
    .send({ lines, startsAt: '2027-03-02T10:00:00Z' })
    .expect(201);
  const [mail] = await parlour.database.query(
    `SELECT id FROM outbox WHERE sent_at IS NULL AND dropped_at IS NULL LIMIT 1`,
  );
  const [message] = await parlour.database.query(
    `INSERT INTO messages (kind, name, email, text) VALUES ('home', 'Rita', 'rita@example.com', 'Hello') RETURNING id`,
  );
  const [work] = await parlour.database.query(
    `INSERT INTO portfolio_items (title) VALUES ('Bridal braid') RETURNING id`,
  );
  const [card] = await parlour.database.query(`INSERT INTO clients (name) VALUES ('Nora') RETURNING id`);
  const [series] = await parlour.database.query(
    `WITH series AS (INSERT INTO booking_series (every_weeks) VALUES (2) RETURNING id)
     INSERT INTO series_bookings (booking_id, series_id, position) SELECT $1, id, 1 FROM series RETURNING series_id AS id`,
    [booking.body._id],
  );
  const [review] = await parlour.database.query(
    `INSERT INTO reviews (client_id, name, text, stars) VALUES ($1, 'Maria', 'Lovely', 5) RETURNING id`,
    [people.client.id],
  );
  const [invitation] = await parlour.database.query(
    `INSERT INTO invitations (email, email_key, role, code_hash, created_at, sent_at, expires_at)
     SELECT email, email, 'reception', decode(md5(email), 'hex'), now(), now(), now()
     FROM (SELECT gen_random_uuid() || '@example.com' AS email) AS anybody RETURNING id`,
  );
  const [list] = await parlour.database.query(
    `INSERT INTO imports (file_name, headings, mapping, questions, row_count)
     VALUES ('clients.csv', '[]', '{}', $1, 0) RETURNING id`,
    [questionsOf([], {})],
  );
  const [member] = await parlour.database.query(`INSERT INTO staff (name) VALUES ('Rosa') RETURNING id`);
  // Its address was sealed by another key, so it is never fetched.
  const [calendar] = await parlour.database.query(
    `INSERT INTO calendars (staff_id, url_sealed, host, until_day, next_read_at, last_good)
     VALUES ($1, '', 'old.example', '2027-03-08', '2027-03-08', '{"zone":"UTC","times":[]}') RETURNING id`,
    [member.id],
  );
  await parlour.database.query(
    `INSERT INTO staff_exceptions (staff_id, day, windows) VALUES ($1, '2027-03-05', '[]')`,
    [member.id],
  );
  await parlour.database.query(
    `INSERT INTO special_days (day, windows) VALUES ('2027-03-05', '[]') ON CONFLICT DO NOTHING`,
  );
  const [timeOff] = await parlour.database.query(
    `INSERT INTO time_off (staff_id, starts_at, ends_at) VALUES ($1, '2027-03-08', '2027-03-09') RETURNING id`,
    [member.id],
  );
  await sql(`UPDATE users SET staff_id = $1 WHERE id = $2`, member.id, people.colleague.id);
  const [request] = await parlour.database.query(
    `INSERT INTO time_off_requests (staff_id, asked_by, starts_at, ends_at)
     VALUES ($1, $2, '2027-04-08', '2027-04-09') RETURNING id`,
    [member.id, people.colleague.id],
  );
  const [block] = await parlour.database.query(
    `INSERT INTO allocations (staff_id, during, kind)
     VALUES ($1, '[2027-03-04T12:00Z, 2027-03-04T13:00Z)', 'block') RETURNING id`,
    [staffId],
  );
  const [group] = await parlour.database.query(
    `WITH made AS (INSERT INTO block_groups (every_weeks) VALUES (1) RETURNING id)
     INSERT INTO grouped_blocks (allocation_id, group_id, day) SELECT $1, id, '2027-03-04' FROM made RETURNING group_id AS id`,
    [block.id],
  );
  const [picture] = await parlour.database.query(
    `INSERT INTO media (name, content_hash, width, height, colour, widths)
     VALUES (gen_random_uuid(), gen_random_uuid(), 4, 3, '#7a2540', '[4]') RETURNING id`,
  );
  return {
    ...cast,
    serviceId,
    categoryId,
    staffId,
    bookingId: booking.body._id,
    lineId: booking.body.lines[0]._id,
    blockId: block.id,
    blockGroupId: group.id,
    holdId: hold.body._id,
    mailId: mail.id,
    messageId: message.id,
    pictureId: picture.id,
    workId: work.id,
    cardId: card.id,
    seriesId: series.id,
    reviewId: review.id,
    invitationId: invitation.id,
    importId: list.id,
    calendarId: calendar.id,
    memberId: member.id,
    timeOffId: timeOff.id,
    requestId: request.id,
  };
}

function pathOf(route: string, { path, query }: Row, scene: Scene): string {
  const pattern = route.slice(route.indexOf(' ') + 1);
  const id = pattern.startsWith('/holds') ? scene.holdId : scene.bookingId;
  const filled = path?.(scene) ?? pattern.replace(':id', id).replace(':email', scene.people.client.email);
  const services = pattern.startsWith('/availability') ? `services=${scene.serviceId}&` : '';
  return services || query ? `${filled}?${services}${query ?? ''}` : filled;
}

/** The callers to try a route with: with each grant, where the table of rights mentions it. */
const askers = ({ may }: Row): Who[] => (may ? [...IN_TURN, ...GRANTED] : IN_TURN);

/** The table's entry for one of them. */
function expectedBy(who: Who, row: Row): number {
  const [nobody, stranger, client, admin] = row.says;
  if (isAtWork(who)) return expectedAtWork(holderOf(who), row);
  switch (who) {
    case 'client':
      return client;
    case 'admin':
      return admin;
    case 'stranger':
    case 'dismissed':
    case 'demoted':
    case 'factorless':
      return stranger;
    case 'nobody':
    case 'deleted':
    case 'disabled':
      return nobody;
  }
}

function expectedAtWork(
  holder: ReturnType<typeof holderOf>,
  { says, may, own, colleague, none }: Row,
): number {
  const [, stranger, , admin] = says;
  switch (may ? reachOf(holder, may) : 'none') {
    case 'none':
      return none ?? stranger;
    case 'own':
      return (holder.name === 'colleague' ? colleague : undefined) ?? own ?? admin;
    case 'all':
      return admin;
  }
}

const expected = (row: Row, whom: Who[] = askers(row)) =>
  whom.map((who) => `${who}: ${expectedBy(who, row)}`);

/** The responses to each of them, in sequence. */
async function statuses(
  route: string,
  row: Row,
  scene: Scene,
  { pathFor = pathOf, whom = askers(row) } = {},
): Promise<string[]> {
  const [method = ''] = route.split(' ');
  const answers: string[] = [];
  for (const who of whom) {
    await row.before?.(scene);
    const request = send(parlour, method, pathFor(route, row, scene)).set('Idempotency-Key', randomUUID());
    if (who !== 'nobody') request.set('Authorization', (await personOf(who, scene)).bearer);
    const body = row.body?.(scene, who);
    if (who === 'factorless') await sql(`INSERT INTO factor_rules VALUES ('admin', '2027-01-01')`);
    const { status } = await (body ? request.send(body) : request);
    if (who === 'factorless') await sql(`DELETE FROM factor_rules`);
    answers.push(`${who}: ${status}`);
  }
  return answers;
}

/** A user with new grants, which apply immediately: rights are read with each request. */
async function personOf(who: Exclude<Who, 'nobody'>, { people }: Scene): Promise<Person> {
  if (!isAtWork(who)) return people[who];
  const { name, grants: held } = holderOf(who);
  await sql(`UPDATE users SET grants = $1 WHERE id = $2 AND grants <> $1`, held, people[name].id);
  return people[name];
}

const onlyReads = (route: string) => route.startsWith('GET ');

/** Those that only read come first: they share a scene, which the next one would take away from them. */
const ROWS = Object.entries(TABLE).toSorted(([one], [other]) => +onlyReads(other) - +onlyReads(one));

let read: Promise<Scene> | undefined;

/** Requests about accounts and sessions change their users. */
const changesPeople = (route: string) => /^\w+ \/(auth|account|users?|admin)\b/.test(route);

async function sceneFor(route: string): Promise<Scene> {
  if (onlyReads(route)) return (read ??= aScene());
  const scene = await aScene();
  if (changesPeople(route)) cast = await aCast();
  return scene;
}

const refusesSomebody = ([, { says }]: [string, Row]) => says.some((status) => status >= 400);

test('A03 every route of the salon is in the table of who may do what, and every row is a route', () => {
  expect(registeredRoutes(parlour).sort()).toEqual(Object.keys(TABLE).sort());
});

describe('A07 a visitor, clients, each team member with each grant and an admin get their answers, and neither an old token nor a missing second factor gives more rights', () => {
  beforeAll(() => (read = undefined));

  test.each(ROWS.map(([route, row]) => [route, row.says.join(', '), row] as const))(
    '%s: %s',
    async (route, _, row) => {
      expect(await statuses(route, row, await sceneFor(route))).toEqual(expected(row));
    },
  );
});

describe('capitals and a trailing slash give no access', () => {
  const shouted = (route: string, row: Row, scene: Scene) => {
    const [path = '', query] = pathOf(route, row, scene).split('?');
    return `${path.toUpperCase()}/${query ? `?${query}` : ''}`;
  };

  let scene: Scene;
  // One response for all: a refused caller changes nothing.
  beforeAll(async () => void (scene = await aScene()));

  /** With every change those who have no right at all. */
  const asked = perLane<Who[]>({ change: ['nobody', 'stranger'], nightly: EVERYBODY });

  test.each(ROWS.filter(refusesSomebody))('%s', async (route, row) => {
    const whom = asked.filter((who) => expectedBy(who, row) >= 400);
    expect(await statuses(route, row, scene, { pathFor: shouted, whom })).toEqual(expected(row, whom));
  });
});

test('someone who may not read something cannot find out whether it exists', async () => {
  const scene = await aScene();
  const whom = perLane<Who[]>({ change: ['nobody', 'stranger', 'stylist'], nightly: EVERYBODY });
  const closed = Object.entries(TABLE).filter((row) => row[0].startsWith('GET') && refusesSomebody(row));

  const answers = await Promise.all(
    closed.map(async ([route, row]) => [
      route,
      await statuses(route.replace('GET', 'HEAD'), row, scene, { whom }),
    ]),
  );

  expect(answers).toEqual(closed.map(([route, row]) => [route, expected(row, whom)]));
});

test('another client’s booking reveals no free times', async () => {
  const { bookingId, people } = await aScene();
  const ask = (path: string, bearer: string) =>
    parlour.http.get(path).query({ booking: bookingId, day: '2027-03-02' }).set('Authorization', bearer);

  expect((await ask('/availability', people.client.bearer)).status).toBe(200);
  expect((await ask('/availability', people.stranger.bearer)).status).toBe(404);
  expect((await ask('/availability', '')).status).toBe(404);
});
test('A-12: a page that shares its address with data is shown to whoever does not ask for data', async () => {
  const person = await parlour.http.get('/setup').set('Accept', 'text/html,application/xhtml+xml,*/*;q=0.8');
  const preview = await parlour.http.get('/setup').set('Accept', '*/*');
  const program = await parlour.http.get('/setup').set('Accept', 'application/json, */*');

  expect([person.status, person.text]).toEqual([200, '<!doctype html><title>Parlour</title>']);
  expect([preview.status, preview.text]).toEqual([200, person.text]);
  expect([program.status, program.body]).toEqual([200, { open: false, isEmpty: false }]);
  expect([preview, program].map(({ headers }) => headers['vary'])).toEqual([
    expect.stringContaining('Accept'),
    expect.stringContaining('Accept'),
  ]);
});
