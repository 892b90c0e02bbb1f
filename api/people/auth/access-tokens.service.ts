import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Clock } from '../../common/clock.js';
import { ENV, type Env } from '../../config/env.js';
import { AppKeysService } from '../../database/app-keys.service.js';
import { type AccessClaims, accessClaims, readAccessClaims } from './domain/access-claims.js';

const KEY_NAME = 'access-token';
const KEY_BYTES = 32;
const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const ISSUER = 'parlour';

/** Signs with a random key, created at the first start and shared by all instances. */
export const accessTokenSignerProvider = {
  provide: JwtService,
  inject: [AppKeysService],
  useFactory: async (keys: AppKeysService): Promise<JwtService> => {
    const key = await keys.getOrCreate(KEY_NAME, randomBytes(KEY_BYTES).toString('base64'));
    // A key object instead of bytes: with bytes, jsonwebtoken first tries to parse a public key, which is forty times
    // slower.
    return new JwtService({ secret: createSecretKey(key, 'base64') });
  },
};

@Injectable()
export class AccessTokensService {
  private readonly audience: string;

  constructor(
    private readonly jwt: JwtService,
    private readonly clock: Clock,
    @Inject(ENV) env: Env,
  ) {
    this.audience = env.publicUrl;
  }

  issue(grant: {
    userId: string;
    sessionId: string;
    tokenVersion: number;
    endsBySeconds: number | null;
  }): string {
    const claims = accessClaims({ ...grant, tokenId: randomUUID(), nowSeconds: this.nowSeconds() });
    return this.jwt.sign(claims, {
      algorithm: ALGORITHM,
      header: { alg: ALGORITHM, typ: TYPE },
      issuer: ISSUER,
      audience: this.audience,
    });
  }

  /** The claims of a valid, unexpired token of ours; otherwise null. Says nothing about its session. */
  read(token: string): AccessClaims | null {
    try {
      const { header, payload } = this.jwt.verify<{ header: { typ?: unknown }; payload: unknown }>(token, {
        complete: true,
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: this.audience,
        clockTimestamp: this.nowSeconds(),
      });
      return header.typ === TYPE ? readAccessClaims(payload) : null;
    } catch {
      // Forged, damaged or expired: in any case, it proves nothing.
      return null;
    }
  }

  private nowSeconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
