import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** That somebody of the team has seen a piece of news, on whichever device. Goes when the news is too old to be told. */
@Entity('seen_news')
export class SeenNews {
  @ForeignKey('User', { name: 'seen_news_of_user', onDelete: 'CASCADE' })
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  /** As `NewsView._id`. */
  @PrimaryColumn({ name: 'news_id', type: 'text' })
  newsId: string;

  @Column({ name: 'seen_at', type: 'timestamptz' })
  seenAt: Date;
}
