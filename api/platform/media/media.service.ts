import { createHash, randomBytes } from 'node:crypto';
import { Injectable, Logger, StreamableFile } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { notFound } from '../../common/problem/common.problems.js';
import type { PageDto } from '../../common/page/page.dto.js';
import { pageOf } from '../../common/page/page.js';
import { pgErrorOf } from '../../database/pg-errors.js';
import { Transactions } from '../../database/transactions.js';
import {
  type PictureKind,
  PictureProcessorService,
  type ProcessedPicture,
} from './picture-processor.service.js';
import { fileName, filesOf } from './domain/picture-file.js';
import { placeOf } from './domain/picture-places.js';
import type { DescribePictureDto } from './dto/describe-picture.dto.js';
import type { UploadPictureDto } from './dto/upload-picture.dto.js';
import { pictureInUse, unusablePicture } from './media.problems.js';
import { MediaRepository } from './media.repository.js';
import { type MediaItemView, type MediaPageView, toListedMediaView, toMediaItemView } from './media.view.js';
import type { MediaItem } from './media-item.entity.js';
import { MediaStore } from './media-store.port.js';

const PAGE_SIZE = 24;

/** The salon's own pictures. */
@Injectable()
export class MediaService {
  private readonly logger = new Logger('Media');

  constructor(
    private readonly media: MediaRepository,
    private readonly store: MediaStore,
    private readonly processor: PictureProcessorService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** Stores a picture only once if it is uploaded twice. */
  async uploadPicture(
    bytes: Buffer | undefined,
    { alt = '' }: UploadPictureDto,
    admin: CurrentUser,
    kind: PictureKind = 'photo',
  ): Promise<MediaItemView> {
    if (!bytes) throw unusablePicture();
    const contentHash = createHash('sha256').update(bytes).digest('hex');
    const known = await this.media.findByContent(contentHash);
    if (known) return toMediaItemView(await this.renewed(known, kind));
    // Fail before rendering a picture in all sizes, which takes seconds.
    await this.store.check();

    const { files, ...facts } = await this.processor.process(bytes, kind);
    // Salted, so that a picture that is deleted and uploaded again gets new names: caches keep files forever.
    const name = createHash('sha256').update(bytes).update(randomBytes(16)).digest('hex').slice(0, 32);
    const item = { ...facts, name, contentHash, alt, isLogo: kind === 'logo', createdAt: this.clock.now() };
    let isKept = false;
    try {
      await this.putAll(name, files);
      isKept = await this.transactions.run((tx) => this.addItem(item, admin, tx));
    } finally {
      if (!isKept) await this.deleteFiles(item);
    }
    return toMediaItemView(await this.getByContent(contentHash));
  }

  async listMedia(query: PageDto): Promise<MediaPageView> {
    const page = pageOf(query, PAGE_SIZE);
    const [items, total] = await this.media.list(page);
    const uses = await this.media.shownBy(items.map(({ id }) => id));
    const shownIn = (item: MediaItem) =>
      uses.filter(({ id }) => id === item.id).map(({ table }) => placeOf(table));
    return {
      items: items.map((item) => toListedMediaView(item, [...new Set(shownIn(item))])),
      total,
      ...page,
    };
  }

  async describePicture(id: string, { words = {}, ...change }: DescribePictureDto): Promise<MediaItemView> {
    return this.transactions.run(async (tx) => {
      await this.get(id, tx);
      // Write only the fields sent, because the alt text and focal point may be changed concurrently.
      await this.media.describe(id, change, tx);
      await this.media.writeWords(await this.get(id, tx), words, tx);
      return toMediaItemView(await this.get(id, tx));
    });
  }

  async deletePicture(id: string, actor: CurrentUser): Promise<void> {
    // Refuse the deletion rather than leave the files behind.
    await this.store.check();
    const item = await this.transactions
      .run(async (tx) => {
        const found = await this.get(id, tx);
        await this.media.remove(id, tx);
        await this.audit.record({ actor, action: 'picture.deleted', object: { type: 'picture', id } }, tx);
        return found;
      })
      .catch((error: unknown) => {
        throw pgErrorOf(error)?.kind === 'foreign-key' ? pictureInUse() : error;
      });
    await this.deleteFiles(item);
  }

  /** Deletes pictures uploaded before the given instant and never shown. */
  async deleteNeverShown(before: Date): Promise<void> {
    await this.store.check();
    await this.media.markShown(this.clock.now());
    for (const item of await this.media.neverShown(before)) {
      const isGone = await this.transactions
        .run(async (tx) => {
          await this.media.remove(item.id, tx);
          return true;
        })
        .catch((error: unknown) => {
          // The picture has just been put on a page.
          if (pgErrorOf(error)?.kind === 'foreign-key') return false;
          throw error;
        });
      if (isGone) await this.deleteFiles(item);
    }
    await this.store.tidy(before);
  }

  async showPicture(file: string): Promise<StreamableFile> {
    const bytes = await this.store.read(file);
    if (!bytes) throw notFound('picture');
    const type = file.endsWith('.avif') ? 'image/avif' : 'image/webp';
    return new StreamableFile(bytes, {
      type,
      disposition: `inline; filename="${file}"`,
      length: bytes.length,
    });
  }

  /** The picture's largest file, as WebP; null if there is no such picture. */
  async readLargest(id: string): Promise<Buffer | null> {
    const item = await this.media.findItem(id);
    const width = item?.widths.at(-1);
    return item && width ? this.store.read(fileName(item.name, width, 'webp')) : null;
  }

  /** True if the picture exists and was uploaded as a logo. */
  async isLogo(id: string): Promise<boolean> {
    return (await this.media.findItem(id))?.isLogo ?? false;
  }

  /** A picture that another module's record will show. */
  async get(id: string, tx?: EntityManager): Promise<MediaItem> {
    const item = await this.media.findItem(id, tx);
    if (!item) throw notFound('picture');
    return item;
  }

  /** A picture not shown yet is wanted again, so it must not be deleted now. */
  private async renewed(item: MediaItem, kind: PictureKind): Promise<MediaItem> {
    if (kind === 'logo' && !item.isLogo) await this.media.markAsLogo(item.id);
    if (item.usedAt) return item;
    const createdAt = this.clock.now();
    await this.media.renew(item.id, createdAt);
    return { ...item, createdAt };
  }

  private async getByContent(contentHash: string): Promise<MediaItem> {
    const item = await this.media.findByContent(contentHash);
    if (!item) throw notFound('picture');
    return item;
  }

  private async addItem(
    item: Partial<MediaItem> & { contentHash: string },
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<boolean> {
    if (!(await this.media.addItem(item, tx))) return false;
    const added = await this.media.findByContent(item.contentHash, tx);
    const object = { type: 'picture', id: added?.id ?? '' };
    await this.audit.record({ actor, action: 'picture.uploaded', object }, tx);
    return true;
  }

  private async putAll(name: string, files: ProcessedPicture['files']): Promise<void> {
    const puts = files.map(({ width, format, bytes }) =>
      this.store.put(fileName(name, width, format), bytes),
    );
    // Wait for all uploads before undoing any.
    const failed = (await Promise.allSettled(puts)).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }

  /** A leftover file does no harm, as no page refers to it. */
  private async deleteFiles(item: Pick<MediaItem, 'name' | 'widths'>): Promise<void> {
    const removals = filesOf(item).map((file) =>
      this.store.remove(file).catch((error: unknown) => {
        this.logger.warn(`${file} could not be removed: ${error instanceof Error ? error.message : error}`);
      }),
    );
    await Promise.all(removals);
  }

  isEmpty(tx: EntityManager): Promise<boolean> {
    return this.media.isEmpty(tx);
  }
}
