import { useSentenceOf } from '../../api/use-sentence-of';
import { useApi } from '../../api/use-api';
import { counted } from '../../lib/counted';
import type { Choice } from '../../ui/combobox';
import { useDebounced } from '../../ui/use-debounced';
import type { ClientDraft } from './new-booking';

/** Clients on file are searched once this much is typed. */
const leastLetters = 2;
/** Long enough for the next key of somebody who types, too short to wait for. */
const pauseMs = 200;
const mostShown = 6;

/** The choice of somebody who is not on file. */
export const addChoice = 'add';
const retryChoice = 'retry';

/**
 * The clients on file that fit what was typed. Every answer is kept by what it was asked for, so one that comes late
 * belongs to a text that is gone and changes nothing.
 */
export function useClientSearch(name: string) {
  const sentenceOf = useSentenceOf();
  const typed = name.trim();
  const q = useDebounced(typed, pauseMs);
  const isAsked = typed.length >= leastLetters;
  const search = useApi(
    isAsked && q.length >= leastLetters ? '/clients' : null,
    { params: { query: { q, pageSize: mostShown } } },
    { keepPreviousData: true },
  );
  const isSettled = q === typed && !search.isLoading;
  const failure = isSettled ? search.error : undefined;
  const found = failure ? [] : (search.data?.items ?? []);

  const choices: Choice[] = [
    ...found.map(({ _id, name: full, phone, email }) => ({
      key: _id,
      content: (
        <>
          <span>{full}</span>
          {(phone || email) && <small>{[phone, email].filter(Boolean).join(' · ')}</small>}
        </>
      ),
    })),
    ...(failure ? [{ key: retryChoice, content: 'Try again', staysOpen: true }] : []),
    { key: addChoice, content: `Add “${typed}” as a new client` },
  ];
  return {
    status: !isAsked
      ? ''
      : failure
        ? `We couldn’t search your clients. ${sentenceOf(failure)}`
        : isSettled
          ? countText(search.data?.total ?? 0)
          : 'Searching…',
    choices,
    /** The client of a choice; null for those that are none. */
    clientOf(key: string): ClientDraft | null {
      const client = found.find(({ _id }) => _id === key);
      return client ? { id: client._id, name: client.name, phone: client.phone, email: client.email } : null;
    },
    retry: () => void search.mutate(),
  };
}

/** How many fit, where only the first few are shown. */
function countText(total: number): string {
  if (total === 0) return 'No client found';
  const text = `${counted(total, 'client')} found`;
  return total > mostShown ? `${text}. Keep typing to narrow them down.` : text;
}
