import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { integer } from '../../database/columns.js';
import { execute, findRow } from '../../database/rows.js';
import { OwnWord } from './own-word.entity.js';
import { Salon } from './salon.entity.js';

export type SentenceKey = Pick<OwnWord, 'lang' | 'area' | 'name'>;
export type OwnText = Pick<OwnWord, 'form' | 'text' | 'sourceHash'>;

@Injectable()
export class OwnWordsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  listAll(): Promise<OwnWord[]> {
    return this.source.manager.find(OwnWord);
  }

  list(lang: string): Promise<OwnWord[]> {
    return this.source.manager.findBy(OwnWord, { lang });
  }

  /** Otherwise, two admins saving at once would leave a mix of both their forms of a sentence. */
  async lockWords(tx: EntityManager): Promise<void> {
    await execute(tx, `LOCK TABLE own_words IN SHARE ROW EXCLUSIVE MODE`);
  }

  async replace({ lang, area, name }: SentenceKey, texts: OwnText[], tx: EntityManager): Promise<void> {
    await tx.delete(OwnWord, { lang, area, name });
    await tx.insert(
      OwnWord,
      texts.map(({ form, text, sourceHash }) => ({ lang, area, name, form, text, sourceHash })),
    );
    await tx.update(Salon, { id: 1 }, { wordsVersion: () => 'gen_random_uuid()' });
  }

  /** In characters. */
  async length(lang: string, tx: EntityManager): Promise<number> {
    const row = await findRow(
      tx,
      { length: integer },
      `SELECT coalesce(sum(length(text)), 0)::int AS length FROM own_words WHERE lang = $1`,
      [lang],
    );
    return row?.length ?? 0;
  }
}
