import type { AnswerOf } from '../../../api/use-api';

type Obstacle = AnswerOf<'/availability/obstacles'>['obstacles'][number];

/** Shorter than any day, including the one on which clocks go forward. */
const ALMOST_A_DAY_MS = 22 * 60 * 60_000;

/** The name of the sentence; time off for a whole day has one without hours. */
export function sentenceNameOf({ kind, startsAt, endsAt }: Pick<Obstacle, 'kind' | 'startsAt' | 'endsAt'>) {
  switch (kind) {
    case 'time-off':
      return Date.parse(endsAt) - Date.parse(startsAt) >= ALMOST_A_DAY_MS ? 'dayOff' : 'timeOff';
    case 'client-busy':
      return 'clientBusy';
    case 'too-late':
      return 'tooLate';
    case 'full-pool':
      return 'fullPool';
    case 'closed':
    case 'away':
    case 'booking':
    case 'block':
    case 'hold':
      return kind;
  }
}
