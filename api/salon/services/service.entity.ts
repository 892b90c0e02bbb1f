import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { centsColumn } from '../../database/safe-integer.js';
import { MediaItem } from '../../platform/media/media-item.entity.js';
import { ServiceAddOn } from './service-add-on.entity.js';
import { ServiceCategory } from './service-category.entity.js';
import type { ServiceWords } from './service-words.entity.js';

/** A stretch of a service: while `processing` the client stays and the team member is free. */
export interface ServiceSegment {
  kind: 'active' | 'processing';
  minutes: number;
}

export const priceKinds = ['fixed', 'from'] as const;
export type PriceKind = (typeof priceKinds)[number];

/** Visitors see and book what is active; what is archived is kept only for the bookings that name it. */
export const serviceStatuses = ['active', 'hidden', 'archived'] as const;
export type ServiceStatus = (typeof serviceStatuses)[number];

/** A service that clients can book; not to be confused with Nest's services, whose classes end in the word. */
@Entity('services')
@Check('services_title_given', "title <> ''")
@Check('services_price_not_negative', 'price_cents >= 0')
@Check('services_price_kind_known', "price_kind IN ('fixed', 'from')")
@Check('services_buffer_sane', 'buffer_minutes BETWEEN 0 AND 120')
@Check('services_rebook_weeks_sane', 'rebook_weeks BETWEEN 1 AND 52')
@Check('services_status_known', "status IN ('active', 'hidden', 'archived')")
@Check('services_segments_given', "jsonb_typeof(segments) = 'array' AND segments <> '[]'::jsonb")
export class Service {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'category_id', type: 'uuid' })
  categoryId: string;

  @ManyToOne(() => ServiceCategory, { nullable: false })
  @JoinColumn({ name: 'category_id', foreignKeyConstraintName: 'services_in_category' })
  category: ServiceCategory;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text', default: '' })
  description: string;

  /** Path of a picture that comes with the app, shown when the salon has given none of its own. */
  @Column({ type: 'text', default: '' })
  img: string;

  @Column({ name: 'picture_id', type: 'uuid', nullable: true })
  pictureId: string | null;

  @ManyToOne(() => MediaItem, { nullable: true })
  @JoinColumn({ name: 'picture_id', foreignKeyConstraintName: 'services_picture' })
  picture: MediaItem | null;

  @Column({ name: 'price_cents', ...centsColumn })
  priceCents: number;

  @Column({ name: 'price_kind', type: 'text', default: 'fixed' })
  priceKind: PriceKind;

  @Column({ type: 'jsonb' })
  segments: ServiceSegment[];

  /** Time to clean up after the client has left; the team member is busy, the client is not. */
  @Column({ name: 'buffer_minutes', type: 'smallint', default: 0 })
  bufferMinutes: number;

  /** After how many weeks clients usually come back for it; null where there is no such time. */
  @Column({ name: 'rebook_weeks', type: 'smallint', nullable: true })
  rebookWeeks: number | null;

  @Column({ type: 'text', default: 'active' })
  status: ServiceStatus;

  @Column({ type: 'smallint', default: 0 })
  position: number;

  /** Grows with every change except a new place in the order. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @OneToMany(() => ServiceAddOn, (addOn) => addOn.service)
  addOns: Relation<ServiceAddOn[]>;

  /** No column: the repository reads those of everything at once. */
  words: ServiceWords[];
}
