import { mensajes } from '@colega/contract/mensajes';
import { esFallaDeRed, explicarFaltaDeRed } from '../../lib/api/error-de-api.ts';
import { seGuardanLosBorradores } from '../../lib/borradores/almacen-de-borradores.ts';

const tranquilizar = (dicho: string): string =>
  seGuardanLosBorradores() ? `${dicho} ${mensajes.cargado_en_el_dispositivo}` : dicho;

/** Without a network, a wizard says that its draft is safe here. */
export const avisoDeSinRed = (): string => tranquilizar(mensajes.sin_conexion);

export const tranquilizarSobreLoCargado = (error: unknown, texto: string): string => {
  const dicho = explicarFaltaDeRed(error, texto);
  return esFallaDeRed(error) ? tranquilizar(dicho) : dicho;
};
