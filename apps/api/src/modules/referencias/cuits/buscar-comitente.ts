import { limpiarTexto } from '@colega/contract/primitives';
import type { CuitEncontrado } from '@colega/contract/referencias';
import { leerComitentesEspeciales } from '../datos/listas.ts';
import { type Contribuyente, PadronNoDisponible, type RegistroDeCuits } from './registro-de-cuits.ts';

export type ComitenteDelPadron = Omit<CuitEncontrado, 'domicilio'> & Pick<Contribuyente, 'domicilio'>;

export type BuscarComitente = (cuit: string) => Promise<ComitenteDelPadron | null>;

/** OPN-051: null when the registry does not know it or cannot say: both mean that a client could not be validated. */
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
    // It will be printed and published, and not every foreign text can be.
    const apellido_nombre = limpiarTexto(encontrado?.apellido_nombre ?? '');
    return encontrado && { ...encontrado, apellido_nombre, res_806: res806.has(cuit), locador: locadores.has(cuit) };
  };
}
