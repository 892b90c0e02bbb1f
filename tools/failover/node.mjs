import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Program, asPostgres, childrenOf, commandOf, isAlive, signalAll } from '../processes.mjs';

/** One of the three servers: Patroni and the PostgreSQL that it looks after, in a folder of their own. */
export class Node {
  #patroni;
  #dataFolder;

  constructor({ name, folder, logs, ports, settings }) {
    this.name = name;
    this.restUrl = `http://127.0.0.1:${ports.rest}`;
    this.ports = ports;
    this.#dataFolder = path.join(folder, name);
    const file = path.join(folder, `${name}.yml`);
    // Every JSON file is a YAML file.
    writeFileSync(
      file,
      JSON.stringify(description({ name, folder, dataFolder: this.#dataFolder, ports, settings })),
    );
    this.#patroni = new Program({ name, command: asPostgres([settings.programs.patroni, file]), logs });
  }

  start() {
    this.#patroni.start();
  }

  get isRunning() {
    return this.#patroni.isRunning;
  }

  /** PostgreSQL's first process, or null if none is running. */
  get postmaster() {
    try {
      const pid = Number(readFileSync(path.join(this.#dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
      // After a crash the file stays, and its process number may have been reused.
      return isAlive(pid) && commandOf(pid).includes(this.#dataFolder) ? pid : null;
    } catch {
      return null;
    }
  }

  get postgresPids() {
    const { postmaster } = this;
    return postmaster === null ? [] : [postmaster, ...childrenOf(postmaster).map(({ pid }) => pid)];
  }

  /** Those that send the journal to the standbys. */
  get walSenders() {
    const { postmaster } = this;
    const children = postmaster === null ? [] : childrenOf(postmaster);
    return children.filter(({ title }) => title.includes('walsender')).map(({ pid }) => pid);
  }

  /** Simulates the loss of the machine: Patroni and all of PostgreSQL end at once, without notice. */
  killMachine() {
    const pids = this.postgresPids;
    this.#patroni.kill('SIGKILL');
    signalAll(pids, 'SIGKILL');
    return pids;
  }

  /** PostgreSQL's first process only: the others see it and end, and Patroni is there to notice. */
  killPostmaster() {
    const [postmaster, ...others] = this.postgresPids;
    signalAll([postmaster], 'SIGKILL');
    return [postmaster, ...others];
  }

  async stop() {
    const pids = this.postgresPids;
    await this.#patroni.stop();
    // Patroni stops its server; leftovers, such as after an error, do not end on their own.
    signalAll(pids.filter(isAlive), 'SIGKILL');
  }
}

const description = ({ name, folder, dataFolder, ports, settings }) => ({
  scope: 'cell',
  name,
  restapi: { listen: `127.0.0.1:${ports.rest}`, connect_address: `127.0.0.1:${ports.rest}` },
  etcd3: { host: `127.0.0.1:${settings.etcdPort}` },
  bootstrap: {
    dcs: {
      ...settings.timing,
      // A server that has crashed is not waited for: there is one that has everything.
      primary_start_timeout: 0,
      // A synchronous standby has everything that was acknowledged, however much more the primary had started to
      // write; with a lag limit, no standby might take over while the machine is down.
      maximum_lag_on_failover: settings.isSynchronous ? 1_073_741_824 : 1_048_576,
      synchronous_mode: settings.isSynchronous,
      synchronous_mode_strict: settings.isSynchronous,
      synchronous_node_count: 1,
      postgresql: {
        use_pg_rewind: true,
        use_slots: true,
        parameters: {
          synchronous_commit: 'on',
          fsync: 'on',
          wal_keep_size: '512MB',
          max_wal_senders: 8,
          // A standby whose primary has gone looks for the next one: every second in place of five.
          wal_retrieve_retry_interval: '1s',
        },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
  },
  postgresql: {
    listen: `127.0.0.1:${ports.postgres}`,
    connect_address: `127.0.0.1:${ports.postgres}`,
    data_dir: dataFolder,
    bin_dir: settings.programs.postgresFolder,
    pgpass: path.join(folder, `${name}.pgpass`),
    remove_data_directory_on_rewind_failure: true,
    authentication: {
      superuser: { username: 'postgres', password: settings.password },
      replication: { username: 'replicator', password: settings.password },
      rewind: { username: 'rewinder', password: settings.password },
    },
    pg_hba: [
      'host all all 127.0.0.1/32 scram-sha-256',
      'host replication replicator 127.0.0.1/32 scram-sha-256',
      'local all all scram-sha-256',
    ],
    parameters: { unix_socket_directories: folder, password_encryption: 'scram-sha-256' },
  },
});
