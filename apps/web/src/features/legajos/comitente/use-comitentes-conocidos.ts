import type { LegajoDeLista } from '@colega/contract/legajos';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { consultaDeConocidos } from './consulta-de-conocidos.ts';

const CUANTOS = 6;

export type Conocido = { cuit: string; apellido_nombre: string; legajo_id: number };

const sinVueltas = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const esBuscado = ({ cuit, apellido_nombre }: Conocido, buscado: string): boolean => {
  const digitos = buscado.replace(/\D/g, '');
  if (digitos !== '' && cuit.includes(digitos)) return true;
  const nombre = sinVueltas(apellido_nombre);
  return sinVueltas(buscado)
    .split(/\s+/)
    .every((palabra) => nombre.includes(palabra));
};

/** Each once, from their latest file, which says more of them. */
export const conocidosEn = (
  legajos: readonly Pick<LegajoDeLista, 'id' | 'comitentes'>[],
  yaEstan: ReadonlySet<string>,
  buscado: string,
): Conocido[] => {
  const todos = legajos.flatMap(({ id, comitentes }) =>
    comitentes
      .filter(({ cuit, locador }) => !locador && !yaEstan.has(cuit))
      .map(({ cuit, apellido_nombre }) => ({ cuit, apellido_nombre, legajo_id: id })),
  );
  const primeros = new Map(todos.toReversed().map((uno) => [uno.cuit, uno]));
  const enSuOrden = todos.filter((uno) => primeros.get(uno.cuit) === uno);
  return enSuOrden.filter((uno) => buscado === '' || esBuscado(uno, buscado)).slice(0, CUANTOS);
};

export const useComitentesConocidos = (buscado: string): readonly LegajoDeLista[] => {
  const persona_id = useSesion()?.persona_id ?? 0;
  const { data } = useQuery({ ...consultaDeConocidos(persona_id, buscado), placeholderData: keepPreviousData });
  return data?.items ?? [];
};
