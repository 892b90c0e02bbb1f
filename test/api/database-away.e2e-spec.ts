import { startTestApp } from '../support/app.js';
import { createTestDatabase } from '../support/cluster.js';
import { throughANetwork } from '../support/silent-network.js';

test('a salon whose network to PostgreSQL has gone silent says so, and serves again without a restart', async () => {
  const database = await createTestDatabase();
  const network = await throughANetwork(database.url);
  const parlour = await startTestApp({ databaseUrl: network.url, env: { DATABASE_POOL_SIZE: '2' } });
  const askForReviews = () => parlour.http.get('/reviews').then(({ status }) => status);
  expect(await askForReviews()).toBe(200);

  network.silence();
  // More than there are connections: some wait for an answer, the others for a connection.
  const answers = await Promise.all(Array.from({ length: 4 }, askForReviews));

  expect(answers).toEqual([503, 503, 503, 503]);
  // The silent connections are closed by now, and what comes next gets new ones.
  expect(await askForReviews()).toBe(200);
  await parlour.close();
  await network.close();
  await database.drop();
});
