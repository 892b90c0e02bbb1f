import { outgoingTrace, traceOf, withTrace } from './request-trace.js';

const behindAProxy = { trustProxy: 1 };
const PARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('12-C1 the id of a request', () => {
  test.each(['7b1f0c2e9d4a4f0b8e6d5c4b3a291807', 'Root=1-67891233-abcdef012345678912345678', 'a1b2c3d4:5'])(
    'is the proxy’s: %s',
    (id) => expect(traceOf({ 'x-request-id': id }, behindAProxy).id).toBe(id),
  );

  test.each([
    'short',
    'a'.repeat(129),
    'a line end\nERROR forged',
    'forged\rline',
    'two-of-them, in-one-header',
    '\u001b[31mred-text',
    'maria@example.com',
    '{"level":"error"}',
    'größer-als-ascii',
  ])('is never %j', (id) => expect(traceOf({ 'x-request-id': id }, behindAProxy).id).toMatch(UUID));

  test('is our own without a proxy, whatever someone sends', () => {
    const trace = traceOf({ 'x-request-id': 'f00dcafe-1234', traceparent: PARENT }, { trustProxy: 0 });

    expect(trace.id).toMatch(UUID);
    expect(trace.traceId).toBe(trace.id.replaceAll('-', ''));
  });

  test('is the trace’s where a proxy sends nothing else', () => {
    expect(traceOf({ traceparent: PARENT }, behindAProxy)).toEqual({
      id: '4bf92f3577b34da6a3ce929d0e0e4736',
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      flags: '01',
    });
  });
});

describe('12-C1 a traceparent', () => {
  const traceIdOf = (traceparent: string) => traceOf({ traceparent }, behindAProxy).traceId;

  test('of a later version is read as far as we know it', () => {
    expect(traceIdOf(`${PARENT.replace(/^00/, '7c')}-what-comes-next`)).toBe(
      '4bf92f3577b34da6a3ce929d0e0e4736',
    );
  });

  test.each([
    PARENT.toUpperCase(),
    `${PARENT}-more`,
    `${PARENT} `,
    PARENT.replace(/^00/, 'ff'),
    PARENT.replace(/^00/, '7c').concat('more'),
    PARENT.replace('4bf92f3577b34da6a3ce929d0e0e4736', '0'.repeat(32)),
    PARENT.replace('00f067aa0ba902b7', '0'.repeat(16)),
    PARENT.slice(3),
    PARENT.slice(0, -1),
    `7c${PARENT.slice(2)}-${'x'.repeat(300)}`,
    `${PARENT}\n`,
  ])('is not %j', (traceparent) => {
    expect(traceIdOf(traceparent)).not.toContain('4bf92f3577b34da6a3ce929d0e0e4736');
  });

  test('goes on to other servers with its trace, our own span, and no flag that we do not know', () => {
    const trace = traceOf({ traceparent: PARENT.replace(/01$/, 'ff') }, behindAProxy);
    const spans = [1, 2].map(() => withTrace(trace, outgoingTrace).traceparent);

    expect(spans[0]).toMatch(/^00-4bf92f3577b34da6a3ce929d0e0e4736-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$/);
    expect(spans[1]).not.toBe(spans[0]);
    expect(outgoingTrace()).toEqual({});
  });
});
