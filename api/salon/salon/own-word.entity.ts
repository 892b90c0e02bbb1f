import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The salon's custom wording for a sentence of the app. */
@Entity('own_words')
@Check('own_words_say_something', `text <> ''`)
export class OwnWord {
  /** As in `salon_languages`: may be a language that this version does not support. */
  @PrimaryColumn({ type: 'text' })
  lang: string;

  /** Side and area: "web/book". Like the sentence, it may not exist in this version. */
  @PrimaryColumn({ type: 'text' })
  area: string;

  /** The sentence's name in its area. */
  @PrimaryColumn({ type: 'text' })
  name: string;

  /** The form of a sentence with a count: "one", "few"; empty if there is only one. */
  @PrimaryColumn({ type: 'text' })
  form: string;

  /** Contains values by name: "{name}". Always treated as plain text. */
  @Column({ type: 'text' })
  text: string;

  /** Hash of the standard wording when this was written. */
  @Column({ name: 'source_hash', type: 'text' })
  sourceHash: string;
}
