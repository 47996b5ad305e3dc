import type { CertificadoLeido } from '@colega/contract/certificados';

const CADA_MS = 5_000;
/** With a mail server that is down it takes hours: whoever waits for it comes back. */
const SE_ESPERA_MS = 3 * 60_000;

type Estado = { state: { data: CertificadoLeido | undefined } };

/** How often it is read again: while it is being mailed, until it is known how it went. */
export const mientrasSale = ({ state: { data } }: Estado): number | false => {
  const { ultimo } = data?.por_correo ?? {};
  const seEspera = ultimo?.resultado === null && Math.abs(Date.now() - Date.parse(ultimo.pedido_en)) < SE_ESPERA_MS;
  return seEspera ? CADA_MS : false;
};
