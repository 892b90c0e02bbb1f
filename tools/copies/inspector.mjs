import { once } from 'node:events';

/** Looks into an app that was started with `--inspect` on this port. */
export async function openInspector(port) {
  const [{ webSocketDebuggerUrl }] = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  const waiting = new Map();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(data);
    waiting.get(id)?.(error ? Promise.reject(new Error(error.message)) : result);
    waiting.delete(id);
  });
  let last = 0;
  const send = (method, params = {}) =>
    new Promise((resolve) => {
      waiting.set(++last, resolve);
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return {
    /** Memory in use, in MB, after a garbage collection. */
    async liveMemory() {
      await send('HeapProfiler.collectGarbage');
      const { result } = await send('Runtime.evaluate', {
        expression: 'process.memoryUsage()',
        returnByValue: true,
      });
      const { heapUsed, external } = result.value;
      return (heapUsed + external) / 1_048_576;
    },
    close: () => socket.close(),
  };
}
