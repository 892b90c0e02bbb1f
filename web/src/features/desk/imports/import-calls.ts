import { answerOf, client } from '../../../api/client';
import type { paths } from '../../../api/schema.gen';
import type { ImportDetails, ListedImport } from './models';

/** Omitted fields stay as they are. */
export type ImportChange = paths['/imports/{id}']['put']['requestBody']['content']['application/json'];

let latest: Promise<unknown> = Promise.resolve();
/** Sends one change after the other, whichever form they come from, so that a check knows all answers. */
function inTurn<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const answer = latest.then(send);
  latest = answer.catch(() => undefined);
  return answer;
}

/** Reads a file, and returns the lists in it. */
export const uploadImport = (file: File): Promise<ListedImport[]> =>
  answerOf(
    client.POST('/imports', {
      body: { file: '', name: file.name },
      bodySerializer: ({ name }) => {
        const form = new FormData();
        // Before the file, so that it is known when the file arrives.
        form.append('name', name);
        form.append('file', file);
        return form;
      },
    }),
  );

const at = (id: string) => ({ params: { path: { id } } });

export const changeImport = (id: string, change: ImportChange): Promise<ImportDetails> =>
  inTurn(() => answerOf(client.PUT('/imports/{id}', { ...at(id), body: change })));

export const showImport = (id: string): Promise<ImportDetails> =>
  answerOf(client.GET('/imports/{id}', at(id)));

export const addImportedOffers = (id: string): Promise<ImportDetails> =>
  inTurn(() => answerOf(client.POST('/imports/{id}/offers', at(id))));

export const rehearseImport = (id: string): Promise<ImportDetails> =>
  inTurn(() => answerOf(client.POST('/imports/{id}/rehearsal', at(id))));

export const runImport = (id: string): Promise<ImportDetails> =>
  inTurn(() => answerOf(client.POST('/imports/{id}/run', at(id))));

export const undoImport = (id: string): Promise<ImportDetails> =>
  answerOf(client.POST('/imports/{id}/undo', at(id)));

export async function deleteImport(id: string): Promise<void> {
  await answerOf(client.DELETE('/imports/{id}', at(id)));
}
