import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A single row with the oldest program version that works with this schema. */
@Entity('schema_floor')
@Check('schema_floor_is_one', 'id = 1')
@Check('schema_floor_is_a_version', `min_version ~ '^[0-9]+[.][0-9]+[.][0-9]+$'`)
export class SchemaFloor {
  @PrimaryColumn({ type: 'smallint', default: 1 })
  id: number;

  @Column({ name: 'min_version', type: 'text', default: '0.1.0' })
  minVersion: string;
}
