import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A team member who also wants news by email. Deleted when they unsubscribe, or may no longer read any. */
@Entity('news_readers')
export class NewsReader {
  @ForeignKey('User', { name: 'news_readers_of_user', onDelete: 'CASCADE' })
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  /** Anything before they subscribed is not news to them. */
  @Column({ name: 'wanted_from', type: 'timestamptz' })
  wantedFrom: Date;

  /** Time of the first counted email. */
  @Column({ name: 'hour_began_at', type: 'timestamptz' })
  hourBeganAt: Date;

  /** Emails since then. */
  @Column({ name: 'emails_in_hour', type: 'integer', default: 0 })
  emailsInHour: number;
}
