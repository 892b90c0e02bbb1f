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

/** A part of a service. In a `processing` part, the client stays and the team member is free. */
export interface ServiceSegment {
  kind: 'active' | 'processing';
  minutes: number;
}

export const priceKinds = ['fixed', 'from'] as const;
export type PriceKind = (typeof priceKinds)[number];

/** Visitors see and book active services; archived ones are kept only for their bookings. */
export const serviceStatuses = ['active', 'hidden', 'archived'] as const;
export type ServiceStatus = (typeof serviceStatuses)[number];

/** A service that clients can book; not to be confused with Nest's services, whose class names end in the word. */
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

  /** The steps of the visit, one per line; empty for those that follow from the segments. */
  @Column({ type: 'text', default: '' })
  steps: string;

  /** Advice for clients after the visit. */
  @Column({ type: 'text', default: '' })
  aftercare: string;

  /** Path of a bundled picture, shown if the salon has not uploaded one. */
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

  /** Clean-up time after the client has left, when the team member is still busy. */
  @Column({ name: 'buffer_minutes', type: 'smallint', default: 0 })
  bufferMinutes: number;

  /** Weeks after which clients usually come back for it; null if there is no usual interval. */
  @Column({ name: 'rebook_weeks', type: 'smallint', nullable: true })
  rebookWeeks: number | null;

  @Column({ type: 'text', default: 'active' })
  status: ServiceStatus;

  @Column({ type: 'smallint', default: 0 })
  position: number;

  /** Incremented by every change except reordering. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @OneToMany(() => ServiceAddOn, (addOn) => addOn.service)
  addOns: Relation<ServiceAddOn[]>;

  /** Not a column: the repository reads all translations at once. */
  words: ServiceWords[];
}
