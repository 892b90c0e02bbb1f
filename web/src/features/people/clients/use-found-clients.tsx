import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useSentenceOf } from '../../../api/use-sentence-of';
import type { Choice } from '../../../ui/combobox';
import { useDebounced } from '../../../ui/use-debounced';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { shell } from '../../../words/shell.gen';
import type { DeskBookingsWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import type { ListedClient } from './models';

/** A number is read out loud from here, so it stays on one line. */
const Whole = styled.span`
  display: inline-block;
  max-width: 100%;
`;

/** The shortest text sent to the server. */
const LEAST_LETTERS = 2;
/** Longer than a typist's pause, and too short to notice. */
const PAUSE_MS = 200;
const MOST_SHOWN = 6;

const RETRY_CHOICE = 'retry';

/**
 * Matching clients on file, as choices of a combobox. Responses are cached by their search text, so a late one has no
 * effect on a newer text.
 *
 * @param except a client to leave out
 */
export function useFoundClients(name: string, except?: string) {
  const words = useWords(deskBookings);
  const tryAgain = useWords(shell).tryAgain();
  const sentenceOf = useSentenceOf();
  const typed = name.trim();
  const q = useDebounced(typed, PAUSE_MS);
  const isAsked = typed.length >= LEAST_LETTERS;
  const search = useApi(
    isAsked && q.length >= LEAST_LETTERS ? '/clients' : null,
    { params: { query: { q, pageSize: MOST_SHOWN } } },
    { keepPreviousData: true },
  );
  const isSettled = q === typed && !search.isLoading;
  const failure = isSettled ? search.error : undefined;
  const all = failure ? [] : (search.data?.items ?? []);
  const found = all.filter(({ _id }) => _id !== except);
  const total = (search.data?.total ?? 0) - (all.length - found.length);

  const choices: Choice[] = [
    ...found.map(({ _id, name: full, phone, email, warning }) => ({
      key: _id,
      content: (
        <>
          <bdi>{full}</bdi>
          {(phone || email) && (
            <small dir="ltr">
              {phone && <Whole>{phone}</Whole>}
              {phone && email && ' · '}
              {email}
            </small>
          )}
          {warning && <small>{words.hasWarning()}</small>}
        </>
      ),
    })),
    ...(failure ? [{ key: RETRY_CHOICE, content: tryAgain, staysOpen: true }] : []),
  ];
  return {
    status: !isAsked
      ? ''
      : failure
        ? words.couldNotSearch({ problem: sentenceOf(failure) })
        : isSettled
          ? countText(words, total)
          : words.searching(),
    choices,
    /** The client of a choice; null for other choices. */
    clientOf: (key: string): ListedClient | null => found.find(({ _id }) => _id === key) ?? null,
    retry: () => void search.mutate(),
  };
}

/** The number of matches, if only the first few are shown. */
function countText(words: DeskBookingsWords, total: number): string {
  if (total === 0) return words.noClientFound();
  const found = words.clientsFound({ count: total });
  return total > MOST_SHOWN ? words.keepTyping({ found }) : found;
}
