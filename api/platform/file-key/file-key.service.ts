import { Inject, Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { ENV, type Env } from '../../config/env.js';
import { lockKeys } from '../../database/lock-keys.js';
import { SealedSecrets, type SealingKey } from '../../database/sealed-secrets.js';
import { fileKeyMissing } from './file-key.problems.js';
import { FileKeysRepository } from './file-keys.repository.js';
import { addKey, idOf, keyFileOf, lacksAny, readKeyFile } from './key-file.js';

/** Opens sealed values. Null if the key is missing, or if the value was altered or moved to another row. */
export type Opener = (sealed: Buffer, place: string) => unknown;

/**
 * Seals what the salon knows about a client's body and treatment, under a key that is in a file beside the data. The file
 * is read each time, so that a key which someone puts back works at once.
 */
@Injectable()
export class FileKeyService {
  private readonly logger = new Logger('FileKey');
  private readonly file: string;

  constructor(
    @Inject(ENV) env: Env,
    private readonly known: FileKeysRepository,
    private readonly clock: Clock,
  ) {
    this.file = keyFileOf(env);
  }

  /** @param place table and id of the row: the value opens nowhere else */
  async seal(value: object, place: string, tx: EntityManager): Promise<Buffer> {
    const key = (await this.currentKey(tx)) ?? (await this.firstKey(tx));
    return new SealedSecrets([key]).seal(Buffer.from(JSON.stringify(value)), place);
  }

  async opener(): Promise<Opener> {
    const [first, ...others] = await this.keys();
    if (!first) return () => null;
    const secrets = new SealedSecrets([first, ...others]);
    return (sealed, place) => {
      const opened = secrets.open(sealed, place);
      return opened && (JSON.parse(opened.toString()) as unknown);
    };
  }

  /** True if something may be sealed under a key that the file no longer has. */
  async isMissing(): Promise<boolean> {
    return lacksAny(await this.known.listIds(), await this.keys());
  }

  /**
   * The first key in the file; null if the salon has none yet. An operator who renews the key puts another line above it.
   * Throws 409 if the file has none of the salon's keys: what is sealed then would hide that they are lost.
   */
  private async currentKey(tx: EntityManager): Promise<SealingKey | null> {
    const known = await this.known.listIds(tx);
    if (known.size === 0) return null;
    const keys = await this.keys();
    const [first] = keys;
    if (!first || !keys.some((key) => known.has(idOf(key)))) throw fileKeyMissing();
    if (!known.has(idOf(first))) await this.known.add(idOf(first), this.clock.now(), tx);
    return first;
  }

  /** Made when the first value is sealed. Of several copies that do so at once, one makes it, and the others need its file. */
  private async firstKey(tx: EntityManager): Promise<SealingKey> {
    await lockKeys(['file-key'], tx);
    const current = await this.currentKey(tx);
    if (current) return current;
    const [given] = await this.keys();
    const key = given ?? (await this.makeKey());
    await this.known.add(idOf(key), this.clock.now(), tx);
    return key;
  }

  private async makeKey(): Promise<SealingKey> {
    try {
      return await addKey(this.file);
    } catch (error) {
      this.logger.error(`The file key can't be written: ${String(error)}`);
      throw fileKeyMissing();
    }
  }

  private async keys(): Promise<SealingKey[]> {
    try {
      return await readKeyFile(this.file);
    } catch (error) {
      this.logger.error(`The file key can't be read: ${String(error)}`);
      return [];
    }
  }
}
