import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import pg from 'pg';

/**
 * A proxy between a program and PostgreSQL that sees every statement. It holds back the answer to the one that
 * `isDue` names: PostgreSQL has executed it, the program does not know yet, and can be ended there. For PostgreSQL
 * that is also the moment before the next statement.
 */
export class StatementProxy {
  #server;
  #address;
  #links = new Set();
  #isDue = () => false;
  #onHeld = () => undefined;

  /** @param {string} url of the database @returns {Promise<StatementProxy>} */
  static async open(url) {
    const proxy = new StatementProxy(url);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  /** @param {string} url */
  constructor(url) {
    const { host, port, user, database } = new pg.Client(url);
    this.#address = host.startsWith('/') ? { path: path.join(host, `.s.PGSQL.${port}`) } : { host, port };
    this.#server = createServer((client) => this.#link(client));
    this.url = () => `postgres://${user}@127.0.0.1:${this.#server.address().port}/${database}`;
  }

  /**
   * Holds back the answer to the first statement that is due.
   *
   * @param {(text: string) => boolean} isDue
   * @returns {Promise<void>} when the statement has been carried out
   */
  hold(isDue) {
    this.#isDue = isDue;
    return new Promise((resolve) => (this.#onHeld = resolve));
  }

  /** Lets all traffic pass again, and drops the current connections. */
  cut() {
    this.#isDue = () => false;
    for (const link of this.#links) link.cut();
  }

  async close() {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #link(client) {
    const link = new Link(client, connect(this.#address), {
      isDue: (text) => this.#isDue(text),
      onHeld: () => {
        // Other connections continue; nothing else is held.
        this.#isDue = () => false;
        this.#onHeld();
      },
    });
    this.#links.add(link);
    client.once('close', () => this.#links.delete(link));
  }
}

/** One connection, forwarded message by message. */
class Link {
  #named = new Map();
  #bound = '';
  /** Number of outstanding answers, including that of the held statement. */
  #unanswered = 0;
  #isHeld = false;

  constructor(client, server, { isDue, onHeld }) {
    this.client = client;
    this.server = server;
    this.isDue = isDue;
    this.onHeld = onHeld;
    const asked = messagesFrom({ begins: true });
    const answered = messagesFrom({ begins: false });
    client.on('data', (bytes) => asked(bytes).forEach((message) => this.#pass(message)));
    server.on('data', (bytes) => answered(bytes).forEach((message) => this.#answer(message)));
    for (const [one, other] of [
      [client, server],
      [server, client],
    ]) {
      one.on('error', () => undefined);
      one.on('close', () => other.destroy());
    }
  }

  cut() {
    this.client.destroy();
    this.server.destroy();
  }

  #pass(message) {
    const text = this.#executed(message);
    if (text !== null && !this.#isHeld) this.#isHeld = this.isDue(text);
    if (message.kind === 'Q' || message.kind === 'S') this.#unanswered += 1;
    this.server.write(message.bytes);
  }

  /** The statement that a message executes; null if it executes nothing. */
  #executed({ kind, bytes }) {
    if (kind === 'E') return this.#bound;
    if (!['Q', 'P', 'B'].includes(kind)) return null;
    const [first, second] = bytes.subarray(HEAD_BYTES).toString('utf8').split('\0');
    if (kind === 'P') this.#named.set(first, second);
    if (kind === 'B') this.#bound = this.#named.get(second);
    return kind === 'Q' ? first : null;
  }

  #answer({ kind, bytes }) {
    if (kind === 'Z' && this.#unanswered > 0) this.#unanswered -= 1;
    if (!this.#isHeld) this.client.write(bytes);
    else if (kind === 'Z' && this.#unanswered === 0) this.onHeld();
  }
}

/** The type letter, and the length of the rest. */
const HEAD_BYTES = 5;

/** Splits incoming bytes into whole messages. A client's first one has no type letter. */
function messagesFrom({ begins }) {
  let waiting = Buffer.alloc(0);
  let isFirst = begins;
  return (bytes) => {
    waiting = Buffer.concat([waiting, bytes]);
    const found = [];
    for (;;) {
      const letters = isFirst ? 0 : 1;
      if (waiting.length < letters + 4) return found;
      const length = letters + waiting.readUInt32BE(letters);
      if (waiting.length < length) return found;
      found.push({
        kind: isFirst ? '' : String.fromCharCode(waiting[0]),
        bytes: waiting.subarray(0, length),
      });
      waiting = waiting.subarray(length);
      isFirst = false;
    }
  };
}
