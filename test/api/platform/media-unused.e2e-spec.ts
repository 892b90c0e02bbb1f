import { utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MediaSweeperService } from '../../../api/platform/media/media-sweeper.service.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { anAdmin, type Person } from '../../support/people.js';
import { aPicture, send } from '../../support/pictures.js';

const START = '2027-03-01T08:00:00Z';

let parlour: TestApp;
let admin: Person;

beforeAll(async () => {
  parlour = await startTestApp();
});

afterAll(() => parlour.close());

beforeEach(async () => {
  parlour.clock.set(START);
  admin = await anAdmin(parlour);
  await parlour.database.query(`TRUNCATE portfolio_items CASCADE`);
  await parlour.database.query(`UPDATE salon SET hero_picture_id = NULL, hero_night_picture_id = NULL`);
  await parlour.database.query(`DELETE FROM media`);
});

/** Moves the clock by this many days, give or take a minute; the admin's token has ended by then. */
const pass = async (days: number, minutes = 0) => {
  parlour.clock.advanceMinutes(days * 24 * 60 + minutes);
  admin = await anAdmin(parlour);
};

const sweep = () => parlour.app.get(MediaSweeperService).sweep();

const upload = async (colour: string): Promise<string> =>
  (await send(parlour, admin, await aPicture({ colour }).png().toBuffer()).expect(201)).body._id;

const as = (method: 'get' | 'patch' | 'post' | 'delete', route: string) =>
  parlour.http[method](route).set('Authorization', admin.bearer);

const kept = async (): Promise<string[]> =>
  (await as('get', '/media').expect(200)).body.items.map(({ _id }: { _id: string }) => _id);

const showInPortfolio = async (pictureId: string): Promise<string> =>
  (await as('post', '/portfolio').send({ title: 'Copper bob', pictureId }).expect(201)).body._id;

describe('a picture that was sent for a form and never shown', () => {
  test('is deleted with its files after a week, not a minute earlier', async () => {
    await upload('#101010');
    const files = parlour.folder.pictures();

    await pass(7);
    await sweep();
    const atTheEndOfTheWeek = await kept();
    await pass(0, 1);
    await sweep();

    expect(atTheEndOfTheWeek).toHaveLength(1);
    expect(await kept()).toEqual([]);
    expect(files.length).toBeGreaterThan(0);
    expect(parlour.folder.pictures()).toEqual([]);
  });

  test('has another week when it is sent again', async () => {
    await upload('#202020');
    await pass(6);
    const again = await upload('#202020');
    await pass(6);

    await sweep();

    expect(await kept()).toEqual([again]);
  });
});

describe('a picture that is or was shown', () => {
  test('stays, however old it is', async () => {
    const inPortfolio = await upload('#303030');
    const onTheSite = await upload('#404040');
    await showInPortfolio(inPortfolio);
    await as('patch', '/salon').send({ heroNightPictureId: onTheSite }).expect(200);

    await pass(400);
    await sweep();

    expect((await kept()).sort()).toEqual([inPortfolio, onTheSite].sort());
  });

  test('stays in the library when its work is deleted, until an admin deletes it', async () => {
    const picture = await upload('#505050');
    const work = await showInPortfolio(picture);
    await sweep();
    await as('delete', `/portfolio/${work}`).expect(204);

    await pass(30);
    await sweep();

    expect(await kept()).toEqual([picture]);
  });
});

test('an unfinished file that a crash left behind is deleted, and other files stay', async () => {
  await upload('#606060');
  const whole = parlour.folder.pictures();
  for (const name of ['.unfinished-old', '.unfinished-new', 'a-note-of-the-operator.txt']) {
    writeFileSync(path.join(parlour.folder.path, 'media', name), 'half');
  }
  const longAgo = new Date('2027-02-01T08:00:00Z');
  const now = new Date(START);
  utimesSync(path.join(parlour.folder.path, 'media', '.unfinished-old'), longAgo, longAgo);
  utimesSync(path.join(parlour.folder.path, 'media', '.unfinished-new'), now, now);

  await sweep();

  expect(parlour.folder.pictures()).toEqual(
    [...whole, '.unfinished-new', 'a-note-of-the-operator.txt'].sort(),
  );
});

test('the list of pictures says where each is shown', async () => {
  const nowhere = await upload('#707070');
  const twice = await upload('#808080');
  await showInPortfolio(twice);
  await showInPortfolio(twice);
  await as('patch', '/salon').send({ heroPictureId: twice, heroNightPictureId: twice }).expect(200);

  const { body } = await as('get', '/media').expect(200);

  const shownIn = new Map(
    body.items.map(({ _id, shownIn }: { _id: string; shownIn: string[] }) => [_id, shownIn.sort()]),
  );
  expect(shownIn.get(nowhere)).toEqual([]);
  expect(shownIn.get(twice)).toEqual(['portfolio', 'site']);
});
