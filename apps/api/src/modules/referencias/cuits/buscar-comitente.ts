import type { CodigoDeMensaje } from '@colega/contract/mensajes';
import { limpiarTexto } from '@colega/contract/primitives';
import type { CuitEncontrado } from '@colega/contract/referencias';
import { esPersonaJuridica } from '@colega/domain/identificadores';
import type { Problema } from '@colega/domain/resultado';
import { leerComitentesEspeciales } from '../datos/listas.ts';
import { type Contribuyente, PadronNoDisponible, type RegistroDeCuits } from './registro-de-cuits.ts';

export type ComitenteDelPadron = Omit<CuitEncontrado, 'domicilio'> & Pick<Contribuyente, 'domicilio'>;

/** OPN-051: both mean that a client could not be validated; the second one is asked again (S-930). */
export type SinValidar = 'no_figura' | 'sin_respuesta';

/** AUT-058: both are said with one sentence, and programs tell them apart by their code. */
export const problemaDelPadron = (porque: SinValidar, campo: string): Problema<CodigoDeMensaje> => ({
  codigo: porque === 'no_figura' ? 'cuit_no_validado' : 'padron_sin_respuesta',
  campo,
});

let especiales: ReturnType<typeof leerComitentesEspeciales> | null = null;

/** Of the college's lists, not of the registry. */
export const comitenteEspecial = (cuit: string): Pick<ComitenteDelPadron, 'res_806' | 'locador'> => {
  especiales ??= leerComitentesEspeciales();
  return { res_806: especiales.res806.has(cuit), locador: especiales.locadores.has(cuit) };
};

export type BuscarComitente = (cuit: string) => Promise<ComitenteDelPadron | SinValidar>;

export const estaEnElPadron = (respuesta: ComitenteDelPadron | SinValidar): respuesta is ComitenteDelPadron =>
  typeof respuesta === 'object';

/** S-930: what is known of a CUIT while the registry does not answer. */
export const comitenteSinPadron = (cuit: string): ComitenteDelPadron => ({
  ...{ cuit, apellido_nombre: '', fisico: !esPersonaJuridica(cuit) },
  ...comitenteEspecial(cuit),
});

export function crearBuscarComitente(
  registro: RegistroDeCuits,
  avisar: (error: PadronNoDisponible) => void,
): BuscarComitente {
  return async (cuit) => {
    try {
      const encontrado = await registro.buscar(cuit);
      if (!encontrado) return 'no_figura';
      // It will be printed and published, and not every foreign text can be.
      const apellido_nombre = limpiarTexto(encontrado.apellido_nombre);
      return { ...encontrado, apellido_nombre, ...comitenteEspecial(cuit) };
    } catch (error) {
      if (!(error instanceof PadronNoDisponible)) throw error;
      avisar(error);
      return 'sin_respuesta';
    }
  };
}
