import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { Clock } from '../../common/clock.js';
import { ENV, type Env } from '../../config/env.js';
import { AppKeysService } from '../../database/app-keys.service.js';
import { cookieName } from './cookie-name.js';
import { DeviceMarks, type MarkedBy, type MarkedUser } from './device-marks.js';

const KEY_NAME = 'known-device';
const KEY_BYTES = 32;

/** The desk's browser is shared, and so is a family's tablet. */
const MAX_MARKS = 5;
const BETWEEN_MARKS = '~';

const anyLogIn = ['both', 'first'] as const;
const wholeLogIn = ['both'] as const;

/** Replaces an unknown address, so that looking for marks takes as long as for an existing account. */
const nobody: MarkedUser = { id: '', passwordHash: null };

export const deviceMarksProvider = {
  provide: DeviceMarks,
  inject: [AppKeysService],
  useFactory: async (keys: AppKeysService): Promise<DeviceMarks> =>
    new DeviceMarks(await keys.getOrCreate(KEY_NAME, randomBytes(KEY_BYTES).toString('base64'))),
};

/**
 * Remembers which browsers have logged in to an account. A mark grants nothing: it only indicates that wrong
 * passwords are the owner's typos rather than a stranger's guesses.
 */
@Injectable()
export class KnownDevicesService {
  private readonly name: string;
  private readonly options: CookieOptions;

  constructor(
    private readonly marks: DeviceMarks,
    private readonly clock: Clock,
    @Inject(ENV) env: Env,
  ) {
    this.name = cookieName(env.publicUrl, 'known-device');
    this.options = { httpOnly: true, sameSite: 'lax', secure: env.publicUrl.startsWith('https:'), path: '/' };
  }

  /** The marks sent by a browser, unverified. */
  read(request: Request): string {
    const cookies: Record<string, unknown> = request.cookies;
    const text = cookies[this.name];
    return typeof text === 'string' ? text : '';
  }

  /** The browser's name if it has logged in to the account before; otherwise null. */
  findDevice(text: string, user: MarkedUser | null): string | null {
    return this.nameIn(text, user, anyLogIn);
  }

  /**
   * The same, if the second factor was used there. Otherwise, anyone reading the mailbox could reset the password and
   * become known.
   */
  findWhole(text: string, user: MarkedUser): string | null {
    return this.nameIn(text, user, wholeLogIn);
  }

  /** Marks the browser as known to this account, in addition to its other users. */
  remember(response: Response, user: MarkedUser, by: MarkedBy): void {
    const now = this.clock.now();
    const others = marksIn(this.read(response.req)).filter(
      (mark) => !this.marks.nameIn(mark, user, anyLogIn, now),
    );
    const { text, expiresAt } = this.marks.make(user, by, now);
    const kept = [text, ...others].slice(0, MAX_MARKS).join(BETWEEN_MARKS);
    response.cookie(this.name, kept, { ...this.options, expires: expiresAt });
  }

  private nameIn(text: string, user: MarkedUser | null, kinds: readonly MarkedBy[]): string | null {
    const now = this.clock.now();
    const names = marksIn(text).map((mark) => this.marks.nameIn(mark, user ?? nobody, kinds, now));
    return names.find((name) => name !== null) ?? null;
  }
}

const marksIn = (text: string): string[] => (text === '' ? [] : text.split(BETWEEN_MARKS, MAX_MARKS));
