import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { KillableSalon } from '../../support/killable-salon.js';
import { nightlyTest } from '../../support/lane.js';

let salon: KillableSalon;
let other: Server;

beforeEach(async () => {
  salon = await KillableSalon.prepare();
  other = createServer((_request, response) => response.writeHead(503).end());
  other.listen(Number(new URL(salon.url).port), '127.0.0.1');
  await once(other, 'listening');
});

afterEach(async () => {
  other.closeAllConnections();
  other.close();
  const postmaster = salon.postmaster();
  if (postmaster !== null) process.kill(postmaster, 'SIGINT');
  await salon.remove();
});

nightlyTest('A-11: a salon whose port is taken leaves nothing running', async () => {
  // 78: a setting has to change, or the other program go.
  await expect(salon.open()).rejects.toThrow('exit code 78');

  expect(salon.postmaster()).toBeNull();
});
