import { type ListaDelColegio, rutasDeListas } from '@colega/contract/colegio';
import {
  CLAVES_DE_LISTA,
  type ClaveDeLista,
  type ContextoDeLista,
  type FilaDeLista,
  feriadosDe,
  filasAnteriores,
} from '@colega/domain/colegio';
import type { Fecha } from '@colega/domain/fechas';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useQueryClient } from '@tanstack/react-query';

/** Another person may prepare or publish meanwhile. */
export const DE_AHORA = { staleTime: 0 } as const;

export const consultaDeListas = () => consulta(rutasDeListas.listas, {});
export const consultaDeLista = (lista: ClaveDeLista) => consulta(rutasDeListas.lista, { params: { lista } });

export const useReleerListas = () => {
  const cliente = useQueryClient();
  return async (lista: ClaveDeLista): Promise<void> => {
    await Promise.all([
      cliente.invalidateQueries({ queryKey: consultaDeListas().queryKey }),
      cliente.invalidateQueries({ queryKey: consultaDeLista(lista).queryKey }),
    ]);
  };
};

export const claveDeLista = (texto: string | undefined): ClaveDeLista | null =>
  CLAVES_DE_LISTA.find((una) => una === texto) ?? null;

/** The rows in force today; of holidays, all of them. */
export const filasEnVigor = ({
  lista,
  publicadas,
  en_vigor,
}: ListaDelColegio): { fila: FilaDeLista; desde: Fecha }[] => {
  if (lista === 'feriados')
    return feriadosDe(publicadas).map((fila) => ({
      fila,
      desde: publicadas.filter(({ vigente_desde }) => vigente_desde <= (fila.fecha ?? '')).at(-1)?.vigente_desde ?? '',
    }));
  const vigente = publicadas.find(({ id }) => id === en_vigor);
  return (vigente?.filas ?? []).map((fila, i) => ({ fila, desde: vigente?.vigencias[i] ?? '' }));
};

/** What a list that begins that day is judged by. */
export const contextoDe = (
  { lista, publicadas, rubros, distritos, bloqueos_en_uso, primer_dia }: ListaDelColegio,
  { hoy, desde }: { hoy: Fecha; desde: Fecha },
): ContextoDeLista => ({
  ...{ hoy, primer_dia, rubros, distritos, en_uso: bloqueos_en_uso },
  anteriores: filasAnteriores(lista, publicadas, desde),
});
