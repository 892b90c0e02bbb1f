import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { ServiceCategoryWords } from './service-category-words.entity.js';

/** A part of the price list: hair, nails, make-up … */
@Entity('service_categories')
@Unique('service_categories_slug_once', ['slug'])
export class ServiceCategory {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  slug: string;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'smallint', default: 0 })
  position: number;

  /** No column: see `Service.words`. */
  words: ServiceCategoryWords[];
}
