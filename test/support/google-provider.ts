import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The claims about a person; those that the test leaves out are missing. */
export type Claims = Record<string, unknown>;

/** Behaviour of the person, or of the provider itself, after the salon's redirect. */
type Mood =
  | { signsIn: Claims }
  | { turnsBack: string }
  /** This endpoint returns this answer instead of doing its work. */
  | { fails: 'token' | 'userinfo'; with: { status: number; body: string } | 'silence' };

interface Grant {
  claims: Claims;
  challenge: string;
  redirectUri: string;
}

const CLIENT = { id: 'salon', secret: 'between Google and us' };

/**
 * An identity provider on this machine. It checks everything that Google checks: the registered address, the secret,
 * a code that can be used once, and its verifier.
 */
export class GoogleStandIn {
  mood: Mood = { signsIn: {} };
  /** The query of each log-in request. */
  readonly asked: URLSearchParams[] = [];
  /** Rejected requests with their reasons; empty if the salon behaves correctly. */
  readonly rejections: string[] = [];
  /** The last `traceparent` that each endpoint received. */
  readonly traces = new Map<string, unknown>();
  private readonly grants = new Map<string, Grant>();
  private readonly tokens = new Map<string, Claims>();
  private readonly server: Server = createServer((request, response) => void this.answer(request, response));

  async open(port = 0): Promise<this> {
    this.server.listen(port, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** The settings of a salon that is registered here. */
  get settings(): Record<string, string> {
    return {
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_AUTHORIZATION_URL: `${this.url}/authorize`,
      GOOGLE_TOKEN_URL: `${this.url}/token`,
      GOOGLE_PROFILE_URL: `${this.url}/userinfo`,
    };
  }

  /** The address to which the provider redirects the browser of a person sent here. */
  async comeBackTo(authorizationUrl: string): Promise<string> {
    const answer = await fetch(authorizationUrl, { redirect: 'manual' });
    const location = answer.headers.get('location');
    if (!location) throw new Error(`The provider led nowhere: ${answer.status} ${await answer.text()}`);
    return location;
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    const endpoint = pathname.slice(1);
    this.traces.set(endpoint, request.headers['traceparent']);
    if ('fails' in this.mood && this.mood.fails === endpoint) {
      if (this.mood.with === 'silence') return;
      response.writeHead(this.mood.with.status).end(this.mood.with.body);
      return;
    }
    switch (`${request.method} ${pathname}`) {
      case 'GET /authorize':
        return this.authorize(searchParams, response);
      case 'POST /token':
        return this.exchange(new URLSearchParams(await text(request)), response);
      case 'GET /userinfo':
        return this.describe(request.headers.authorization, searchParams, response);
      default:
        this.refuse(response, 404, 'not_found');
    }
  }

  private authorize(query: URLSearchParams, response: ServerResponse): void {
    this.asked.push(query);
    const challenge = query.get('code_challenge');
    const redirectUri = query.get('redirect_uri');
    if (query.get('client_id') !== CLIENT.id || query.get('response_type') !== 'code' || !redirectUri) {
      return this.refuse(response, 400, 'invalid_request');
    }
    if (!challenge || query.get('code_challenge_method') !== 'S256') {
      return this.refuse(response, 400, 'no_pkce');
    }
    const back = new URL(redirectUri);
    back.searchParams.set('state', query.get('state') ?? '');
    if ('turnsBack' in this.mood) {
      back.searchParams.set('error', this.mood.turnsBack);
    } else {
      const code = randomUUID();
      const claims = 'signsIn' in this.mood ? this.mood.signsIn : { sub: 'somebody' };
      this.grants.set(code, { claims, challenge, redirectUri });
      back.searchParams.set('code', code);
    }
    response.writeHead(302, { location: back.href }).end();
  }

  private exchange(form: URLSearchParams, response: ServerResponse): void {
    const code = form.get('code') ?? '';
    const grant = this.grants.get(code);
    this.grants.delete(code);
    if (form.get('client_id') !== CLIENT.id || form.get('client_secret') !== CLIENT.secret) {
      return this.refuse(response, 401, 'invalid_client');
    }
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood = grant && grant.challenge === challenge && grant.redirectUri === form.get('redirect_uri');
    if (!isGood || form.get('grant_type') !== 'authorization_code') {
      return this.refuse(response, 400, 'invalid_grant');
    }
    const token = randomUUID();
    this.tokens.set(token, grant.claims);
    this.say(response, 200, { access_token: token, token_type: 'Bearer', expires_in: 3600 });
  }

  private describe(authorization = '', query: URLSearchParams, response: ServerResponse): void {
    const claims = this.tokens.get(authorization.replace(/^Bearer /, ''));
    // A token in a URL ends up in logs.
    if (!claims || query.size > 0) return this.refuse(response, 401, 'invalid_token');
    this.say(response, 200, claims);
  }

  private refuse(response: ServerResponse, status: number, error: string): void {
    this.rejections.push(error);
    this.say(response, status, { error });
  }

  private say(response: ServerResponse, status: number, body: unknown): void {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }
}
