import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppKeysService } from '../../database/app-keys.service.js';

const KEY_NAME = 'setup-code';
const SEED_BYTES = 32;
const CODE_LENGTH = 27;

const codeOf = (seed: string): string =>
  createHash('sha256').update(seed).digest('base64url').slice(0, CODE_LENGTH);

/**
 * The one-time code of the set-up link. All instances share it until there is an admin; it is derived from one of the
 * app's stored keys.
 */
@Injectable()
export class SetupCodeService {
  constructor(private readonly keys: AppKeysService) {}

  async make(): Promise<string> {
    return codeOf(await this.keys.getOrCreate(KEY_NAME, randomBytes(SEED_BYTES).toString('base64')));
  }

  async isWaiting(): Promise<boolean> {
    return (await this.keys.findKey(KEY_NAME)) !== null;
  }

  async matches(code: string): Promise<boolean> {
    const seed = await this.keys.findKey(KEY_NAME);
    if (seed === null) return false;
    const [given, wanted] = [code, codeOf(seed)].map((each) => createHash('sha256').update(each).digest());
    return given !== undefined && wanted !== undefined && timingSafeEqual(given, wanted);
  }

  remove(tx: EntityManager): Promise<void> {
    return this.keys.remove(KEY_NAME, tx);
  }
}
