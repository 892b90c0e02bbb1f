import { Injectable } from '@nestjs/common';
import { SealedSecrets } from '../../database/sealed-secrets.js';

const placeOf = (saleId: string): string => `sold-gift-cards:${saleId}`;

/**
 * Seals the codes of gift cards for their seller. A submit repeated after a lost response gets the codes again. Until
 * then they are stored sealed, so that a copy of the table can't be spent.
 */
@Injectable()
export class GiftCardCodes {
  constructor(private readonly secrets: SealedSecrets) {}

  seal(codes: ReadonlyMap<string, string>, saleId: string): string {
    const text = Buffer.from(JSON.stringify([...codes]));
    return codes.size === 0 ? '' : this.secrets.seal(text, placeOf(saleId)).toString('base64');
  }

  /** Returns no codes if the key has changed since. */
  open(sealed: string, saleId: string): ReadonlyMap<string, string> {
    const text = sealed === '' ? null : this.secrets.open(Buffer.from(sealed, 'base64'), placeOf(saleId));
    return new Map(text ? (JSON.parse(text.toString()) as [string, string][]) : []);
  }
}
