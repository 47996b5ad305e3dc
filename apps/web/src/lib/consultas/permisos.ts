import { mensajesDeEntrada } from '@colega/contract/mensajes';
import { rutasDeSesion } from '@colega/contract/sesion';
import { type Habilidad, habilidadesDe } from '@colega/domain/permisos';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { alNegarse } from '@colega/web-kit/lib/api/negativas.ts';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

export const consultaDePermisos = (id: number) =>
  queryOptions({
    queryKey: [rutasDeSesion.permisosDePersona.path, id] as const,
    queryFn: ({ signal }) => llamar(rutasDeSesion.permisosDePersona, { body: { persona_id: id } }, { signal }),
  });

/** SES-057. */
export const usePermisos = () => {
  const id = useSesion()?.persona_id ?? 0;
  const consulta = useQuery({ ...consultaDePermisos(id), enabled: id > 0 });
  const { refetch } = consulta;
  useEffect(() => (id > 0 ? alNegarse(() => void refetch({ cancelRefetch: false })) : undefined), [id, refetch]);
  return consulta;
};

export type EstadoDeHabilidad = {
  estado: 'cargando' | 'permitida' | 'negada' | 'falla';
  porque?: string;
  reintentar: () => void;
};

const porqueDe = (habilidad: Habilidad, motivoSinEjercicio: string | null): string => {
  if (habilidad === 'Ejercicio') return motivoSinEjercicio ?? mensajesDeEntrada.sin_habilidad_ejercicio;
  return habilidad === 'LiquidarMatricula' ? mensajesDeEntrada.sin_habilidad_liquidar : mensajesDeEntrada.sin_permiso;
};

/** SES-055..061. Nothing is offered before the answer is known. */
export const useHabilidad = (habilidad: Habilidad): EstadoDeHabilidad => {
  const sesion = useSesion();
  const { data, isError, refetch } = usePermisos();
  const reintentar = () => void refetch();
  if (!data) return { estado: isError ? 'falla' : 'cargando', reintentar };
  const permitida = habilidadesDe(sesion?.user.contextos ?? [], data).has(habilidad);
  if (permitida) return { estado: 'permitida', reintentar };
  return { estado: 'negada', porque: porqueDe(habilidad, data.motivo_sin_ejercicio), reintentar };
};

export const usePuede = (habilidad: Habilidad): boolean => useHabilidad(habilidad).estado === 'permitida';
