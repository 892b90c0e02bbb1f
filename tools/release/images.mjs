import { execFileSync, spawnSync } from 'node:child_process';

export const PLATFORMS = ['linux/amd64', 'linux/arm64'];

/** @typedef {{ platform: string, file: string, tag: string, context: string, options: string[] }} Image */

/** @param {string} program @param {...string} words */
const run = (program, ...words) => execFileSync(program, words, { stdio: ['ignore', 'inherit', 'inherit'] });

/** @param {string} program @param {string[][]} questions commands that only work where it can build */
const answers = (program, ...questions) =>
  questions.every((words) => spawnSync(program, words, { stdio: 'ignore' }).status === 0);

const docker = {
  name: 'Docker',
  canBuild: () => answers('docker', ['info'], ['buildx', 'version']),
  /** @param {Image} image */
  build: ({ platform, file, tag, context, options }) =>
    run(
      'docker',
      'buildx',
      'build',
      '--platform',
      platform,
      '--tag',
      tag,
      '--output',
      `type=docker,dest=${file}`,
      ...options,
      context,
    ),
};

const podman = {
  name: 'Podman',
  canBuild: () => answers('podman', ['info']),
  /** @param {Image} image */
  build: ({ platform, file, tag, context, options }) => {
    // Only Docker's format keeps the health check.
    run('podman', 'build', '--format', 'docker', '--platform', platform, '--tag', tag, ...options, context);
    run('podman', 'save', '--format', 'docker-archive', '--output', file, tag);
  },
};

/** The program that builds images here; null without one. */
export const findEngine = () => [docker, podman].find(({ canBuild }) => canBuild()) ?? null;
