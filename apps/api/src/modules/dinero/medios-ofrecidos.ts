import type { MedioOfrecidoLeido } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import {
  type Circuito,
  type CuponPorPagar,
  entraEnLaBarra,
  type MedioDePago,
  mediosOfrecidos,
  SIN_CUPON,
} from '@colega/domain/dinero';
import type { Importe } from '@colega/domain/importes';
import { erroresDeCampo, errorHttp } from '../../http/error-http.ts';
import { mediosDeCircuito } from '../referencias/datos/medios-de-pago.ts';

export type MediosConectados = { conectados: ReadonlySet<MedioDePago>; caidos: () => readonly MedioDePago[] };

/** The methods offered for a coupon, or for a settlement without one (PAG-013..015). */
export const ofrecerMedios = (
  circuito: Circuito,
  { conectados, caidos }: MediosConectados,
  cupon: CuponPorPagar = SIN_CUPON,
  elegido: MedioDePago | null = null,
): MedioOfrecidoLeido[] =>
  mediosOfrecidos(mediosDeCircuito(circuito, conectados), cupon, caidos()).map((medio) => ({
    ...medio,
    disabled_message: medio.disabled_message && todosLosMensajes[medio.disabled_message],
    seleccionado: medio.key === elegido,
  }));

/** The one method of a confirmation. Throws 422 without one, with several, or with one that the circuit does not take. */
export const medioElegido = (
  circuito: Circuito,
  elegidos: readonly MedioDePago[],
  conectados: MediosConectados,
): MedioDePago => {
  const [medio, ...otros] = elegidos;
  const campo = 'preferencias_de_pago';
  if (!medio) throw erroresDeCampo([{ campo, mensaje: todosLosMensajes.medio_requerido }]);
  if (otros.length > 0) throw erroresDeCampo([{ campo, mensaje: todosLosMensajes.medio_unico }]);
  const ofrecido = ofrecerMedios(circuito, conectados).find(({ key }) => key === medio);
  if (!ofrecido) throw errorHttp(409, 'medio_no_habilitado');
  return medio;
};

/** An amount paid by barcode has to fit in one. Throws 409. */
export const exigirQueEntreEnLaBarra = (medio: MedioDePago | undefined, importe: Importe): void => {
  if (medio === 'codigo_barra' && !entraEnLaBarra(importe)) throw errorHttp(409, 'cupon_sin_barra');
};
