import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { MediaItem } from '../../platform/media/media-item.entity.js';
import type { HourCycle } from '../../platform/places/hour-cycle.js';
import type { SocialLink } from '../site-texts/socials.js';

/** The salon's settings, in a single row. */
@Entity('salon')
@Check('salon_is_one', 'id = 1')
@Check('salon_step_divides_the_hour', 'slot_step_minutes IN (5, 10, 15, 20, 30, 60)')
@Check('salon_notice_is_sane', 'notice_minutes BETWEEN 0 AND 43200')
@Check('salon_horizon_is_sane', 'horizon_days BETWEEN 1 AND 730')
@Check('salon_reminder_is_sane', 'reminder_minutes BETWEEN 0 AND 43200')
@Check('salon_cancellation_notice_is_sane', 'cancellation_notice_minutes BETWEEN 0 AND 43200')
@Check('salon_hour_cycle_is_known', "hour_cycle IN ('h12', 'h23')")
@Check('salon_country_has_a_code', "country_code ~ '^[A-Z]{2}$'")
@Check('salon_weeks_begin', 'first_weekday BETWEEN 1 AND 7')
@Check('salon_colour_is_hex', "colour ~ '^#[0-9a-f]{6}$'")
@Check('salon_position_on_earth', 'latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180')
@Check('salon_position_whole', '(latitude IS NULL) = (longitude IS NULL)')
export class Salon {
  @PrimaryColumn({ type: 'smallint', default: 1 })
  id: number;

  @Column({ type: 'text' })
  name: string;

  /** The language of URLs without a prefix, and of everyone who has not chosen one. */
  @Column({ name: 'main_language', type: 'text', default: 'en' })
  mainLanguage: string;

  /** 12- or 24-hour clock; null for each reader's language's default. */
  @Column({ name: 'hour_cycle', type: 'text', nullable: true })
  hourCycle: HourCycle | null;

  /** The first day of the week, 1 is Monday; null for each reader's language's default. */
  @Column({ name: 'first_weekday', type: 'smallint', nullable: true })
  firstWeekday: number | null;

  /** IANA name, for example Europe/Lisbon. */
  @Column({ name: 'time_zone', type: 'text' })
  timeZone: string;

  /** ISO 3166-1, two letters, for example PT; null until set. `country` is its wording in the address. */
  @Column({ name: 'country_code', type: 'character', length: 2, nullable: true })
  countryCode: string | null;

  /** ISO 3166-2, for example DE-BY; null for holidays of the whole country only. */
  @Column({ name: 'holiday_region', type: 'text', nullable: true })
  holidayRegion: string | null;

  /** ISO 4217, for example USD. */
  @Column({ type: 'character', length: 3 })
  currency: string;

  @Column({ name: 'slot_step_minutes', type: 'smallint', default: 15 })
  slotStepMinutes: number;

  /** Minimum notice for a booking, in minutes before its start. */
  @Column({ name: 'notice_minutes', type: 'integer', default: 60 })
  noticeMinutes: number;

  /** Number of days ahead that clients may book. */
  @Column({ name: 'horizon_days', type: 'smallint', default: 90 })
  horizonDays: number;

  /** Deadline for clients to cancel or move a booking, in minutes before its start. */
  @Column({ name: 'cancellation_notice_minutes', type: 'integer', default: 1440 })
  cancellationNoticeMinutes: number;

  /** Time of the reminder, in minutes before that deadline. */
  @Column({ name: 'reminder_minutes', type: 'integer', default: 1440 })
  reminderMinutes: number;

  /** True if clients must give a phone number when booking online. */
  @Column({ name: 'requires_phone', type: 'boolean', default: false })
  requiresPhone: boolean;

  @Column({ type: 'text', default: '' })
  phone: string;

  @Column({ type: 'text', default: '' })
  email: string;

  @Column({ type: 'text', default: '' })
  street: string;

  @Column({ name: 'postal_code', type: 'text', default: '' })
  postalCode: string;

  @Column({ type: 'text', default: '' })
  city: string;

  @Column({ type: 'text', default: '' })
  country: string;

  /** Degrees; null, like the other, without a location on the map. */
  @Column({ type: 'double precision', nullable: true })
  latitude: number | null;

  @Column({ type: 'double precision', nullable: true })
  longitude: number | null;

  /** Shows the live map on the contact page at once, which tells its host who opens the page. */
  @Column({ name: 'shows_live_map', type: 'boolean', default: false })
  showsLiveMap: boolean;

  /** Shows the clients' birthdays of the coming week on the overview. */
  @Column({ name: 'shows_birthdays', type: 'boolean', default: false })
  showsBirthdays: boolean;

  /** A number with + and its country code; empty without one. */
  @Column({ type: 'text', default: '' })
  whatsapp: string;

  @Column({ type: 'jsonb', default: [] })
  socials: SocialLink[];

  /** Null for the bundled pictures. */
  @Column({ name: 'hero_picture_id', type: 'uuid', nullable: true })
  heroPictureId: string | null;

  @ManyToOne(() => MediaItem, { nullable: true })
  @JoinColumn({ name: 'hero_picture_id', foreignKeyConstraintName: 'salon_hero_picture' })
  heroPicture: MediaItem | null;

  @Column({ name: 'hero_night_picture_id', type: 'uuid', nullable: true })
  heroNightPictureId: string | null;

  @ManyToOne(() => MediaItem, { nullable: true })
  @JoinColumn({ name: 'hero_night_picture_id', foreignKeyConstraintName: 'salon_hero_night_picture' })
  heroNightPicture: MediaItem | null;

  /** The salon's own colour as entered, `#rrggbb` (`face/domain/tones.ts`); null for the app's. */
  @Column({ type: 'text', nullable: true })
  colour: string | null;

  /** Null without a logo. */
  @Column({ name: 'logo_picture_id', type: 'uuid', nullable: true })
  logoPictureId: string | null;

  @ManyToOne(() => MediaItem, { nullable: true })
  @JoinColumn({ name: 'logo_picture_id', foreignKeyConstraintName: 'salon_logo_picture' })
  logoPicture: MediaItem | null;

  /**
   * Identifies the state of the salon's custom wording; null before the first. Caches compare it to see if they are
   * current.
   */
  @Column({ name: 'words_version', type: 'uuid', nullable: true })
  wordsVersion: string | null;

  /** First steps that an owner has settled (`first-steps/domain/first-steps.ts`). */
  @Column({ name: 'settled_steps', type: 'text', array: true, default: () => `'{}'` })
  settledSteps: string[];

  /** Time at which the last first step was completed; null in a salon that is still starting. */
  @Column({ name: 'first_steps_over_at', type: 'timestamptz', nullable: true })
  firstStepsOverAt: Date | null;

  /** Time at which the demo data was added; null in a salon that started empty. */
  @Column({ name: 'demo_at', type: 'timestamptz', nullable: true })
  demoAt: Date | null;
}
