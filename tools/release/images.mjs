import { execFileSync, spawnSync } from 'node:child_process';

/** @typedef {{ platform: string, file: string, tag: string, context: string, options: string[] }} Image */
/** @typedef {{ program: string, questions: string[][], commands: (image: Image) => string[][] }} Engine */

export const PROCESSORS = ['amd64', 'arm64'];

/** Docker names it in a Dockerfile; Podman 4.3 does not, and would emulate the whole build. */
const KNOWS_BUILDER = [
  '--build-arg',
  `BUILDPLATFORM=linux/${process.arch === 'x64' ? 'amd64' : process.arch}`,
];

/**
 * Podman and Buildah have the same commands for this.
 *
 * @param {string} program
 * @returns {Engine}
 */
const withoutServer = (program) => ({
  program,
  questions: [['info']],
  commands: ({ platform, file, tag, context, options }) => [
    // Only Docker's format keeps the health check.
    [
      'build',
      '--format',
      'docker',
      '--platform',
      platform,
      '--tag',
      tag,
      ...KNOWS_BUILDER,
      ...options,
      context,
    ],
    // `save` would name the image `localhost/…`, and so would `docker load`.
    ['push', tag, `docker-archive:${file}:${tag}`],
  ],
});

/** @type {Engine[]} */
export const engines = [
  {
    program: 'docker',
    questions: [['info'], ['buildx', 'version']],
    commands: ({ platform, file, tag, context, options }) => {
      const output = `type=docker,dest=${file}`;
      return [
        ['buildx', 'build', '--platform', platform, '--tag', tag, '--output', output, ...options, context],
      ];
    },
  },
  withoutServer('podman'),
  withoutServer('buildah'),
];

/** True if all commands work that only work where it can build. @param {Engine} engine */
const canBuild = ({ program, questions }) =>
  questions.every((words) => spawnSync(program, words, { stdio: 'ignore' }).status === 0);

/**
 * The engine to build images with, by name or the first that answers; null without one. @param {string | undefined}
 * name
 */
export const findEngine = (name) =>
  engines.find((engine) => (name === undefined || engine.program === name) && canBuild(engine)) ?? null;

/** Builds an image into a file for `docker load`. @param {Engine} engine @param {Image} image */
export function buildImage(engine, image) {
  for (const words of engine.commands(image))
    execFileSync(engine.program, words, { stdio: ['ignore', 'inherit', 'inherit'] });
}

/** @param {string} file @param {string} member */
const readMember = (file, member) =>
  JSON.parse(execFileSync('tar', ['--extract', '--to-stdout', '--file', file, member], { encoding: 'utf8' }));

/**
 * Differences between an image and one that can be released: an engine without emulation may have built for the wrong
 * processor, or lost the health check to another format.
 *
 * @param {string} file as `docker save` writes it
 * @param {{ processor: string, version: string }} expected
 * @returns {string[]} one sentence for each fault
 */
export function faultsOfImage(file, { processor, version }) {
  const [{ Config: member }] = readMember(file, 'manifest.json');
  const { architecture, config } = readMember(file, member);
  const label = config.Labels?.['org.opencontainers.image.version'];
  return [
    ...(architecture === processor ? [] : [`It is for ${architecture}, not for ${processor}.`]),
    ...(label === version ? [] : [`Its label says ${label ?? 'nothing'}, not ${version}.`]),
    ...(config.User === 'node' ? [] : [`It runs as ${config.User || 'root'}, not as node.`]),
    ...(config.Healthcheck ? [] : ['It has no health check.']),
  ];
}
