import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';
import type { AnswerOf } from '../../../api/use-api';

/** A person without an account whom the user looks after. */
export type Person = AnswerOf<'/account/people'>[number];

/** Actions on the people whom the user looks after. */
export function usePeopleActions() {
  const refresh = useRefresh();
  const done = async () => {
    await refresh('/account/people');
    void refresh('/bookings/**');
  };
  return {
    async addPerson(body: { name: string; birthday: string }): Promise<Person> {
      const person = await answerOf(client.POST('/account/people', { body }));
      await done();
      return person;
    },

    async changePerson(id: string, body: { name: string; birthday: string }): Promise<Person> {
      const call = client.PATCH('/account/people/{id}', { params: { path: { id } }, body });
      const person = await answerOf(call);
      await done();
      return person;
    },

    async removePerson(id: string): Promise<void> {
      await answerOf(client.DELETE('/account/people/{id}', { params: { path: { id } } }));
      await done();
    },
  };
}
