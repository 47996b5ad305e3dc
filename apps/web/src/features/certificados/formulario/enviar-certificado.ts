import { armarCuerpo, datosDeConfiguracion, type TipoDeCertificado } from '@colega/domain/certificados';
import { emitirCertificado } from '../../../lib/consultas/certificados.ts';
import type { Guardado } from '../../../lib/navegacion/use-guardado.ts';
import type { BorradorDeCertificado } from './borrador-de-certificado.ts';

type Envio = { type: TipoDeCertificado; legajo_id: number; anexo: number | null };

/** API-057. An annex that is corrected goes with its id (CER-089). */
export const enviarCertificado = async (
  { type, legajo_id, anexo }: Envio,
  { valores, configuracion }: BorradorDeCertificado,
  clave: string,
): Promise<Guardado> => {
  const cuerpo = {
    ...datosDeConfiguracion(configuracion),
    ...armarCuerpo(type, valores),
    legajo_id,
    ...(anexo !== null && { id: anexo }),
  };
  const { message, certificado } = await emitirCertificado(type, cuerpo, clave);
  return { legajo_id, message, emitido: { certificado_emitido: certificado.id } };
};
