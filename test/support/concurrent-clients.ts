import { randomUUID } from 'node:crypto';
import type { SeededRandom } from '../../api/operations/demo/seeded-random.js';
import type { Person } from './people.js';

export interface Answer {
  status: number;
  code: string;
  body: { _id: string; startsAt: string; alternatives?: string[] };
}

/** Sends one client request over a connection that is kept open, as in a browser. */
export async function send(address: string, person: Person, path: string, body: object): Promise<Answer> {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: {
      Authorization: person.bearer,
      'Idempotency-Key': randomUUID(),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  const answer: Answer['body'] & { code?: string } = JSON.parse(await response.text());
  return { status: response.status, code: answer.code ?? '', body: answer };
}

interface ClientsParts {
  address: string;
  clients: Person[];
  random: SeededRandom;
  tries: number;
  wantedBooking: () => { lines: object[]; startsAt: string };
}

/** Many concurrent clients, each making bookings, moving some and cancelling some. */
export class ConcurrentClients {
  /** Number of answers of each kind, such as `book 409 slot-taken`. */
  readonly answers = new Map<string, number>();

  /** Confirmed bookings with their start, or null once cancelled. */
  readonly promised = new Map<string, string | null>();

  constructor(private readonly parts: ClientsParts) {}

  async run(): Promise<void> {
    await Promise.all(this.parts.clients.map((client) => this.tryOn(client)));
  }

  private async tryOn(client: Person): Promise<void> {
    const { random, wantedBooking } = this.parts;
    const own: string[] = [];
    while (this.parts.tries-- > 0) {
      const { status, body } = await this.ask('book', client, '/bookings', wantedBooking());
      if (status === 201) {
        own.push(body._id);
        this.promised.set(body._id, body.startsAt);
      }
      if (own.length > 0 && random.happens(1 / 5)) await this.changeTheirMind(client, own);
    }
  }

  private async changeTheirMind(client: Person, own: string[]): Promise<void> {
    const { random } = this.parts;
    const id = random.pick(own);
    const moving = random.happens(3 / 4) ? this.move(client, id) : undefined;
    if (moving && random.happens(3 / 4)) return moving;
    // Sometimes sends both at once, as from two windows: the second finds the result of the first.
    const [{ status }] = await Promise.all([
      this.ask('cancel', client, `/bookings/${id}/cancel`, {}),
      moving,
    ]);
    if (status !== 200) return;
    own.splice(own.indexOf(id), 1);
    this.promised.set(id, null);
  }

  private async move(client: Person, id: string): Promise<void> {
    const { random, wantedBooking } = this.parts;
    const wanted = { startsAt: wantedBooking().startsAt, staff: random.pick(['keep', 'any']) };
    const { status, body } = await this.ask('move', client, `/bookings/${id}/move`, wanted);
    if (status === 200) this.promised.set(id, body.startsAt);
  }

  private async ask(verb: string, client: Person, path: string, body: object): Promise<Answer> {
    const answer = await send(this.parts.address, client, path, body);
    const kind = `${verb} ${answer.status} ${answer.code}`.trim();
    this.answers.set(kind, (this.answers.get(kind) ?? 0) + 1);
    return answer;
  }
}
