import { tipoDeTexto } from './de-texto.ts';

export const select = tipoDeTexto({
  regla: (campo) => (texto) =>
    (campo.options ?? []).some((opcion) => opcion.value === texto) ? null : { codigo: 'opcion_invalida' },
});
