import type { EntityManager } from 'typeorm';
import { lockKeys, shareKey } from '../../database/lock-keys.js';

/**
 * The till's locks, in the order in which every transaction takes them, so that none deadlock. Rows of visits, sales and
 * products are locked by their own modules.
 *
 * | lock     | held by                                                                                        |
 * | -------- | ---------------------------------------------------------------------------------------------- |
 * | submit   | each request with a key: a second one with the same key waits, then finds the answer           |
 * | settings | shared by every sale; exclusive for a change of settings, taxes or the currency                |
 * | (row)    | the visit being paid, or the sale being refunded                                               |
 * | head     | the first sale under a new receipt head, which it adds                                         |
 * | ledger   | one transaction at a time, until its end: numbers, balances and days are read behind it        |
 * | (rows)   | products                                                                                       |
 */
const order = ['submit', 'settings', 'head', 'ledger'] as const;

type TillLock = (typeof order)[number];

const lastOf = new WeakMap<EntityManager, number>();

/** Locks a submit key: another request with the same key waits until this transaction ends. */
export async function lockSubmit(
  { scope, key }: { scope: string; key: string },
  tx: EntityManager,
): Promise<void> {
  enter('submit', tx);
  await lockKeys([`${scope} ${key}`], tx);
}

/** Keeps settings, taxes and the currency unchanged until this transaction ends. */
export async function shareSettings(tx: EntityManager): Promise<void> {
  enter('settings', tx);
  await shareKey('till-settings', tx);
}

/** Waits until no sale relies on the settings, taxes and currency. New sales wait until this transaction ends. */
export async function lockSettings(tx: EntityManager): Promise<void> {
  enter('settings', tx);
  await lockKeys(['till-settings'], tx);
}

/** Lets only one transaction at a time add a receipt head. */
export async function lockReceiptHeads(tx: EntityManager): Promise<void> {
  enter('head', tx);
  await lockKeys(['receipt-heads'], tx);
}

/** Call before locking the ledger. */
export function enterLedger(tx: EntityManager): void {
  if ((lastOf.get(tx) ?? 0) < order.indexOf('settings'))
    throw new Error('Lock the settings before the ledger.');
  enter('ledger', tx);
}

/**
 * Lets a transaction that holds all locks enter them again, for the next of several entries in it. It never waits: it
 * already has the settings and the ledger, and its other keys are its own.
 */
export function enterAgain(tx: EntityManager): void {
  lastOf.delete(tx);
}

function enter(lock: TillLock, tx: EntityManager): void {
  const last = lastOf.get(tx) ?? 0;
  const next = order.indexOf(lock);
  if (next < last) throw new Error(`Lock the ${lock} before the ${order[last]}.`);
  lastOf.set(tx, next);
}
