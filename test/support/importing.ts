import { setTimeout as pause } from 'node:timers/promises';
import type { ImportDetailsView, ImportView } from '../../api/operations/imports/import.view.js';
import type { TestApp } from './app.js';
import type { Person } from './people.js';

/** Uploads, checks, runs and undoes lists as this person. */
export function importsOf(parlour: TestApp, { bearer }: Person) {
  const as = (verb: 'get' | 'post' | 'put', path: string) =>
    parlour.http[verb](path).set('Authorization', bearer);
  const show = async (id: string): Promise<ImportDetailsView> =>
    (await as('get', `/imports/${id}`).expect(200)).body;
  const untilAtRest = async (id: string): Promise<ImportDetailsView> => {
    for (;;) {
      const view = await show(id);
      if (view.state !== 'running' && view.state !== 'undoing') return view;
      await pause(20);
    }
  };
  const uploadAll = async (text: string | Buffer): Promise<ImportView[]> =>
    (
      await as('post', '/imports')
        .field('name', 'list.csv')
        .attach('file', Buffer.from(text), 'list.csv')
        .expect(201)
    ).body;
  const upload = async (text: string): Promise<string> => (await uploadAll(text))[0]?._id ?? '';
  const rehearse = async (id: string): Promise<ImportDetailsView> =>
    (await as('post', `/imports/${id}/rehearsal`).expect(200)).body;
  const run = async (id: string): Promise<ImportDetailsView> => {
    await as('post', `/imports/${id}/run`).expect(200);
    return untilAtRest(id);
  };
  return {
    as,
    show,
    uploadAll,
    upload,
    rehearse,
    run,
    change: (id: string, body: object) => as('put', `/imports/${id}`).send(body).expect(200),
    rowsOf: async (id: string, query: string): Promise<{ number: number; problem: string | null }[]> =>
      (await as('get', `/imports/${id}/rows?${query}`).expect(200)).body.items,
    undo: async (id: string): Promise<ImportDetailsView> => {
      await as('post', `/imports/${id}/undo`).expect(200);
      return untilAtRest(id);
    },
    bringIn: async (text: string): Promise<ImportDetailsView> => {
      const id = await upload(text);
      await rehearse(id);
      return run(id);
    },
  };
}
