import { useFoundClients } from '../../people/clients/use-found-clients';
import { type ClientDraft, knownClient } from './new-booking';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { useWords } from '../../../words/use-words';

/** The choice of adding a new client. */
export const ADD_CHOICE = 'add';

/** Matching clients on file, followed by the option to add a new one. */
export function useClientSearch(name: string) {
  const words = useWords(deskBookings);
  const { choices, clientOf, ...search } = useFoundClients(name);
  return {
    ...search,
    choices: [...choices, { key: ADD_CHOICE, content: words.addAsNew({ name: name.trim() }) }],
    /** The client of a choice; null for other choices. */
    clientOf(key: string): ClientDraft | null {
      const client = clientOf(key);
      return client ? knownClient(client) : null;
    },
  };
}
