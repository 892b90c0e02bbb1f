import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Frontend messages that execute a statement: a simple query, and the execution of a prepared one. */
const RUNS = new Set(['Q', 'E']);

/**
 * A proxy to PostgreSQL that counts the statements. Calls `onReached` as soon as the last wanted one was forwarded,
 * so that the client never sees the answer.
 */
export async function countingWay({ socketDir, database, user, wanted, onReached }) {
  const way = { url: '', count: 0, lastText: '' };
  const sockets = new Set();
  const server = createServer((near) => {
    const far = connect(`${socketDir}/.s.PGSQL.5432`);
    const read = messages((type, body) => {
      if (type === 'P' || type === 'Q') way.lastText = textOf(type, body);
      if (!RUNS.has(type)) return;
      way.count += 1;
      if (way.count === wanted) setImmediate(onReached);
    });
    near.on('data', (bytes) => {
      if (way.count >= wanted) return;
      far.write(bytes);
      read(bytes);
    });
    far.on('data', (bytes) => {
      if (way.count < wanted) near.write(bytes);
    });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  way.url = `postgres://${user}@127.0.0.1:${server.address().port}/${database}`;
  way.close = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return way;
}

function textOf(type, body) {
  const from = type === 'P' ? body.indexOf(0) + 1 : 0;
  return body.toString('utf8', from, body.indexOf(0, from)).replaceAll(/\s+/g, ' ').trim();
}

/** Buffers bytes and returns whole messages. The first has no type: it opens the connection. */
function messages(onMessage) {
  let waiting = Buffer.alloc(0);
  let isOpen = false;
  return (bytes) => {
    waiting = Buffer.concat([waiting, bytes]);
    for (;;) {
      const head = isOpen ? 1 : 0;
      if (waiting.length < head + 4) return;
      const length = head + waiting.readUInt32BE(head);
      if (waiting.length < length) return;
      if (isOpen) onMessage(String.fromCharCode(waiting[0]), waiting.subarray(5, length));
      isOpen = true;
      waiting = waiting.subarray(length);
    }
  };
}
