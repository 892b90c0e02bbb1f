import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A language of the salon apart from its main one. */
@Entity('salon_languages')
export class SalonLanguage {
  /** BCP 47, as used by the app: "pt". May be a language that this version does not support. */
  @PrimaryColumn({ type: 'text' })
  lang: string;

  /** Its position in the menu. */
  @Column({ type: 'smallint' })
  position: number;

  /** True if visitors can read the site in it; until then, the owner is preparing it. */
  @Column({ name: 'is_public', type: 'boolean' })
  isPublic: boolean;
}
