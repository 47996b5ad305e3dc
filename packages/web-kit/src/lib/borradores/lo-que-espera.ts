import { DIRECCION_DE_CIERRE } from '../navegacion/direccion-de-cierre.ts';
import { leerCopia } from './copias.ts';
import { nombresDe } from './en-el-dispositivo.ts';
import { esIgualALaCopia, idDelLugar, leerEnElLugar } from './lugares.ts';

/** Closes the session, and loses what could not go up from this device. */
export const CIERRE_QUE_PIERDE = `${DIRECCION_DE_CIERRE}?pierde=si`;

/** `id` is of one that is not the one under way of its wizard. */
export type BorradorSinSubir = { nombre: string; id: string | null; que: string; detalle: string; enlace: string };

/** The drafts of this device that the server has not, or not as they are here. */
export const leerLoQueEspera = (user_id: number): BorradorSinSubir[] =>
  nombresDe('copia-de-borrador', user_id).flatMap((nombre) => {
    const porSubir = leerCopia(user_id, nombre)?.porSubir;
    if (!porSubir || leerEnElLugar(user_id, nombre) === null || esIgualALaCopia(user_id, nombre)) return [];
    const { que, detalle, enlace } = porSubir;
    return { nombre, id: idDelLugar(nombre), que, detalle, enlace };
  });
