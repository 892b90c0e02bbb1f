import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** Records that a team member has seen a piece of news, on any device. Deleted when the news is too old to show. */
@Entity('seen_news')
export class SeenNews {
  @ForeignKey('User', { name: 'seen_news_of_user', onDelete: 'CASCADE' })
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  /** Same as `NewsView._id`. */
  @PrimaryColumn({ name: 'news_id', type: 'text' })
  newsId: string;

  @Column({ name: 'seen_at', type: 'timestamptz' })
  seenAt: Date;
}
