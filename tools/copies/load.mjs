import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

const PAGES = ['/', '/contact'];
const READS = [...PAGES, '/services', '/salon', '/availability/first?services=', '/reviews', '/staff'];
/** Every tenth request is a booking. */
const BOOKING_EVERY = 10;
const LONGEST_MS = 30_000;

/** Visitors who read and book at an even pace, whether or not they are answered. */
export class Load {
  asked = 0;
  taken = 0;
  failed = [];
  acknowledged = new Set();
  #took = [];
  #underWay = new Set();
  #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  #timer;

  constructor({ origin, clients, times, perSecond }) {
    this.origin = origin;
    this.clients = clients;
    this.times = times;
    this.perSecond = perSecond;
  }

  begin() {
    const began = performance.now();
    this.#timer = setInterval(() => {
      const due = Math.floor(((performance.now() - began) / 1000) * this.perSecond);
      while (this.asked < due) this.#ask();
    }, 5);
  }

  async end() {
    clearInterval(this.#timer);
    await Promise.all(this.#underWay);
    this.#agent.destroy();
  }

  /** Number of connections that its visitors keep open. */
  get connections() {
    const { sockets, freeSockets } = this.#agent;
    return [sockets, freeSockets].flatMap((kept) => Object.values(kept).flat()).length;
  }

  percentile(percent) {
    const sorted = this.#took.map(({ ms }) => ms).toSorted((one, other) => one - other);
    return Math.round(sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0);
  }

  /** The number of slower requests that started between these two moments. */
  slowerThan(ms, fromMs, toMs) {
    return this.#took.filter((each) => each.beganMs >= fromMs && each.beganMs < toMs && each.ms > ms).length;
  }

  #ask() {
    const number = this.asked++;
    const asking = (number % BOOKING_EVERY === 0 ? this.#book(number) : this.#read(number)).catch((error) =>
      this.failed.push(`${new Date().toISOString()} ${error.message}`),
    );
    this.#underWay.add(asking);
    void asking.finally(() => this.#underWay.delete(asking));
  }

  async #read(number) {
    const route = READS[number % READS.length];
    const wanted = route.endsWith('=') ? `${route}${this.times[0].lines[0].serviceId}` : route;
    const { status } = await this.#send('GET', wanted, {
      accept: PAGES.includes(route) ? 'text/html' : 'application/json',
    });
    if (status !== 200) throw new Error(`GET ${wanted}: ${status}`);
  }

  async #book(number) {
    const time = this.times.pop();
    if (!time) throw new Error('The salon is booked out: ask for fewer restarts.');
    const { bearer } = this.clients[(number / BOOKING_EVERY) % this.clients.length];
    const { status, body } = await this.#send(
      'POST',
      '/bookings',
      { authorization: bearer, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      JSON.stringify(time),
    );
    if (status === 201) this.acknowledged.add(JSON.parse(body)._id);
    else if (status === 409) this.taken += 1;
    else throw new Error(`POST /bookings: ${status} ${body.slice(0, 200)}`);
  }

  #send(method, route, headers, body) {
    const began = performance.now();
    return new Promise((resolve, reject) => {
      const asking = request(this.origin + route, {
        method,
        headers,
        agent: this.#agent,
        timeout: LONGEST_MS,
      });
      asking.on('timeout', () => asking.destroy(new Error(`${method} ${route}: no answer`)));
      asking.on('error', (error) => reject(new Error(`${method} ${route}: ${error.message}`)));
      asking.on('response', (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (words) => (text += words));
        answer.on('error', (error) => reject(new Error(`${method} ${route}: ${error.message}`)));
        answer.on('end', () => {
          this.#took.push({ beganMs: began, ms: performance.now() - began });
          resolve({ status: answer.statusCode, body: text });
        });
      });
      asking.end(body);
    });
  }
}
