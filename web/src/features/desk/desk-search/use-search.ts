import { useApi } from '../../../api/use-api';
import { useMay } from '../../../api/use-may';
import { useSalon } from '../../../api/use-salon';
import { holdsAllWords } from '../../../lib/plain-text';
import { useDebounced } from '../../../ui/use-debounced';
import { useFormats } from '../../../ui/use-formats';
import { deskSearch } from '../../../words/desk-search.gen';
import { useWords } from '../../../words/use-words';
import type { Entry, EntryGroup } from './entries';

/** The shortest text sent to the server. */
const LEAST_LETTERS = 2;
/** Longer than a typist's pause, and too short to notice. */
const PAUSE_MS = 150;
/** The most results shown per kind. */
const MOST = 5;

/**
 * Results for the text, by kind. The server finds clients and bookings that the user may see; services, pages and
 * actions are already here.
 */
export function useSearch(text: string, pages: readonly Entry[], actions: readonly Entry[]) {
  const words = useWords(deskSearch);
  const { formatDateTime } = useFormats();
  const may = useMay();
  const { data: salon } = useSalon();
  const typed = text.trim();
  const q = useDebounced(typed, PAUSE_MS);
  const isAsked = typed.length >= LEAST_LETTERS && q.length >= LEAST_LETTERS;
  const query = { q, pageSize: MOST };
  const kept = { keepPreviousData: true };
  const clients = useApi(isAsked && may['client-search'] ? '/clients' : null, { params: { query } }, kept);
  const bookings = useApi(isAsked && may.diary ? '/bookings' : null, { params: { query } }, kept);
  const { data: services = [] } = useApi('/services');
  const timeZone = salon?.timeZone ?? 'UTC';

  const found = isAsked ? (clients.data?.items ?? []) : [];
  const fitting = (entries: readonly Entry[]) =>
    typed === '' ? [] : entries.filter(({ label }) => holdsAllWords(label, typed));
  const fittingServices = fitting(
    services.map(({ _id, slug, title }) => ({
      kind: 'service',
      id: may.catalogue ? _id : slug,
      label: title,
    })),
  );
  const groups: EntryGroup[] = [
    {
      heading: words.clients(),
      ...(isAsked && clients.data && { total: clients.data.total }),
      entries: found.map(({ _id, name, phone, email }) => ({
        kind: 'client',
        id: _id,
        label: name,
        hint: phone || email,
      })),
    },
    {
      heading: words.bookings(),
      ...(isAsked && bookings.data && { total: bookings.data.total }),
      entries: (isAsked ? (bookings.data?.items ?? []) : []).map(({ _id, reference, client, startsAt }) => ({
        kind: 'booking',
        id: _id,
        label: words.bookingOf({ reference, name: client.name }),
        hint: formatDateTime(startsAt, timeZone),
      })),
    },
    {
      heading: words.services(),
      total: fittingServices.length,
      entries: fittingServices.slice(0, MOST),
    },
    { heading: words.pages(), entries: fitting(pages) },
    {
      heading: words.actions(),
      entries: [
        ...fitting(actions),
        ...(may.bookings ? found.slice(0, 1) : []).map(({ _id, name }): Entry => ({
          kind: 'book',
          id: _id,
          label: words.bookFor({ name }),
        })),
      ],
    },
  ];
  const failed = clients.error ?? bookings.error;
  const isWaiting = typed.length >= LEAST_LETTERS && (q !== typed || clients.isLoading || bookings.isLoading);
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isWaiting,
    problem: isWaiting ? undefined : failed,
    retry: () => void Promise.all([clients.mutate(), bookings.mutate()]),
  };
}
