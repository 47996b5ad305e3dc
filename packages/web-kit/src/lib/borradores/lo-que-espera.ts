import { DIRECCION_DE_CIERRE } from '../navegacion/direccion-de-cierre.ts';
import { type Copia, leerCopia } from './copias.ts';
import { nombresDe } from './en-el-dispositivo.ts';
import { esIgualALaCopia, idDelLugar, leerEnElLugar } from './lugares.ts';

/** Closes the session, and loses what could not go up from this device. */
export const CIERRE_QUE_PIERDE = `${DIRECCION_DE_CIERRE}?pierde=si`;

/** `id` is of one that is not the one under way of its wizard; `de` is the one that it is, or will be, on the server. */
export type BorradorSinSubir = Pick<NonNullable<Copia['porSubir']>, 'que' | 'detalle' | 'falta' | 'enlace'> & {
  nombre: string;
  id: string | null;
  de: string;
};

/** The drafts of this device that the server has not, or not as they are here. */
export const leerLoQueEspera = (user_id: number): BorradorSinSubir[] =>
  nombresDe('copia-de-borrador', user_id).flatMap((nombre) => {
    const { id: de, porSubir } = leerCopia(user_id, nombre) ?? { id: '', porSubir: null };
    if (!porSubir || leerEnElLugar(user_id, nombre) === null || esIgualALaCopia(user_id, nombre)) return [];
    const { que, detalle, falta, enlace } = porSubir;
    return { nombre, id: idDelLugar(nombre), de, que, detalle, falta, enlace };
  });
