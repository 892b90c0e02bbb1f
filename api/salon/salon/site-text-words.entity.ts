import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An owner's text for the public pages, in another language. */
@Entity('site_text_words')
export class SiteTextWords {
  @PrimaryColumn({ type: 'text' })
  key: string;

  /** BCP 47, as used by the app. May be a language that this version does not support. */
  @PrimaryColumn({ type: 'text' })
  lang: string;

  @Column({ type: 'text' })
  text: string;

  /** Hash of the owner's main-language text when this was written; that of an empty text if there was none. */
  @Column({ name: 'source_hash', type: 'text' })
  sourceHash: string;
}
