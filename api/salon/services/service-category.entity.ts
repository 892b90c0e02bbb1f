import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { CategoryColour } from './domain/category-colour.js';
import type { ServiceCategoryWords } from './service-category-words.entity.js';

/** A section of the price list: hair, nails, make-up … */
@Entity('service_categories')
@Unique('service_categories_slug_once', ['slug'])
@Check(
  'service_categories_colour_known',
  `colour IN ('clay', 'rose', 'plum', 'sage', 'olive', 'sky', 'teal', 'indigo', 'amber', 'brick', 'moss', 'slate')`,
)
export class ServiceCategory {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  slug: string;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'smallint', default: 0 })
  position: number;

  /** Null if an older instance without colours added it during an upgrade. */
  @Column({ type: 'text', nullable: true })
  colour: CategoryColour | null;

  /** Not a column: see `Service.words`. */
  words: ServiceCategoryWords[];
}
