import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { PortfolioItem } from './portfolio-item.entity.js';

/** A portfolio entry's texts in another language. Null means untranslated. */
@Entity('portfolio_words')
export class PortfolioWords {
  @PrimaryColumn({ name: 'item_id', type: 'uuid' })
  itemId: string;

  /** BCP 47, as used by the app. May be a language that this version does not support. */
  @PrimaryColumn({ type: 'text' })
  lang: string;

  @ManyToOne(() => PortfolioItem, (item) => item.words, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'item_id', foreignKeyConstraintName: 'portfolio_words_of' })
  item: Relation<PortfolioItem>;

  @Column({ type: 'text', nullable: true })
  title: string | null;

  @Column({ type: 'text', nullable: true })
  subtitle: string | null;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  /** Hash of the original text when this was written. */
  @Column({ name: 'source_hash', type: 'text' })
  sourceHash: string;
}
