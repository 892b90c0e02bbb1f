import { Injectable } from '@nestjs/common';
import { SealedSecrets } from '../../database/sealed-secrets.js';

const placeOf = (saleId: string): string => `sold-gift-cards:${saleId}`;

/**
 * Codes of gift cards on their way to whoever sold them. A submit that is repeated because its answer was lost gets them
 * again; until then they are kept sealed, so that a copy of the table spends none.
 */
@Injectable()
export class GiftCardCodes {
  constructor(private readonly secrets: SealedSecrets) {}

  seal(codes: ReadonlyMap<string, string>, saleId: string): string {
    const text = Buffer.from(JSON.stringify([...codes]));
    return codes.size === 0 ? '' : this.secrets.seal(text, placeOf(saleId)).toString('base64');
  }

  /** None when the key is another by now. */
  open(sealed: string, saleId: string): ReadonlyMap<string, string> {
    const text = sealed === '' ? null : this.secrets.open(Buffer.from(sealed, 'base64'), placeOf(saleId));
    return new Map(text ? (JSON.parse(text.toString()) as [string, string][]) : []);
  }
}
