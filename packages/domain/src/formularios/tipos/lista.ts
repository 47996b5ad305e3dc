import { tipoDeTexto } from './de-texto.ts';

/** One of some options, which a list shows. */
export const lista = tipoDeTexto({
  regla: (campo) => (texto) =>
    (campo.opciones ?? []).some(({ valor }) => valor === texto) ? null : { codigo: 'opcion_invalida' },
});
