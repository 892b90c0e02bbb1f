/** Token to send as `Authorization: Bearer …` for the next ten minutes. */
export class TokenView {
  token: string;
}
