import { limpiarTexto } from '@colega/contract/primitives';
import type { CuitEncontrado } from '@colega/contract/referencias';
import { leerComitentesEspeciales } from '../datos/listas.ts';
import { type Contribuyente, PadronNoDisponible, type RegistroDeCuits } from './registro-de-cuits.ts';

/** As the registry answers: where it is on the list of localities is looked for by who needs it. */
export type ComitenteDelPadron = Omit<CuitEncontrado, 'domicilio'> & Pick<Contribuyente, 'domicilio'>;

export type BuscarComitente = (cuit: string) => Promise<ComitenteDelPadron | null>;

/**
 * What the tax registry knows of a CUIT, with what the college knows of it (OPN-051). Null when the registry does not know it
 * or cannot say: for whoever loads a client both mean that it could not be validated.
 */
export function crearBuscarComitente(
  registro: RegistroDeCuits,
  avisar: (error: PadronNoDisponible) => void,
): BuscarComitente {
  const { res806, locadores } = leerComitentesEspeciales();
  return async (cuit) => {
    const encontrado = await registro.buscar(cuit).catch((error: unknown) => {
      if (!(error instanceof PadronNoDisponible)) throw error;
      avisar(error);
      return null;
    });
    // it will be printed and published: not all that others write can be
    const apellido_nombre = limpiarTexto(encontrado?.apellido_nombre ?? '');
    return encontrado && { ...encontrado, apellido_nombre, res_806: res806.has(cuit), locador: locadores.has(cuit) };
  };
}
