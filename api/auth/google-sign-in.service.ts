import { Injectable, Logger } from '@nestjs/common';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { Clock } from '../common/clock.js';
import { Problem } from '../common/problem/problem.js';
import { AdminArrivals } from './admin-arrivals.service.js';
import { requiresRecentLogin } from './auth.problems.js';
import { type GoogleProfile, readGoogleProfile } from './domain/google-profile.js';
import { originPath, withNote } from './domain/origin-path.js';
import { GoogleAccounts } from './google-accounts.service.js';
import { GoogleProvider } from './google-provider.js';
import type { GoogleTrip } from './google-trip-cookie.js';
import {
  answerRefused,
  googleUnreachable,
  lateAnswer,
  salonRefused,
  stoppedAtGoogle,
  strangeAnswer,
} from './google.problems.js';
import { ProviderRefusal, ProviderSilence } from './provider-request.js';
import { isSameSecret } from './same-secret.js';
import { type OpenedSession, SessionsService, type SigningInBrowser } from './sessions.service.js';

const TRIP_MS = 10 * 60_000;

/** Where to go, and what the browser keeps until it is back. */
export interface Departure {
  url: string;
  trip: GoogleTrip;
}

/** The page to show, and the session of somebody who has just come in. */
export interface Arrival {
  url: string;
  opened: OpenedSession | null;
}

/** Whoever comes back from Google, with what she was sent to say. */
export interface Returning {
  answer: Readonly<Record<string, unknown>>;
  trip: GoogleTrip | null;
  browser: SigningInBrowser;
}

/** The way to Google and back. */
@Injectable()
export class GoogleSignIn {
  private readonly logger = new Logger('Google');

  constructor(
    private readonly google: GoogleProvider,
    private readonly accounts: GoogleAccounts,
    private readonly arrivals: AdminArrivals,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
  ) {}

  leaveToSignIn(from: unknown): Promise<Departure> {
    return this.depart({ from: originPath(from), linkTo: null });
  }

  /** Only for somebody who has just signed in: what is linked now opens the account for good. */
  leaveToLink(from: unknown, actor: CurrentUser): Promise<Departure> {
    if (!this.sessions.isRecent(actor)) throw requiresRecentLogin();
    return this.depart({ from: originPath(from), linkTo: actor.id });
  }

  /** Every way back leads to a page: she is a person in a browser, and has nothing to do with problem documents. */
  async comeBack({ answer, trip, browser }: Returning): Promise<Arrival> {
    this.google.insistOnBeingOn();
    try {
      if (!trip || typeof answer['state'] !== 'string' || !isSameSecret(trip.state, answer['state'])) {
        throw strangeAnswer();
      }
      if (trip.expiresAtMs <= this.clock.now().getTime()) throw lateAnswer();
      const profile = await this.profileOf({ ...answer, state: answer['state'] }, trip);
      return trip.linkTo === null
        ? await this.enter(profile, trip, browser)
        : await this.link(profile, { from: trip.from, userId: trip.linkTo }, browser);
    } catch (error) {
      return { url: this.failure(trip, this.codeOf(error)), opened: null };
    }
  }

  private async depart(plan: Pick<GoogleTrip, 'from' | 'linkTo'>): Promise<Departure> {
    const { url, asked } = await this.google.ask();
    return { url, trip: { ...asked, ...plan, expiresAtMs: this.clock.now().getTime() + TRIP_MS } };
  }

  private async profileOf(
    { code, state, error }: { code?: unknown; state: string; error?: unknown },
    trip: GoogleTrip,
  ): Promise<GoogleProfile> {
    if (error !== undefined) throw this.refusalAtTheDoor(error);
    if (typeof code !== 'string' || code === '') throw strangeAnswer();
    const profile = readGoogleProfile(await this.google.hear({ code, state }, trip));
    if (!profile) throw answerRefused();
    return profile;
  }

  /** OAuth's words for why nobody was asked (RFC 6749 §4.1.2.1). */
  private refusalAtTheDoor(error: unknown): Problem {
    if (error === 'access_denied') return stoppedAtGoogle();
    if (error === 'server_error' || error === 'temporarily_unavailable') return googleUnreachable();
    this.logger.warn(`Google lets nobody sign in here: ${JSON.stringify(error).slice(0, 100)}`);
    return salonRefused();
  }

  private async enter(
    profile: GoogleProfile,
    { from }: GoogleTrip,
    browser: SigningInBrowser,
  ): Promise<Arrival> {
    const { user, isNew } = await this.accounts.signIn(profile);
    await this.arrivals.note(user, browser);
    return {
      url: withNote(from, 'welcome', isNew ? 'new' : 'back'),
      opened: await this.sessions.open(user, browser),
    };
  }

  /** The link is made for whoever asked for it, if she is still the one at this browser. */
  private async link(
    profile: GoogleProfile,
    { from, userId }: { from: string; userId: string },
    browser: SigningInBrowser,
  ): Promise<Arrival> {
    const session = await this.sessions.find(browser.secret);
    if (session?.userId !== userId) throw requiresRecentLogin();
    await this.accounts.link(profile, userId);
    return { url: withNote(from, 'google', 'linked'), opened: null };
  }

  private codeOf(error: unknown): string {
    if (error instanceof Problem) return error.code;
    if (error instanceof ProviderSilence) this.logger.warn(`Google did not answer: ${error.message}`);
    else if (error instanceof ProviderRefusal) this.logger.warn(`Google refused: ${error.message}`);
    else this.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    if (error instanceof ProviderSilence) return googleUnreachable().code;
    return error instanceof ProviderRefusal ? answerRefused().code : 'internal';
  }

  private failure(trip: GoogleTrip | null, code: string): string {
    if (trip && trip.linkTo !== null) return withNote(trip.from, 'error', code);
    const login = withNote('/login', 'error', code);
    return trip && trip.from !== '/' ? withNote(login, 'from', trip.from) : login;
  }
}
