import { useCallback, useMemo, useRef } from 'react';
import type { PropsDeCampo } from '../../ui/entradas/contexto-de-formulario.ts';
import type { ErrorEnPantalla } from '../../ui/entradas/resumen-de-errores.tsx';
import { useJuzgados } from '../use-juzgados.ts';

const porRuta = (errores: readonly ErrorEnPantalla[]): ReadonlyMap<string, string> =>
  new Map([...errores].reverse().map(({ campo, mensaje }) => [campo, mensaje]));

export type NotasDeCampos = ReadonlyMap<string, string>;

/** VAL-013. */
export const useCamposDelPaso = (
  mostrados: readonly ErrorEnPantalla[],
  propios: readonly ErrorEnPantalla[],
  notas: NotasDeCampos = SIN_NOTAS,
  foco?: string,
) => {
  const primeros = useRef(new Map<string, unknown>());
  const { juzgados, juzgar } = useJuzgados();
  const visibles = useMemo(() => porRuta(mostrados), [mostrados]);
  const todos = useMemo(() => porRuta(propios), [propios]);

  const campo = useCallback(
    (ruta: string, valor: unknown): PropsDeCampo => {
      if (!primeros.current.has(ruta)) primeros.current.set(ruta, valor);
      const nota = notas.get(ruta);
      return {
        id: ruta,
        ...(nota && { description: nota }),
        ...(ruta === foco && { autoFocus: true as const }),
        error: visibles.get(ruta) ?? (juzgados.has(ruta) ? todos.get(ruta) : undefined),
        onBlur: () => {
          if (primeros.current.get(ruta) !== valor) juzgar(ruta);
        },
      };
    },
    [visibles, todos, juzgados, juzgar, notas, foco],
  );
  const errorEn = useCallback((ruta: string) => visibles.get(ruta), [visibles]);
  return useMemo(() => ({ campo, errorEn }), [campo, errorEn]);
};

const SIN_NOTAS: NotasDeCampos = new Map();
