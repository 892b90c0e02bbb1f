import { EXTENSION, fileNameAt } from '../archive/salon-archive.js';
import type { DatedFile } from './domain/retention.js';

/** Identifies the salon: several salons may share a folder, and each deletes only its own backups. */
const prefixOf = (mark: string): string => `nightly-${mark}`;

/** The prefix of this salon's nightly backups. */
export const nightlyBeginning = (mark: string): string => `${prefixOf(mark)}-`;

/** A name such as `nightly-5f1c09ab-20270302T033000Z.parlour`. */
export const nightlyName = (mark: string, at: Date): string => fileNameAt(prefixOf(mark), at);

const ANY_BACKUP = /^(?:nightly-[0-9a-f]{8}|salon|before-restore)-\d{8}T\d{6}Z\.parlour$/;

/** True if Parlour gave a backup this name, for any salon and made in any way. */
export const isBackupName = (name: string): boolean => ANY_BACKUP.test(name);

const TIME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** The nightly backups of this salon among these files, judging by name. */
export const nightlyFiles = (names: string[], mark: string): DatedFile[] =>
  names.flatMap((name) => {
    const begun = nightlyBeginning(mark);
    if (!name.startsWith(begun) || !name.endsWith(EXTENSION)) return [];
    const time = name.slice(begun.length, -EXTENSION.length);
    const at = new Date(time.replace(TIME, '$1-$2-$3T$4:$5:$6Z'));
    return TIME.test(time) && nightlyName(mark, at) === name ? [{ name, at }] : [];
  });
