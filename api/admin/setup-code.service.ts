import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppKeysService } from '../database/app-keys.service.js';

const KEY_NAME = 'setup-code';
const CODE_BYTES = 20;

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64');

/** The one-time code of the set-up link. Only its hash is kept; each new one replaces the one before. */
@Injectable()
export class SetupCodeService {
  constructor(private readonly keys: AppKeysService) {}

  async make(): Promise<string> {
    const code = randomBytes(CODE_BYTES).toString('base64url');
    await this.keys.replace(KEY_NAME, hashOf(code));
    return code;
  }

  async isWaiting(): Promise<boolean> {
    return (await this.keys.find(KEY_NAME)) !== null;
  }

  async matches(code: string): Promise<boolean> {
    const kept = await this.keys.find(KEY_NAME);
    return kept !== null && timingSafeEqual(Buffer.from(hashOf(code)), Buffer.from(kept));
  }

  remove(within: EntityManager): Promise<void> {
    return this.keys.remove(KEY_NAME, within);
  }
}
