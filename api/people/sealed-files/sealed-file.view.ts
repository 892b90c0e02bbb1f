import { ApiProperty } from '@nestjs/swagger';

/** Something in a client's sealed file. */
class SealedEntryView {
  /** False if its key is missing, or if it was altered in the database; its texts are then empty. */
  isReadable: boolean;

  /** Instant, ISO 8601 in UTC. */
  writtenAt: string;

  /** Null for an account that was deleted, or one without a name. */
  @ApiProperty({ type: String, nullable: true })
  writtenBy: string | null;
}

/** Something that the client can't tolerate. */
export class AllergyView extends SealedEntryView {
  _id: string;
  text: string;
}

/** The client's allergies. */
export class AllergiesView {
  /** True if there is any. Everyone who may open the client's file gets this. */
  hasAny: boolean;

  /** In the order in which they were entered; null for readers who don't treat the client. */
  @ApiProperty({ type: () => [AllergyView], nullable: true })
  items: AllergyView[] | null;
}

/** One version of a formula. */
export class FormulaVersionView extends SealedEntryView {
  /** The mixture, one part on each line. */
  parts: string;

  /** How long it stayed; null if that is not known. */
  @ApiProperty({ type: 'integer', nullable: true })
  minutes: number | null;

  /** How it came out. */
  outcome: string;
  note: string;
}

/** The service of a formula. */
export class FormulaServiceView {
  _id: string;
  title: string;
}

/** A formula in its latest version. */
export class FormulaView extends FormulaVersionView {
  _id: string;

  /** Null for a formula of no particular service. */
  @ApiProperty({ type: () => FormulaServiceView, nullable: true })
  service: FormulaServiceView | null;

  /** When it was mixed: the time of its first version. */
  mixedAt: string;

  /** The versions before a correction, latest first. */
  earlier: FormulaVersionView[];
}

/** The client's formulas. */
export class FormulasView {
  /** Latest first, by when they were mixed. */
  items: FormulaView[];

  /** True if a key to sealed files is missing on this server. */
  isKeyMissing: boolean;

  /** True if the reader may add, correct and remove formulas and allergies. */
  canChange: boolean;
}

/** The sealed file of a client, as the client gets it. */
export class OwnSealedFileView {
  allergies: AllergyView[];
  formulas: FormulaView[];
}
