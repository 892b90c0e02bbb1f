import type { EntityManager } from 'typeorm';
import { lockKeys, shareKey } from '../../database/lock-keys.js';

/**
 * The locks of the till, in the order in which everyone takes them, so that no two wait for each other. Rows of visits, sales and
 * products are locked by the modules they belong to.
 *
 * | lock     | held by                                                                                        |
 * | -------- | ---------------------------------------------------------------------------------------------- |
 * | submit   | each request with a key: a second one with the same key waits, and finds the answer            |
 * | settings | whoever takes money shares it; whoever changes settings, taxes or the currency has it alone    |
 * | (row)    | the visit that is paid, or the sale that is refunded                                           |
 * | head     | the first sale under a new receipt head, which it adds                                         |
 * | ledger   | one transaction at a time, from here to its end: numbers, balances and days are read behind it |
 * | (rows)   | products                                                                                       |
 */
const order = ['submit', 'settings', 'head', 'ledger'] as const;

type TillLock = (typeof order)[number];

const lastOf = new WeakMap<EntityManager, number>();

/** Another request with the same key waits until this transaction ends. */
export async function lockSubmit(
  { scope, key }: { scope: string; key: string },
  tx: EntityManager,
): Promise<void> {
  enter('submit', tx);
  await lockKeys([`${scope} ${key}`], tx);
}

/** Settings, taxes and the currency stay as they are until this transaction ends. */
export async function shareSettings(tx: EntityManager): Promise<void> {
  enter('settings', tx);
  await shareKey('till-settings', tx);
}

/** Waits until no sale relies on the settings, taxes and currency; new ones wait until this transaction ends. */
export async function lockSettings(tx: EntityManager): Promise<void> {
  enter('settings', tx);
  await lockKeys(['till-settings'], tx);
}

/** Lets one transaction at a time add a receipt head. */
export async function lockReceiptHeads(tx: EntityManager): Promise<void> {
  enter('head', tx);
  await lockKeys(['receipt-heads'], tx);
}

/** Called before the ledger is locked. */
export function enterLedger(tx: EntityManager): void {
  if ((lastOf.get(tx) ?? 0) < order.indexOf('settings'))
    throw new Error('Lock the settings before the ledger.');
  enter('ledger', tx);
}

function enter(lock: TillLock, tx: EntityManager): void {
  const last = lastOf.get(tx) ?? 0;
  const next = order.indexOf(lock);
  if (next < last) throw new Error(`Lock the ${lock} before the ${order[last]}.`);
  lastOf.set(tx, next);
}
