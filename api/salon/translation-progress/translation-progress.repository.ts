import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type ColumnsOf, integer, text } from '../../database/columns.js';
import { queryRows } from '../../database/rows.js';

/** A language, and how much is translated into it. */
export interface Progress {
  lang: string;
  texts: number;
  translated: number;
}

const progressColumns: ColumnsOf<Progress> = { lang: text, texts: integer, translated: integer };

@Injectable()
export class TranslationProgressRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Leaves out texts that are shown to no one, and languages with nothing to translate. */
  count(langs: readonly string[]): Promise<Progress[]> {
    return queryRows(
      this.source,
      progressColumns,
      `SELECT spoken.lang, count(*)::int AS texts, count(text.translated)::int AS translated
       FROM unnest($1::text[]) AS spoken (lang) CROSS JOIN LATERAL (
         SELECT said.title AS translated FROM service_categories original
           LEFT JOIN service_category_words said ON said.category_id = original.id AND said.lang = spoken.lang
         UNION ALL
         SELECT unnest(CASE WHEN original.description = '' THEN ARRAY[said.title]
                       ELSE ARRAY[said.title, said.description] END)
           FROM services original
           LEFT JOIN service_words said ON said.service_id = original.id AND said.lang = spoken.lang
           WHERE original.status <> 'archived'
         UNION ALL
         SELECT said.title FROM service_add_ons original
           JOIN services service ON service.id = original.service_id AND service.status <> 'archived'
           LEFT JOIN service_add_on_words said ON said.add_on_id = original.id AND said.lang = spoken.lang
         UNION ALL
         SELECT said.role FROM staff original
           LEFT JOIN staff_words said ON said.staff_id = original.id AND said.lang = spoken.lang
           WHERE original.active AND original.role <> ''
         UNION ALL
         SELECT said.introduction FROM staff original
           LEFT JOIN staff_words said ON said.staff_id = original.id AND said.lang = spoken.lang
           WHERE original.active AND original.introduction <> ''
         UNION ALL
         SELECT said.title FROM portfolio_items original
           LEFT JOIN portfolio_words said ON said.item_id = original.id AND said.lang = spoken.lang
           WHERE original.title <> '' AND original.is_published
         UNION ALL
         SELECT said.subtitle FROM portfolio_items original
           LEFT JOIN portfolio_words said ON said.item_id = original.id AND said.lang = spoken.lang
           WHERE original.subtitle <> '' AND original.is_published
         UNION ALL
         SELECT said.description FROM portfolio_items original
           LEFT JOIN portfolio_words said ON said.item_id = original.id AND said.lang = spoken.lang
           WHERE original.description <> '' AND original.is_published
         UNION ALL
         SELECT said.alt FROM media original
           LEFT JOIN media_words said ON said.media_id = original.id AND said.lang = spoken.lang
           WHERE original.alt <> '' AND original.used_at IS NOT NULL
         UNION ALL
         SELECT said.text FROM site_texts original
           LEFT JOIN site_text_words said ON said.key = original.key AND said.lang = spoken.lang
           WHERE original.text <> ''
       ) AS text
       GROUP BY spoken.lang`,
      [langs],
    );
  }
}
