import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** Somebody of the team who wants news by email, too. Goes when they no longer do, or may no longer read any. */
@Entity('news_readers')
export class NewsReader {
  @ForeignKey('User', { name: 'news_readers_of_user', onDelete: 'CASCADE' })
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  /** What happened before they said so is no news. */
  @Column({ name: 'wanted_from', type: 'timestamptz' })
  wantedFrom: Date;

  /** When the first of the emails that are counted was written. */
  @Column({ name: 'hour_began_at', type: 'timestamptz' })
  hourBeganAt: Date;

  /** So many since then. */
  @Column({ name: 'emails_in_hour', type: 'integer', default: 0 })
  emailsInHour: number;
}
