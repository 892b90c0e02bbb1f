import { useFoundClients } from '../../people/clients/use-found-clients';
import { type ClientDraft, knownClient } from './new-booking';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { useWords } from '../../../words/use-words';

/** The choice of somebody who is not on file. */
export const ADD_CHOICE = 'add';

/** The clients on file that fit what was typed, and last that it is the name of a new one. */
export function useClientSearch(name: string) {
  const words = useWords(deskBookings);
  const { choices, clientOf, ...search } = useFoundClients(name);
  return {
    ...search,
    choices: [...choices, { key: ADD_CHOICE, content: words.addAsNew({ name: name.trim() }) }],
    /** The client of a choice; null for those that are none. */
    clientOf(key: string): ClientDraft | null {
      const client = clientOf(key);
      return client ? knownClient(client) : null;
    },
  };
}
