import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** That somebody was sent a piece of news, so that they are not sent it again. Goes when it is too old for an email. */
@Entity('emailed_news')
export class EmailedNews {
  @ForeignKey('User', { name: 'emailed_news_of_user', onDelete: 'CASCADE' })
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  /** As `NewsView._id`. */
  @PrimaryColumn({ name: 'news_id', type: 'text' })
  newsId: string;

  @Column({ name: 'emailed_at', type: 'timestamptz' })
  emailedAt: Date;
}
