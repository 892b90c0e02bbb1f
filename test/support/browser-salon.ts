import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { DataSource } from 'typeorm';
import { openBrowser } from '../../tools/browser/open-browser.mjs';
import { lookInto } from './look-into.js';
import { PASSWORD } from './people.js';
import { openHostedDemo } from './hosted-salon.js';
import { type EmptySalon, NOBODYS, openEmptySalon, type RunningSalon } from './running-salon.js';
import type { Role } from '../../api/common/access/role.js';
import { aDemoFolder, aNobodysDemoFolder } from './salon-folder.js';
import { type Person, visit, type Visit, type VisitOptions } from './browser.js';

/** A client with an account, and their `Authorization` header. */
export interface Client extends Person {
  name: string;
  bearer: string;
}

/** A salon and a browser for the tests of one file: started before the first test and stopped after the last. */
class BrowserSalon<Salon extends { url: string; stop: () => Promise<void> }> {
  private openSalon: Salon | undefined;
  private openBrowser: Browser | undefined;

  constructor(open: () => Promise<Salon>) {
    beforeAll(async () => {
      this.openSalon = await open();
      this.openBrowser = await openBrowser();
    });
    afterAll(async () => {
      await this.openBrowser?.close();
      await this.openSalon?.stop();
    });
  }

  get url(): string {
    return this.salon.url;
  }

  get browser(): Browser {
    return opened(this.openBrowser);
  }

  /** Opens a fresh browser of this width, as a visitor would. */
  visit(options: Omit<VisitOptions, 'url'>): Promise<Visit> {
    return visit(this.browser, { url: this.url, ...options });
  }

  /** Reads from the API as its pages do, for steps that the test does not cover. */
  get(path: string, bearer?: string) {
    return this.ask('GET', path, bearer);
  }

  /**
   * Sends to the API as its pages do, for steps that the test does not cover; with a new idempotency key each time.
   */
  send(method: 'POST' | 'PUT' | 'PATCH', path: string, body: object, bearer?: string) {
    return this.ask(method, path, bearer, body);
  }

  /** Logs in without a browser and returns the `Authorization` header. */
  async bearerOf({ email, password }: Person): Promise<string> {
    return this.enter('/auth/login', { email, password });
  }

  /** Signs up a new client without a browser. Their address is not confirmed. */
  async aNewClient({
    name = 'Maria Lopes',
    email = `${randomUUID().slice(0, 8)}@example.com`,
  } = {}): Promise<Client> {
    const person = { name, email, password: PASSWORD };
    return { ...person, bearer: await this.enter('/auth/sign-up', person) };
  }

  private async enter(route: string, person: Person): Promise<string> {
    const opened = await this.call('POST', route, {}, person);
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    const path = `/user/${encodeURIComponent(person.email)}`;
    const { token } = await (await this.call('PUT', path, { cookie }, { email: person.email })).json();
    return `Bearer ${token}`;
  }

  private async ask(method: string, path: string, bearer?: string, body?: object) {
    const answer = await this.call(method, path, bearer ? { authorization: bearer } : {}, body);
    const text = await answer.text();
    return text === '' ? null : JSON.parse(text);
  }

  private async call(method: string, path: string, headers: Record<string, string>, body?: object) {
    const answer = await fetch(this.url + path, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }

  protected get salon(): Salon {
    return opened(this.openSalon);
  }
}

function opened<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('The salon opens when the first story begins.');
  return part;
}

/** The demo salon, as `npm start` opens it. */
export class DemoSalon extends BrowserSalon<RunningSalon> {
  private desk: string | undefined;

  /** A function if the settings are known only when the tests start. */
  constructor(settings: () => Record<string, string> = () => ({}), folder = aDemoFolder) {
    super(() => openHostedDemo(settings(), folder()));
  }

  get admin() {
    return this.salon.admin;
  }

  /** Uses one log-in throughout: an account has twenty sessions at most, and the test may count its own. */
  private async readAtDesk(path: string) {
    this.desk ??= await this.bearerOf(this.admin);
    try {
      return await this.get(path, this.desk);
    } catch {
      this.desk = await this.bearerOf(this.admin);
      return this.get(path, this.desk);
    }
  }

  /** A new client who has opened the confirmation link from the salon. */
  async aClient(parts: { name?: string; email?: string } = {}): Promise<Client> {
    const client = await this.aNewClient(parts);
    await this.openLinkOf(client);
    return client;
  }

  /** Opens the latest link that confirms this person's address; without a mail server, the desk shows it. */
  async openLinkOf({ email, password }: Person): Promise<void> {
    const { text }: { text: string } = await this.readAtDesk(`/mail/${await this.linkSentTo(email)}/secret`);
    const [, code] = /#code=(\S+)/.exec(text) ?? [];
    await this.send('POST', '/auth/verify', { code, password });
  }

  /**
   * Finds the email with the latest link for this address, once it was sent: before that it is shown without the
   * link.
   */
  private async linkSentTo(email: string): Promise<string> {
    for (const patience = AbortSignal.timeout(10_000); ; await pause(50)) {
      const { items }: { items: { _id: string; toAddress: string; state: string }[] } = await this.readAtDesk(
        '/mail?kind=verification&pageSize=100',
      );
      const latest = items.find(({ toAddress }) => toAddress === email);
      if (latest?.state === 'sent') return latest._id;
      if (patience.aborted) throw new Error(`No link has been sent to ${email}.`);
    }
  }
}

/** A salon with no data yet. */
export class NewSalon extends BrowserSalon<EmptySalon> {
  /** A function if the settings are known only when the tests start. */
  constructor(settings: () => Record<string, string> = () => ({})) {
    super(() => openEmptySalon(settings()));
  }

  /** Reads its database without the app. */
  look<Result>(question: (database: DataSource) => Promise<Result>): Promise<Result> {
    return lookInto(this.salon.dataDir, question);
  }

  get setUpLink(): string {
    return this.salon.setUpLink;
  }
}

/** The demo salon as a fresh clone opens it: it has no admin, and anybody may look around. */
export class NobodysDemo extends DemoSalon {
  constructor() {
    super(() => NOBODYS, aNobodysDemoFolder);
  }

  /** A browser in which a visitor looks around as one of the demo's people, at this page. */
  async lookAround(role: Role, path: string, width = 1440) {
    const visit = await this.visitAs(role, width);
    await visit.page.goto(path);
    return visit;
  }

  /** The `Authorization` header of a visitor who looks around. */
  async bearerFor(role: Role): Promise<string> {
    const { context, user } = await this.visitAs(role, 1440);
    const answer = await context.request.put(`/user/${user.email}`, { data: { email: user.email } });
    const { token }: { token: string } = await answer.json();
    await context.close();
    return `Bearer ${token}`;
  }

  /** Logged in, before any page has opened. */
  private async visitAs(role: Role, width: number) {
    const visit = await this.visit({ width, hasTouch: width < 600 });
    const answer = await visit.context.request.post('/demo/look-around', { data: { role } });
    const { user }: { user: { email: string; name: string; staffId: string | null } } = await answer.json();
    return { ...visit, user };
  }
}
