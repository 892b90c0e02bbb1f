/**
 * Moves the clock of this process or page: from now on `Date` reads this many milliseconds more than the machine's clock, and
 * runs on. Timers and `performance.now()` stay as they are. Refers to nothing outside itself, so that a page can run it.
 *
 * @param {number | (() => number)} ahead a function when it may change
 */
export function moveDate(ahead) {
  const MachineDate = globalThis.Date;
  const now = () => MachineDate.now() + (typeof ahead === 'number' ? ahead : ahead());
  const MovedDate = new Proxy(MachineDate, {
    construct: (target, parts, caller) =>
      Reflect.construct(target, parts.length === 0 ? [now()] : parts, caller),
    apply: () => new MachineDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  MachineDate.prototype.constructor = MovedDate;
  globalThis.Date = MovedDate;
}
