import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** What the salon says instead of a sentence of the program. */
@Entity('own_words')
@Check('own_words_say_something', `text <> ''`)
export class OwnWord {
  /** As in `salon_languages`: perhaps one that this version does not speak. */
  @PrimaryColumn({ type: 'text' })
  lang: string;

  /** Side and area: "web/book". Perhaps one that this version does not have, as its sentence. */
  @PrimaryColumn({ type: 'text' })
  area: string;

  /** The sentence's name in its area. */
  @PrimaryColumn({ type: 'text' })
  name: string;

  /** The form of a sentence that depends on a count: "one", "few"; empty where there is only one. */
  @PrimaryColumn({ type: 'text' })
  form: string;

  /** Values stand in it by their names: "{name}". It is never read as anything but a text. */
  @Column({ type: 'text' })
  text: string;

  /** Of the standard wording that it was written against. */
  @Column({ name: 'source_hash', type: 'text' })
  sourceHash: string;
}
