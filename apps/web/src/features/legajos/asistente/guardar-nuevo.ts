import type { LegajoAEnviar } from '@colega/asistentes/legajos';
import { rutasDeLegajos } from '@colega/contract/legajos';
import { type CodigoDePantalla, mensajes, texto } from '@colega/contract/mensajes';
import type { Problema, Resultado } from '@colega/domain/resultado';
import type { EnvioDeAsistente, Guardado } from '@colega/web-kit/form/wizard/definicion.ts';
import { ErrorDePaso } from '@colega/web-kit/form/wizard/error-de-paso.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { direccionDelLegajo } from '../../../lib/navegacion/direcciones.ts';
import { contado } from '../../../lib/navegacion/recien-hecho.ts';

/** A file that was not there, of whatever kind. */
export const guardarNuevo = async (
  armado: Resultado<LegajoAEnviar, Problema<CodigoDePantalla>>,
  envio: EnvioDeAsistente,
): Promise<Guardado> => {
  if (!armado.ok) throw new ErrorDePaso(texto(armado.problema));
  const { id, message } = await llamar(rutasDeLegajos.crearLegajo, { body: armado.valor }, envio);
  return { ...contado('creado'), direccion: direccionDelLegajo(id), message: message || mensajes.legajo_creado };
};
