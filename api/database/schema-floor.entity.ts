import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: the oldest version of the program that this schema still works with. */
@Entity('schema_floor')
@Check('schema_floor_is_one', 'id = 1')
@Check('schema_floor_is_a_version', `min_version ~ '^[0-9]+[.][0-9]+[.][0-9]+$'`)
export class SchemaFloor {
  @PrimaryColumn({ type: 'smallint', default: 1 })
  id: number;

  @Column({ name: 'min_version', type: 'text', default: '0.1.0' })
  minVersion: string;
}
