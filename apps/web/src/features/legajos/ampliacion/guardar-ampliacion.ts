import type { AmpliacionAEnviar, BorradorDeLegajo } from '@colega/asistentes/legajos';
import { rutasDeDetalles } from '@colega/contract/legajos';
import { type CodigoDePantalla, mensajes, texto } from '@colega/contract/mensajes';
import { etiquetaDe } from '@colega/contract/route';
import type { Problema, Resultado } from '@colega/domain/resultado';
import type { EnvioDeAsistente, Guardado } from '@colega/web-kit/form/wizard/definicion.ts';
import { ErrorDePaso } from '@colega/web-kit/form/wizard/error-de-paso.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { direccionDelLegajo } from '../../../lib/navegacion/direcciones.ts';
import { contado } from '../../../lib/navegacion/recien-hecho.ts';

/** Create, or update when the expansion is already there (AMP-013). */
export const guardarAmpliacion = async (
  { origen }: BorradorDeLegajo,
  armada: Resultado<AmpliacionAEnviar, Problema<CodigoDePantalla>>,
  envio: EnvioDeAsistente,
): Promise<Guardado> => {
  if (!armada.ok) throw new ErrorDePaso(texto(armada.problema));
  if (!origen) throw new ErrorDePaso(mensajes.error_procesamiento_de_nuevo);
  const { legajo_id, detalle_id, version } = origen;
  const opciones = { ...envio, ifMatch: etiquetaDe(version) };
  if (detalle_id === null) {
    const { message } = await llamar(rutasDeDetalles.crearAmpliacion, { body: armada.valor }, opciones);
    return {
      ...contado('ampliado'),
      direccion: direccionDelLegajo(legajo_id),
      message: message || mensajes.ampliacion_creada,
    };
  }
  const params = { id: detalle_id };
  const { message } = await llamar(rutasDeDetalles.editarDetalle, { params, body: armada.valor }, opciones);
  return {
    ...contado('ampliado'),
    direccion: direccionDelLegajo(legajo_id),
    message: message || mensajes.ampliacion_actualizada,
  };
};
