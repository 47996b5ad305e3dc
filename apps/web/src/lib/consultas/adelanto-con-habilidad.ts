import { type Habilidad, habilidadesDe } from '@colega/domain/permisos';
import { type Adelanto, adelantar } from '@colega/web-kit/lib/consultas/adelanto.ts';
import type { Sesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { consultaDePermisos } from './permisos.ts';

/** The area asks for them too, and takes the same answer. */
const RECIEN_MS = 2000;

export const adelantarSiPuede =
  <T, K extends QueryKey>(
    habilidad: Habilidad,
    { persona_id, user }: Sesion,
    opciones: FetchQueryOptions<T, Error, T, K>,
  ): Adelanto =>
  async (cliente) => {
    const permisos = await cliente
      .fetchQuery({ ...consultaDePermisos(persona_id), staleTime: RECIEN_MS })
      .catch(() => null);
    if (permisos && habilidadesDe(user.contextos, permisos).has(habilidad)) await adelantar(opciones)(cliente);
  };
