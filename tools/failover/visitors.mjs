import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { signUpClients, tokensOf } from '../../bench/people.mjs';

const AGAIN_MS = 300;
const ANSWER_MS = 15_000;
/** Time for which visitors without an answer keep retrying at the end. */
const LAST_MS = 60_000;

/**
 * People who book one free time after another, each with a new idempotency key, and retry with the same key until
 * they get an answer, as the web app does. Their confirmed bookings are recorded here, outside any database.
 */
export class Visitors {
  /** Acknowledged answers, by booking. */
  acknowledged = new Map();
  /** Answers by status; "none" stands for a lost connection or a timeout. */
  answers = new Map();
  /** Answers that no one should have received. */
  faults = [];
  #isOver = false;
  #closing = null;
  #working = [];
  #waiting = new Set();

  constructor({ origin, salon, slot, perSecond }) {
    this.origin = origin;
    this.salon = salon;
    this.slot = slot;
    this.perSecond = perSecond;
  }

  /** Signs all visitors up, then calls `verify`, since that needs the database. */
  async arrive(verify) {
    this.circles = await signUpClients(this.origin, this.salon.staff);
    await verify();
    await this.#renewTokens();
  }

  async #renewTokens() {
    this.tokens = await tokensOf(this.origin, this.circles);
    this.renewedAt = performance.now();
  }

  start() {
    const people = this.circles.flatMap(({ staffId, clients }) =>
      clients.map((_, index) => ({ staffId, index })),
    );
    const everyMs = (people.length / this.perSecond) * 1000;
    this.#working = people.map((person, turn) =>
      this.#bookOnAndOn(person, everyMs, (everyMs * turn) / people.length).catch((error) =>
        this.faults.push(error.message),
      ),
    );
    this.#working.push(this.#keepTokensFresh());
  }

  async stop() {
    this.#isOver = true;
    this.#closing = AbortSignal.timeout(LAST_MS);
    await Promise.all(this.#working);
  }

  async #bookOnAndOn(person, everyMs, firstAfterMs) {
    await pause(firstAfterMs);
    let dueAt = performance.now();
    while (!this.#isOver) {
      await this.#book(person, this.slot(person.staffId));
      // Visitors who waited for the database do not catch up: the load stays the same.
      dueAt = Math.max(dueAt + everyMs, performance.now());
      await pause(dueAt - performance.now());
    }
  }

  async #keepTokensFresh() {
    while (!this.#isOver) {
      await pause(1000);
      if (performance.now() - this.renewedAt < 120_000) continue;
      // While the database is down this fails too, and is retried.
      await this.#renewTokens().catch(() => undefined);
    }
  }

  async #book({ staffId, index }, { startsAt }) {
    const key = randomUUID();
    const body = JSON.stringify({ lines: [{ serviceId: this.salon.plainService.id, staffId }], startsAt });
    while (!this.#closing?.aborted) {
      const sentAt = performance.now();
      const answer = await this.#ask(this.tokens.get(staffId)[index], key, body);
      this.answers.set(answer.status, (this.answers.get(answer.status) ?? 0) + 1);
      if (answer.status === 201) {
        this.#note({
          id: answer.body._id,
          staffId,
          startsAt,
          copy: answer.copy,
          sentAt,
          heardAt: performance.now(),
        });
        return;
      }
      if (answer.status === 401) await this.#renewTokens().catch(() => undefined);
      else if (![503, 'none'].includes(answer.status)) {
        this.faults.push(`${answer.status} ${JSON.stringify(answer.body)}`);
        return;
      }
      await pause(AGAIN_MS);
    }
    this.faults.push('somebody went home without an answer');
  }

  async #ask(token, key, body) {
    try {
      const answer = await fetch(`${this.origin}/bookings`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': key,
        },
        body,
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json');
      return {
        status: answer.status,
        copy: answer.headers.get('x-copy'),
        body: isJson ? JSON.parse(text) : text,
      };
    } catch {
      return { status: 'none' };
    }
  }

  #note(booking) {
    if (this.acknowledged.has(booking.id))
      this.faults.push(`two submits were answered with booking ${booking.id}`);
    this.acknowledged.set(booking.id, booking);
    for (const hear of this.#waiting) hear(booking);
  }

  /** The next matching booking that is acknowledged. */
  async next(fits, patienceMs) {
    let hear;
    let patience;
    const heard = new Promise((resolve, reject) => {
      hear = (booking) => fits(booking) && resolve(booking);
      patience = setTimeout(() => reject(new Error(`No booking for ${patienceMs / 1000} s.`)), patienceMs);
    });
    this.#waiting.add(hear);
    try {
      return await heard;
    } finally {
      clearTimeout(patience);
      this.#waiting.delete(hear);
    }
  }
}
