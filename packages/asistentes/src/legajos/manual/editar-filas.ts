import { reducirAUnaUnidad } from '../borrador/editar-ubicacion.ts';
import { type BorradorManual, type FilaDeTarea, filaVacia } from './borrador.ts';
import { type ContextoManual, filasPermitenVariasUnidades } from './contexto.ts';

/** S-120: without the task that allows several units, one is left, empty. */
const conFilas = (borrador: BorradorManual, filas: FilaDeTarea[], contexto: ContextoManual): BorradorManual => {
  const nuevo = { ...borrador, filas };
  return filasPermitenVariasUnidades(nuevo, contexto)
    ? nuevo
    : { ...nuevo, ubicacion: reducirAUnaUnidad(borrador.ubicacion) };
};

export const agregarFila = (borrador: BorradorManual): BorradorManual => ({
  ...borrador,
  filas: [...borrador.filas, filaVacia()],
});

/** AMP-015, S-170: the only row stays. */
export const quitarFila = (borrador: BorradorManual, indice: number, contexto: ContextoManual): BorradorManual =>
  borrador.filas.length > 1
    ? conFilas(
        borrador,
        borrador.filas.filter((_, i) => i !== indice),
        contexto,
      )
    : borrador;

export const elegirTareaDeFila = (
  borrador: BorradorManual,
  indice: number,
  tarea_id: number | null,
  contexto: ContextoManual,
): BorradorManual =>
  conFilas(
    borrador,
    borrador.filas.map((fila, i) => (i === indice ? { ...fila, tarea_id } : fila)),
    contexto,
  );

export const cambiarMontoDeFila = (borrador: BorradorManual, indice: number, monto: string): BorradorManual => ({
  ...borrador,
  filas: borrador.filas.map((fila, i) => (i === indice ? { ...fila, monto } : fila)),
});
