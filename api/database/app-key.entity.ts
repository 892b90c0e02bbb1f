import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A secret that the server generated for itself, shared by all instances. */
@Entity('app_keys')
export class AppKey {
  @PrimaryColumn({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  value: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
