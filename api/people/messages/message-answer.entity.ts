import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../users/user.entity.js';
import { VisitorMessage } from './visitor-message.entity.js';

/** The salon's answer to a visitor. */
@Entity('message_answers')
@Check('message_answers_text_given', "text <> ''")
@Index('message_answers_by_message', ['messageId', 'createdAt', 'id'])
export class MessageAnswer {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'message_id', type: 'uuid' })
  messageId: string;

  @ManyToOne(() => VisitorMessage, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'message_id', foreignKeyConstraintName: 'message_answers_of_message' })
  message: VisitorMessage;

  @Column({ type: 'text' })
  text: string;

  @Column({ name: 'written_by', type: 'uuid', nullable: true })
  writtenById: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'written_by', foreignKeyConstraintName: 'message_answers_written_by' })
  writtenBy: User | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
