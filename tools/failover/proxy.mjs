/**
 * The configuration of HAProxy. It forwards database connections to the server that Patroni calls the primary, and
 * ends connections to a former one; visitors reach any copy of the app that is ready, and learn which one it was.
 */
export const proxyFile = ({ databasePort, visitorPort, nodes, copies }) => `
global
  maxconn 2000

defaults
  timeout connect 2s
  timeout client 10m
  timeout server 10m
  timeout check 2s

listen database
  mode tcp
  bind 127.0.0.1:${databasePort}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes
  .map(
    ({ name, ports }) =>
      `  server ${name} 127.0.0.1:${ports.postgres} check addr 127.0.0.1 port ${ports.rest}\n`,
  )
  .join('')}
listen visitors
  mode http
  bind 127.0.0.1:${visitorPort}
  balance roundrobin
  option forwardfor
  option httpchk GET /health/ready
  http-check expect status 200
  http-response set-header x-copy %s
  default-server inter 500ms fall 2 rise 1
${copies.map(({ name, port }) => `  server ${name} 127.0.0.1:${port} check\n`).join('')}`;
