import type { LegajoDeLista } from '@colega/contract/legajos';
import { tieneLargoDeCuit } from '@colega/domain/identificadores';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { tieneLasPalabras } from '../../../lib/tiene-las-palabras.ts';
import { consultaDeConocidos } from '../asistente/use-referencias.ts';

/** S-884. */
const CUANTOS = 6;
const ESPERA_MS = 250;

export type Conocido = { cuit: string; apellido_nombre: string; legajo_id: number };

const esBuscado = ({ cuit, apellido_nombre }: Conocido, buscado: string): boolean => {
  const digitos = buscado.replace(/\D/g, '');
  return (digitos !== '' && cuit.includes(digitos)) || tieneLasPalabras(apellido_nombre, buscado);
};

/** Each once, from their latest file, which says more of them. */
export const conocidosEn = (
  legajos: readonly Pick<LegajoDeLista, 'id' | 'comitentes'>[],
  yaEstan: ReadonlySet<string>,
  buscado: string,
): Conocido[] => {
  const todos = legajos.flatMap(({ id, comitentes }) =>
    comitentes
      // without a CUIT, which a former file may not have, nobody is added
      .filter(({ cuit, locador }) => !locador && tieneLargoDeCuit(cuit) && !yaEstan.has(cuit))
      .map(({ cuit, apellido_nombre }) => ({ cuit, apellido_nombre, legajo_id: id })),
  );
  const primeros = new Map(todos.toReversed().map((uno) => [uno.cuit, uno]));
  const enSuOrden = todos.filter((uno) => primeros.get(uno.cuit) === uno);
  return enSuOrden.filter((uno) => buscado === '' || esBuscado(uno, buscado)).slice(0, CUANTOS);
};

/** `sabe` is of what is looked for now: until the answer comes, the one before goes on being shown. */
export const useComitentesConocidos = (buscado: string) => {
  const persona_id = useSesion()?.persona_id ?? 0;
  const [pedido] = useDebouncedValue(buscado, ESPERA_MS);
  const { data, isPlaceholderData, isError, isFetching, refetch } = useQuery({
    ...consultaDeConocidos(persona_id, pedido),
    placeholderData: keepPreviousData,
  });
  return {
    legajos: data?.items ?? [],
    sabe: pedido === buscado && data !== undefined && !isPlaceholderData && !isError,
    falla: isError && !isFetching,
    releer: refetch,
  };
};
