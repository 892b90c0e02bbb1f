// The team and bookings of the salon for the walk, made through the API beforehand.
import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const DAY_MS = 86_400_000;
const FIVE_MINUTES_MS = 300_000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
export const PASSWORD = 'seven quiet mornings';
/** The client whose visits the walk opens. */
export const CLIENT = 'Ottoline Six';
/** A client who may not book online. */
export const BLOCKED = 'Nora First';

/** The code an authenticator app shows now (RFC 6238). */
export function shownBy(secret) {
  const bits = [...secret.replaceAll(' ', '')]
    .map((sign) => LETTERS.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from(bits.match(/.{8}/g).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac('sha1', key).update(counter).digest();
  return String((hash.readUInt32BE(hash[19] % 16) % 2 ** 31) % 1_000_000).padStart(6, '0');
}

/** Someone new at the salon: invited, and joined unless their link is wanted. */
export function hiring({ send, get }, { url }) {
  const linkTo = async (email) => {
    for (let tries = 0; tries < 100; tries++, await pause(100)) {
      const { items } = await get('/mail?kind=invitation&pageSize=100');
      const mail = items.find((one) => one.toAddress === email && one.state === 'sent');
      if (mail) return /^http\S+\/join(#code=\S+)$/m.exec((await get(`/mail/${mail._id}/secret`)).text)[1];
    }
    throw new Error(`No invitation has come for ${email}.`);
  };
  const invite = async (work) => {
    const email = `${randomUUID().slice(0, 8)}@example.com`;
    await send('POST', '/invitations', { email, ...work });
    return { email, code: await linkTo(email) };
  };
  return {
    /** The link's code of someone who has yet to join. */
    invite,
    /** Someone who has joined and reads this language. */
    hire: async (work, name, language) => {
      const { email, code } = await invite(work);
      const answer = await fetch(`${url}/invitations/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify({ code: code.slice('#code='.length), name, password: PASSWORD }),
      });
      if (!answer.ok) throw new Error(`${name} cannot join: ${await answer.text()}`);
      return { email, password: PASSWORD };
    },
  };
}

/**
 * A visit that comes back every four weeks, one that runs now, and one in the way of the first, all with one team member;
 * gives who they are and which day that is.
 */
export async function fillTheDesk({ send, get }) {
  const [service] = await get('/services');
  const team = await get('/staff');
  const able = team.filter(({ offers }) => offers.some(({ serviceId }) => serviceId === service._id));
  const dayAfter = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const client = { name: CLIENT, phone: '+351 900 000 606' };
  for (const { _id: staffId } of able.slice(1)) {
    for (let ahead = 28; ahead < 40; ahead++) {
      const of = `services=${service._id}&staff=${staffId}&day=${dayAfter(ahead)}`;
      const { starts } = await get(`/availability?${of}`);
      const lines = [{ serviceId: service._id, staffId }];
      const ask = { lines, startsAt: starts[0], everyWeeks: 4, count: 4 };
      if (starts.length < 12) continue;
      const { dates } = await send('POST', '/series/preview', ask);
      if (dates.some(({ state }) => state !== 'free')) continue;
      await send('POST', '/series', { ...ask, client });
      const taken = starts.at(-1);
      await send('POST', '/bookings/desk', { lines, startsAt: taken, client: { name: BLOCKED } });
      await runningNow({ send }, able, service._id);
      const clients = await fillTheFiles({ send, get });
      return { staffId, serviceId: service._id, day: dayAfter(ahead), taken, clients };
    }
  }
  throw new Error('No day is free every four weeks.');
}

/** Gives one client's file all details and a decision on every consent, and blocks another client; gives their IDs. */
async function fillTheFiles({ send, get }) {
  const fileOf = async (name) => {
    const { items } = await get(`/clients?q=${encodeURIComponent(name)}`);
    return items.find((one) => one.name === name);
  };
  const { _id, consents } = await fileOf(CLIENT).then((found) => get(`/clients/${found._id}`));
  await send('PATCH', `/clients/${_id}`, {
    birthday: '1990-02-28',
    address: `${CLIENT}\n1250-096`,
    source: CLIENT,
    clientSince: '2019-05-04',
    warning: CLIENT,
    note: CLIENT,
    addTag: CLIENT,
    consents: consents.map(({ kind }, at) => ({ kind, isGiven: at % 2 === 0 })),
  });
  const blocked = await fileOf(BLOCKED);
  await send('PATCH', `/clients/${blocked._id}`, { isBlocked: true });
  return { [CLIENT]: _id, [BLOCKED]: blocked._id };
}

/** Books any free team member, whether or not they are at work. */
async function runningNow({ send }, able, serviceId) {
  const startsAt = new Date(Math.floor(Date.now() / FIVE_MINUTES_MS) * FIVE_MINUTES_MS).toISOString();
  for (const { _id: staffId } of able) {
    const visit = { lines: [{ serviceId, staffId }], startsAt, client: { name: `${CLIENT} Now` } };
    const isBooked = await send('POST', '/bookings/desk', { ...visit, allowOutsideHours: true }).then(
      () => true,
      () => false,
    );
    if (isBooked) return;
  }
}

/**
 * Turns the till on, closes it once, and sells a product and a gift card; gives that sale, the close, and a message from a
 * client.
 */
export async function takeMoney({ send, get }) {
  const { name } = await get('/salon');
  await send('PATCH', '/till/settings', {
    mode: 'record',
    giftCardTax: 'at-sale',
    acknowledged: true,
    typed: name,
  });
  const { _id: productId } = await send('POST', '/products', { title: 'Hair oil', price: 24 });
  const lines = [
    { kind: 'product', productId },
    { kind: 'gift-card', price: 50 },
  ];
  const payments = [{ method: 'cash', amount: 74 }];
  const sell = () => send('POST', '/sales', { lines, payments, expectedTotal: 74 });
  await sell();
  const { nextNumber: closeNumber } = await get('/till');
  const counted = { number: closeNumber, total: 70 };
  const { difference } = await send('POST', '/till/close/preview', counted);
  await send('POST', '/till/close', { ...counted, expectedDifference: difference, banked: 20, note: CLIENT });
  const { _id: saleId } = await sell();
  const message = { kind: 'contact', messageId: randomUUID(), name: CLIENT, email: 'ottoline@example.com' };
  await send('POST', '/messages', { ...message, message: CLIENT });
  const { items } = await get('/messages');
  return { saleId, closeNumber, messageId: items[0]._id };
}
