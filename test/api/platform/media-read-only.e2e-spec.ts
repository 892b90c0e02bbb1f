import { renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { startTestApp, type TestApp } from '../../support/app.js';
import { anAdmin, type Person } from '../../support/people.js';
import { aPicture, send } from '../../support/pictures.js';

/** On Linux, not even root can create a file there. */
const READ_ONLY = '/sys';

let parlour: TestApp;
let admin: Person;

beforeAll(async () => {
  parlour = await startTestApp();
  admin = await anAdmin(parlour);
});

afterAll(() => parlour.close());

const remove = (id: string) => parlour.http.delete(`/media/${id}`).set('Authorization', admin.bearer);

test('a folder of pictures that takes no changes is said in an answer, and loses nothing', async () => {
  const folder = path.join(parlour.folder.path, 'media');
  const first = await send(parlour, admin, await aPicture().png().toBuffer());
  const picture = await aPicture().jpeg().toBuffer();
  renameSync(folder, `${folder}.kept`);
  symlinkSync(READ_ONLY, folder);

  const refused = await send(parlour, admin, picture);
  const deletion = await remove(first.body._id);
  const { body: between } = await parlour.http.get('/media').set('Authorization', admin.bearer);
  rmSync(folder);
  renameSync(`${folder}.kept`, folder);
  const shown = await parlour.http.get(first.body.src);
  const accepted = await send(parlour, admin, picture);
  const deleted = await remove(first.body._id);

  for (const { status, headers, body } of [refused, deletion]) {
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'pictures-away', '30']);
    expect(body.title).toContain('Nothing was changed. Please try again in a few minutes.');
  }
  expect(between.total).toBe(1);
  expect([shown.status, accepted.status, deleted.status]).toEqual([200, 201, 204]);
});
