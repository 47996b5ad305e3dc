import type { BorradorDeLegajo, LegajoAEnviar } from '@colega/asistentes/legajos';
import { armarEdicion } from '@colega/asistentes/legajos';
import { rutasDeDetalles, rutasDeLegajos } from '@colega/contract/legajos';
import type { CodigoDePantalla } from '@colega/contract/mensajes';
import { mensajes, texto } from '@colega/contract/mensajes';
import { etiquetaDe } from '@colega/contract/route';
import type { Problema, Resultado } from '@colega/domain/resultado';
import type { EnvioDeAsistente, Guardado } from '@colega/web-kit/form/wizard/definicion.ts';
import { ErrorDePaso } from '@colega/web-kit/form/wizard/error-de-paso.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { direccionDelLegajo } from '../../../lib/navegacion/direcciones.ts';
import { contado } from '../../../lib/navegacion/recien-hecho.ts';

/**
 * The two PUTs of an update, their results as one (API-018, OPN-131): the first writes everything in one transaction and answers
 * the new version, which the second carries and finds nothing left to change. Repeated after a lost answer, both answer the same.
 */
export const guardarEdicion = async (
  { origen }: BorradorDeLegajo,
  armado: Resultado<LegajoAEnviar, Problema<CodigoDePantalla>>,
  envio: EnvioDeAsistente,
): Promise<Guardado> => {
  if (!armado.ok) throw new ErrorDePaso(texto(armado.problema));
  if (!origen || origen.detalle_id === null) throw new ErrorDePaso(mensajes.error_procesamiento_de_nuevo);
  const { legajo_id, version, detalle_id } = origen;
  const { legajo, detalle } = armarEdicion(armado.valor, { legajo_id, version, detalle_id });
  const guardado = await llamar(
    rutasDeLegajos.editarLegajo,
    { params: { id: legajo_id }, body: legajo },
    { ...envio, ifMatch: etiquetaDe(version) },
  );
  await llamar(
    rutasDeDetalles.editarDetalle,
    { params: { id: detalle_id }, body: detalle },
    { idempotencyKey: `${envio.idempotencyKey}-detalle`, ifMatch: etiquetaDe(guardado.version) },
  );
  return {
    ...contado('actualizado'),
    direccion: direccionDelLegajo(legajo_id),
    message: guardado.message || mensajes.legajo_actualizado,
  };
};
