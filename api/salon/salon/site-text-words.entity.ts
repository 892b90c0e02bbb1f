import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A text of the public pages in the owner's words, in one more language. */
@Entity('site_text_words')
export class SiteTextWords {
  @PrimaryColumn({ type: 'text' })
  key: string;

  /** BCP 47, as the program names it. Perhaps one that this version does not speak. */
  @PrimaryColumn({ type: 'text' })
  lang: string;

  @Column({ type: 'text' })
  text: string;

  /** Of the owner's text in the main language when this was written; of an empty one if they had none. */
  @Column({ name: 'source_hash', type: 'text' })
  sourceHash: string;
}
