import { connect, createServer, type Socket } from 'node:net';
import { type Before, placeOf, standBefore } from './before-postgres.js';

/** Time for which one client keeps a connection to PostgreSQL. */
type PoolMode = 'session' | 'transaction' | 'statement';

interface PoolerOptions {
  mode: PoolMode;
  /** The pooler's treatment of a connection's startup options. */
  startOptions: 'refused' | 'dropped';
  /** Number of connections to PostgreSQL. */
  size?: number;
}

/** A connection to PostgreSQL, and the number of answers still due. */
interface Server {
  socket: Socket;
  owed: number;
  onMessage: (message: Buffer) => void;
}

const READY = 'Z'.charCodeAt(0);

/** Reads the messages between PostgreSQL and its clients one at a time; a client's first message has no type letter. */
function reader(onMessage: (message: Buffer) => void, prefix = 1): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0);
  let letters = prefix;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= letters + 4) {
      const length = letters + rest.readInt32BE(letters);
      if (rest.length < length) return;
      const message = rest.subarray(0, length);
      rest = rest.subarray(length);
      letters = 1;
      onMessage(message);
    }
  };
}

function message(letter: string, ...parts: (string | number)[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => {
      if (typeof part === 'string') return Buffer.from(`${part}\0`);
      const number = Buffer.alloc(4);
      number.writeInt32BE(part);
      return number;
    }),
  );
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(letter), length, body]);
}

const fatal = (text: string): Buffer => message('E', 'SFATAL', 'C08P01', `M${text}`, '');

/** PgBouncer's greeting: with its own number, and ready at once. */
const WELCOME = Buffer.concat([
  message('R', 0),
  message('S', 'client_encoding', 'UTF8'),
  message('K', 1, 1),
  Buffer.from([READY, 0, 0, 0, 5, 'I'.charCodeAt(0)]),
]);

/** Opens a pooler, as strict as PgBouncer, in front of this database's server, which has to trust all connections. */
export async function aPooler(
  databaseUrl: string,
  { mode, startOptions, size = 20 }: PoolerOptions,
): Promise<Before> {
  const url = new URL(databaseUrl);
  const target = placeOf(databaseUrl);
  const sockets = new Set<Socket>();
  const idle: Server[] = [];
  const waiting: ((server: Server) => void)[] = [];
  let opened = 0;

  const give = (server: Server) => {
    const next = waiting.shift();
    if (next) next(server);
    // Reuses the most recently used connection first, as PgBouncer does.
    else idle.push(server);
  };

  const open = () => {
    opened += 1;
    const socket = connect({ ...target, noDelay: true }).on('error', () => undefined);
    sockets.add(socket);
    const server: Server = { socket, owed: 0, onMessage: () => undefined };
    server.onMessage = (greeting) => {
      if (greeting[0] === READY) give(server);
    };
    socket.on(
      'data',
      reader((answer) => server.onMessage(answer)),
    );
    const start = message('', 0x30000, 'user', url.username, 'database', url.pathname.slice(1), '');
    socket.write(start);
  };

  const serverFor = (take: (server: Server) => void) => {
    const server = idle.pop();
    if (server) {
      take(server);
      return;
    }
    waiting.push(take);
    if (opened < size) open();
  };

  const welcome = (client: Socket, start: Buffer) => {
    if (startOptions === 'refused' && start.includes('\0options\0')) {
      client.end(fatal('unsupported startup parameter: options'));
      return false;
    }
    client.write(WELCOME);
    return true;
  };

  const pooler = createServer({ noDelay: true }, (client) => {
    sockets.add(client);
    let isStarted = false;
    let server: Server | null = null;
    let unsent: Buffer[] | null = null;

    const leave = () => {
      if (server) give(server);
      server = null;
    };
    const answer = (from: Server, said: Buffer) => {
      const status = said[0] === READY ? String.fromCharCode(said[5] ?? 0) : null;
      if (status !== null) from.owed -= 1;
      if (mode === 'statement' && status === 'T') {
        client.end(fatal('transaction blocks not allowed in statement pooling mode'));
        from.socket.destroy();
        server = null;
        return;
      }
      client.write(said);
      if (mode !== 'session' && status === 'I' && from.owed === 0) leave();
    };
    const send = (to: Server, said: Buffer) => {
      // Query and Sync are answered with "ready".
      if (said[0] === 0x51 || said[0] === 0x53) to.owed += 1;
      to.socket.write(said);
    };
    const take = (taken: Server) => {
      server = taken;
      taken.onMessage = (said) => answer(taken, said);
      for (const said of unsent ?? []) send(taken, said);
      unsent = null;
    };
    const onMessage = (said: Buffer) => {
      if (!isStarted) {
        isStarted = welcome(client, said);
      } else if (said[0] === 0x58) {
        client.end();
      } else if (server) {
        send(server, said);
      } else if (unsent) {
        unsent.push(said);
      } else {
        unsent = [said];
        serverFor(take);
      }
    };
    client.on('data', reader(onMessage, 0));
    client.on('error', () => undefined);
    client.on('close', () => {
      sockets.delete(client);
      // All session state goes with its connection.
      server?.socket.destroy();
      if (server) opened -= 1;
      server = null;
    });
  });
  return standBefore(databaseUrl, pooler, sockets);
}
