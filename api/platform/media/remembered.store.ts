import { Logger } from '@nestjs/common';
import { BoundedQueue } from '../../common/bounded-queue.js';
import { StoreFailure } from '../s3/store-failure.js';
import { picturesAway } from './media.problems.js';
import { MediaStore } from './media-store.port.js';

const MOST_BYTES = 32 * 1024 * 1024;

/** The shortest interval between log lines about a failing store. */
const COMPLAIN_EVERY_MS = 60_000;

/**
 * A remote store with a memory cache of recently used files. Asks only for files that the database knows, since
 * visitors can make up endless names; and for each file only once at a time, however many wait for it.
 */
export class RememberedStore extends MediaStore {
  private readonly logger = new Logger('Media');
  /** Least recently used first. */
  private readonly files = new Map<string, Buffer>();
  private bytes = 0;
  private readonly reading = new Map<string, Promise<Buffer | null>>();
  /** If the store goes silent, even the last caller hears of it within forty seconds. */
  private readonly queue = new BoundedQueue({ concurrency: 32, waiting: 96 }, picturesAway);
  private complainedAtMs = -Infinity;
  private isAway = false;

  constructor(
    private readonly store: MediaStore,
    private readonly isKnown: (name: string) => Promise<boolean>,
    private readonly mostBytes = MOST_BYTES,
  ) {
    super();
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    await this.asked(() => this.store.put(name, bytes));
    this.keep(name, bytes);
  }

  async read(name: string): Promise<Buffer | null> {
    // Another instance may have deleted it. If the database is down, show it: nothing can be deleted then.
    const known = await this.isKnown(name).catch((error: unknown) => {
      if (this.files.has(name)) return true;
      throw error;
    });
    if (!known) {
      this.forget(name);
      return null;
    }
    const kept = this.files.get(name);
    if (!kept) return this.fetched(name);
    this.keep(name, kept);
    return kept;
  }

  async remove(name: string): Promise<void> {
    this.forget(name);
    await this.asked(() => this.store.remove(name));
  }

  list(): Promise<string[]> {
    return this.asked(() => this.store.list());
  }

  check(): Promise<void> {
    return this.asked(() => this.store.check());
  }

  tidy(before: Date): Promise<void> {
    return this.asked(() => this.store.tidy(before));
  }

  private fetched(name: string): Promise<Buffer | null> {
    const underWay = this.reading.get(name);
    if (underWay) return underWay;
    const reading = this.queue
      .run(() => this.asked(() => this.store.read(name)))
      .then((bytes) => {
        // The file may have been removed in the meantime.
        if (bytes && this.reading.get(name) === reading) this.keep(name, bytes);
        return bytes;
      })
      .finally(() => {
        if (this.reading.get(name) === reading) this.reading.delete(name);
      });
    this.reading.set(name, reading);
    return reading;
  }

  private keep(name: string, bytes: Buffer): void {
    this.drop(name);
    this.files.set(name, bytes);
    this.bytes += bytes.length;
    for (const oldest of this.files.keys()) {
      if (this.bytes <= this.mostBytes) break;
      this.drop(oldest);
    }
  }

  private forget(name: string): void {
    this.reading.delete(name);
    this.drop(name);
  }

  private drop(name: string): void {
    this.bytes -= this.files.get(name)?.length ?? 0;
    this.files.delete(name);
  }

  private async asked<Result>(ask: () => Promise<Result>): Promise<Result> {
    try {
      const result = await ask();
      if (this.isAway) this.logger.log('The store of the pictures answers again.');
      this.isAway = false;
      return result;
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
      this.complain(error.message);
      throw picturesAway();
    }
  }

  private complain(reason: string): void {
    const nowMs = performance.now();
    if (nowMs - this.complainedAtMs < COMPLAIN_EVERY_MS) return;
    this.complainedAtMs = nowMs;
    this.isAway = true;
    this.logger.error(
      `The store of the pictures (S3_URL) fails, requests that need it are answered 503: ${reason}.`,
    );
  }
}
