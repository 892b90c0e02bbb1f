import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, LessThan } from 'typeorm';
import { type Page, rowsBefore } from '../../common/page/page.js';
import { bool, text } from '../../database/columns.js';
import { execute, getRow, queryRows } from '../../database/rows.js';
import { type WordsChange, writeWords } from '../../database/write-words.js';
import { partsOf } from './domain/picture-file.js';
import { MediaItem } from './media-item.entity.js';
import { MediaWords } from './media-words.entity.js';
import { insertUnlessTaken } from '../../database/insert-row.js';
import { altOnly } from './picture.view.js';

interface Place {
  table: string;
  column: string;
}

const usesOf = ({ table, column }: Place) => `SELECT ${column} AS id, '${table}' AS "table" FROM ${table}`;

@Injectable()
export class MediaRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** False if the same picture already exists. */
  async addItem(item: Partial<MediaItem>, tx: EntityManager): Promise<boolean> {
    return (await insertUnlessTaken(tx, MediaItem, item)) !== null;
  }

  findItem(id: string, tx: EntityManager = this.source.manager): Promise<MediaItem | null> {
    return tx.findOne(MediaItem, { where: { id }, relations: { words: true } });
  }

  /** True if a picture has this file. */
  async hasFile(file: string): Promise<boolean> {
    const { name, width } = partsOf(file);
    const { found } = await getRow(
      this.source,
      { found: bool },
      `SELECT EXISTS (SELECT FROM media WHERE name = $1 AND widths @> to_jsonb($2::int)) AS found`,
      [name, width],
    );
    return found;
  }

  findByContent(contentHash: string, tx: EntityManager = this.source.manager): Promise<MediaItem | null> {
    return tx.findOne(MediaItem, { where: { contentHash }, relations: { words: true } });
  }

  /** Newest first. */
  list(page: Page): Promise<[MediaItem[], number]> {
    return this.source.manager.findAndCount(MediaItem, {
      order: { createdAt: 'DESC', id: 'ASC' },
      relations: { words: true },
      take: page.pageSize,
      skip: rowsBefore(page),
    });
  }

  async describe(
    id: string,
    {
      alt,
      focusXPercent,
      focusYPercent,
    }: Partial<Pick<MediaItem, 'alt' | 'focusXPercent' | 'focusYPercent'>>,
    tx: EntityManager,
  ): Promise<void> {
    await execute(
      tx,
      `UPDATE media SET alt = coalesce($2, alt), focus_x_percent = coalesce($3, focus_x_percent),
         focus_y_percent = coalesce($4, focus_y_percent) WHERE id = $1`,
      [id, alt, focusXPercent, focusYPercent],
    );
  }

  writeWords(
    { id, alt }: Pick<MediaItem, 'id' | 'alt'>,
    change: WordsChange<'alt'>,
    tx: EntityManager,
  ): Promise<void> {
    return writeWords({ entity: MediaWords, of: 'mediaId', fields: altOnly }, id, { alt }, change, tx);
  }

  /** Those of these pictures that are shown, with the tables that show them. */
  async shownBy(ids: string[]): Promise<{ id: string; table: string }[]> {
    const places = await this.places();
    if (ids.length === 0 || places.length === 0) return [];
    return queryRows(
      this.source,
      { id: text, table: text },
      places.map((place) => `${usesOf(place)} WHERE ${place.column} = ANY($1)`).join(' UNION '),
      [ids],
    );
  }

  /** Records which pictures have been shown so far. */
  async markShown(now: Date): Promise<void> {
    const places = await this.places();
    if (places.length === 0) return;
    await execute(
      this.source,
      `UPDATE media SET used_at = $1
       WHERE used_at IS NULL AND id IN (SELECT id FROM (${places.map(usesOf).join(' UNION ')}) AS uses)`,
      [now],
    );
  }

  /** Pictures uploaded before the given instant and never shown. */
  neverShown(before: Date): Promise<MediaItem[]> {
    return this.source.manager.findBy(MediaItem, { usedAt: IsNull(), createdAt: LessThan(before) });
  }

  /**
   * Finds where pictures are shown. The modules concerned are above this one, so the database is asked: anything that
   * shows a picture has a foreign key to it. Rows that are deleted with the picture don't count.
   */
  private places(): Promise<Place[]> {
    return queryRows(
      this.source,
      { table: text, column: text },
      `SELECT conrelid::regclass::text AS "table", quote_ident(attname) AS "column"
       FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
       WHERE contype = 'f' AND confrelid = 'media'::regclass AND confdeltype <> 'c' ORDER BY 1, 2`,
    );
  }

  async renew(id: string, createdAt: Date): Promise<void> {
    await this.source.manager.update(MediaItem, id, { createdAt });
  }

  async markAsLogo(id: string): Promise<void> {
    await this.source.manager.update(MediaItem, id, { isLogo: true });
  }

  /** The database rejects this while anything shows the picture. */
  async remove(id: string, tx: EntityManager): Promise<void> {
    await tx.delete(MediaItem, id);
  }

  async isEmpty(tx: EntityManager): Promise<boolean> {
    return !(await tx.exists(MediaItem));
  }
}
