// True if the alerts fire when they should, and only then: npm run prove:alerts, on Debian after apt-get install prometheus.
import { spawnSync } from 'node:child_process';
import { findProgram } from './find-program.mjs';

const FOLDER = 'docker/observe';

const promtool = findProgram('promtool');
if (!promtool) {
  process.stderr.write('There is no promtool here. On Debian: apt-get install prometheus\n');
  process.exit(69);
}

const CHECKS = [
  ['check', 'config', `${FOLDER}/prometheus.yaml`],
  ['check', 'rules', `${FOLDER}/alerts.yaml`],
  ['test', 'rules', `${FOLDER}/alerts.test.yaml`],
];

for (const words of CHECKS) {
  const { status } = spawnSync(promtool, words, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
