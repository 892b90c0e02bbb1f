import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/**
 * Records that a person was emailed a piece of news, so that it is sent only once. Deleted when the news is too old
 * to email.
 */
@Entity('emailed_news')
export class EmailedNews {
  @ForeignKey('User', { name: 'emailed_news_of_user', onDelete: 'CASCADE' })
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  /** Same as `NewsView._id`. */
  @PrimaryColumn({ name: 'news_id', type: 'text' })
  newsId: string;

  @Column({ name: 'emailed_at', type: 'timestamptz' })
  emailedAt: Date;
}
