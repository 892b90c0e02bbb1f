import { useFormats } from '../../../ui/use-formats';
import { overview as book } from '../../../words/overview.gen';
import { useWords } from '../../../words/use-words';
import type { DayBar, Doing } from './day-lines';

/** Texts for the times, clients and states in the day's lines. */
export function useDayTexts() {
  const words = useWords(book);
  const { formatWallMinute: time, formatDuration } = useFormats();
  const span = ({ from, to }: { from: number; to: number }) => words.span({ from: time(from), to: time(to) });
  const nameOf = (client: string) => client || words.noName();
  const states = {
    done: words.stateDone,
    now: words.inTheChair,
    waiting: words.isWaiting,
    next: words.toCome,
    late: words.late,
  };
  return {
    time,
    span,
    nameOf,
    /** "09", or "9 am". */
    hour: (minute: number) => time(minute).replace(/:00/, ''),
    /** The text of a bar, for screen readers and tooltips, and as shown. */
    bar({ kind, from, to, label, visit }: DayBar): { said: string; shown: string } {
      const when = span({ from, to });
      if (kind === 'free') return { said: words.freeSpan({ span: when }), shown: formatDuration(to - from) };
      if (kind === 'off')
        return { said: words.offSpan({ what: label || words.breakOrOff(), span: when }), shown: label };
      const client = nameOf(label);
      const said = words.visitSpan({
        client,
        service: visit?.line.title ?? '',
        span: when,
        state: states[kind](),
      });
      return { said, shown: client };
    },
    doing(doing: Doing): string {
      switch (doing.is) {
        case 'with':
          return words.clientUntil({ name: nameOf(doing.client), time: time(doing.at) });
        case 'waiting':
          return words.clientWaits({ name: nameOf(doing.client), time: time(doing.at) });
        case 'late':
          return words.clientIsLate({ name: nameOf(doing.client), minutes: doing.minutes });
        case 'free':
          return words.freeUntil({ time: time(doing.at) });
        case 'starts':
          return words.startsAt({ time: time(doing.at) });
        case 'between':
          return words.nothingNow();
        case 'finished':
          return words.finished();
      }
    },
    next: ({ client, at }: { client: string; at: number }) =>
      words.next({ time: time(at), name: nameOf(client) }),
  };
}
