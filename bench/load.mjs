import net from 'node:net';

const SLICE_MS = 1000;

export const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

function requestText({ path, method = 'GET', each }) {
  const { headers = {}, body = '' } = each?.() ?? {};
  const lines = Object.entries({ host: 'localhost', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const length = body === '' ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}${length}\r\n${body}`;
}

/** Reads answers off one connection as cheaply as it can: the machine's time belongs to the servers. */
class Answers {
  #head = '';
  #missing = -1;

  /** Gives the status once an answer is whole, else null. */
  take(chunk) {
    if (this.#missing >= 0) this.#missing -= chunk.length;
    else this.#readHead(chunk);
    if (this.#missing !== 0) return null;
    const status = Number(this.#head.slice(9, 12));
    this.#head = '';
    this.#missing = -1;
    return status;
  }

  #readHead(chunk) {
    this.#head += chunk.latin1Slice();
    const end = this.#head.indexOf('\r\n\r\n');
    if (end < 0) return;
    const [, length] = /\r\ncontent-length: (\d+)/i.exec(this.#head) ?? [];
    if (length === undefined) throw new Error(`An answer without a length:\n${this.#head.slice(0, end)}`);
    this.#missing = end + 4 + Number(length) - this.#head.length;
  }
}

/** One connection that sends its next request when it has its answer, until the time is over. */
function askOn({ port, question, until, heard }) {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1').setNoDelay();
    const answers = new Answers();
    const fixed = question.each ? null : requestText(question);
    let askedAt = 0;
    const ask = () => {
      askedAt = performance.now();
      if (askedAt < until) socket.write(fixed ?? requestText(question));
      else socket.end();
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('close', () => (askedAt < until ? reject(new Error('The server hung up.')) : resolve()));
    socket.on('data', (chunk) => {
      try {
        const status = answers.take(chunk);
        if (status === null) return;
        heard(status, performance.now() - askedAt);
        ask();
      } catch (error) {
        socket.destroy(error);
      }
    });
  });
}

/** Asks for one second over so many connections. Any other answer than the expected one ends the bench. */
export async function askForASecond(origin, question, connections) {
  const timesMs = [];
  const heard = (status, timeMs) => {
    if (status !== question.expects) throw new Error(`${question.path} was answered ${status}.`);
    timesMs.push(timeMs);
  };
  const port = Number(new URL(origin).port);
  const startedAt = performance.now();
  const until = startedAt + SLICE_MS;
  await Promise.all(Array.from({ length: connections }, () => askOn({ port, question, until, heard })));
  const seconds = (performance.now() - startedAt) / 1000;
  timesMs.sort((left, right) => left - right);
  return {
    count: timesMs.length,
    perSecond: timesMs.length / seconds,
    p50Ms: quantile(timesMs, 0.5),
    p99Ms: quantile(timesMs, 0.99),
  };
}
