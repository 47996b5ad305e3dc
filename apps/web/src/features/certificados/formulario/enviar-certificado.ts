import { armarCuerpo, datosDeConfiguracion, type TipoDeCertificado } from '@colega/domain/certificados';
import type { EnvioDeAsistente, Guardado } from '@colega/web-kit/form/wizard/definicion.ts';
import { emitirCertificado } from '../../../lib/consultas/certificados.ts';
import { direccionDelLegajo, type EmitidoReciente } from '../../../lib/navegacion/direcciones.ts';
import type { BorradorDeCertificado } from './borrador-de-certificado.ts';

type QueSeEmite = { type: TipoDeCertificado; legajo_id: number; anexo: number | null };

/** API-057. An annex that is corrected goes with its id (CER-089). */
export const enviarCertificado = async (
  { type, legajo_id, anexo }: QueSeEmite,
  { valores, configuracion }: BorradorDeCertificado,
  envio: EnvioDeAsistente,
): Promise<Guardado> => {
  const cuerpo = {
    ...datosDeConfiguracion(configuracion),
    ...armarCuerpo(type, valores),
    legajo_id,
    ...(anexo !== null && { id: anexo }),
  };
  const { message, certificado } = await emitirCertificado(type, cuerpo, envio);
  const state: EmitidoReciente = { certificado_emitido: certificado.id };
  return { direccion: direccionDelLegajo(legajo_id), message, state };
};
