import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type ColumnsOf, integer, oneOf, text } from '../../database/columns.js';
import { queryRows } from '../../database/rows.js';
import { type TranslatedPlace, translatedPlaces } from './translation-progress.view.js';

/** A language with the number of texts translated into it. */
export interface Progress {
  lang: string;
  texts: number;
  translated: number;
}

/** Something with texts that a language lacks. */
export interface Missing {
  place: TranslatedPlace;
  id: string;
  name: string;
  texts: number;
}

const progressColumns: ColumnsOf<Progress> = { lang: text, texts: integer, translated: integer };

const missingColumns: ColumnsOf<Missing> = {
  place: oneOf(...translatedPlaces),
  id: text,
  name: text,
  texts: integer,
};

/**
 * Every text that visitors may see, once for each of the languages `$1`, with what has it and its translation. Leaves out
 * what no visitor is shown.
 */
const WITH_TEXTS = `
  WITH texts AS (
  SELECT spoken.lang, text.place, text.id, text.name, text.translated
  FROM unnest($1::text[]) AS spoken (lang) CROSS JOIN LATERAL (
    SELECT 'category' AS place, original.id::text AS id, original.title AS name, said.title AS translated
      FROM service_categories original
      LEFT JOIN service_category_words said ON said.category_id = original.id AND said.lang = spoken.lang
    UNION ALL
    SELECT 'service', original.id::text, original.title,
           unnest(ARRAY[said.title]
                  || CASE WHEN original.description = '' THEN '{}' ELSE ARRAY[said.description] END
                  || CASE WHEN original.steps = '' THEN '{}' ELSE ARRAY[said.steps] END
                  || CASE WHEN original.aftercare = '' THEN '{}' ELSE ARRAY[said.aftercare] END)
      FROM services original
      LEFT JOIN service_words said ON said.service_id = original.id AND said.lang = spoken.lang
      WHERE original.status <> 'archived'
    UNION ALL
    SELECT 'service', service.id::text, service.title, said.title FROM service_add_ons original
      JOIN services service ON service.id = original.service_id AND service.status <> 'archived'
      LEFT JOIN service_add_on_words said ON said.add_on_id = original.id AND said.lang = spoken.lang
    UNION ALL
    SELECT 'team', original.id::text, original.name, said.role FROM staff original
      LEFT JOIN staff_words said ON said.staff_id = original.id AND said.lang = spoken.lang
      WHERE original.active AND original.role <> ''
    UNION ALL
    SELECT 'team', original.id::text, original.name, said.introduction FROM staff original
      LEFT JOIN staff_words said ON said.staff_id = original.id AND said.lang = spoken.lang
      WHERE original.active AND original.introduction <> ''
    UNION ALL
    SELECT 'portfolio', original.id::text, original.title, said.title FROM portfolio_items original
      LEFT JOIN portfolio_words said ON said.item_id = original.id AND said.lang = spoken.lang
      WHERE original.title <> '' AND original.is_published
    UNION ALL
    SELECT 'portfolio', original.id::text, original.title, said.subtitle FROM portfolio_items original
      LEFT JOIN portfolio_words said ON said.item_id = original.id AND said.lang = spoken.lang
      WHERE original.subtitle <> '' AND original.is_published
    UNION ALL
    SELECT 'portfolio', original.id::text, original.title, said.description FROM portfolio_items original
      LEFT JOIN portfolio_words said ON said.item_id = original.id AND said.lang = spoken.lang
      WHERE original.description <> '' AND original.is_published
    UNION ALL
    SELECT 'picture', original.id::text, original.alt, said.alt FROM media original
      LEFT JOIN media_words said ON said.media_id = original.id AND said.lang = spoken.lang
      WHERE original.alt <> '' AND original.used_at IS NOT NULL
    UNION ALL
    SELECT 'site', '', '', said.text FROM site_texts original
      LEFT JOIN site_text_words said ON said.key = original.key AND said.lang = spoken.lang
      WHERE original.text <> ''
  ) AS text)`;

@Injectable()
export class TranslationProgressRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Leaves out every language where there is nothing to translate. */
  count(langs: readonly string[]): Promise<Progress[]> {
    return queryRows(
      this.source,
      progressColumns,
      `${WITH_TEXTS}
       SELECT lang, count(*)::int AS texts, count(translated)::int AS translated FROM texts GROUP BY lang`,
      [langs],
    );
  }

  /** In the order of `translatedPlaces`, each by name. */
  missing(lang: string): Promise<Missing[]> {
    return queryRows(
      this.source,
      missingColumns,
      `${WITH_TEXTS}
       SELECT place, id, name, count(*)::int AS texts FROM texts WHERE translated IS NULL
       GROUP BY place, id, name
       ORDER BY array_position($2::text[], place), name, id`,
      [[lang], translatedPlaces],
    );
  }
}
