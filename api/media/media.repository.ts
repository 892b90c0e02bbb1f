import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { MediaItem } from './media-item.entity.js';

@Injectable()
export class MediaRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** False when the same picture is there already. */
  async add(item: Partial<MediaItem>, within: EntityManager): Promise<boolean> {
    const { raw } = await within
      .createQueryBuilder()
      .insert()
      .into(MediaItem)
      .values(item)
      .orIgnore()
      .returning('id')
      .execute();
    return raw.length > 0;
  }

  find(id: string, within: EntityManager = this.source.manager): Promise<MediaItem | null> {
    return within.findOneBy(MediaItem, { id });
  }

  findByContent(contentHash: string, within: EntityManager = this.source.manager): Promise<MediaItem | null> {
    return within.findOneBy(MediaItem, { contentHash });
  }

  /** The latest first. */
  list({ page, pageSize }: { page: number; pageSize: number }): Promise<[MediaItem[], number]> {
    return this.source.manager.findAndCount(MediaItem, {
      order: { createdAt: 'DESC', id: 'ASC' },
      take: pageSize,
      skip: (page - 1) * pageSize,
    });
  }

  async describe(
    id: string,
    change: Partial<Pick<MediaItem, 'alt' | 'focusXPercent' | 'focusYPercent'>>,
    within: EntityManager,
  ): Promise<void> {
    await within.update(MediaItem, id, change);
  }

  /** Refused by the database while anything shows it. */
  async remove(id: string, within: EntityManager): Promise<void> {
    await within.delete(MediaItem, id);
  }
}
