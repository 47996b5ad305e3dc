import { tipoDeTexto } from './de-texto.ts';

export const lista = tipoDeTexto({
  regla: (campo) => (texto) =>
    (campo.opciones ?? []).some(({ valor }) => valor === texto) ? null : { codigo: 'opcion_invalida' },
});
