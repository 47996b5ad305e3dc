import { CAUSAS_POR_DEFECTO, rutasDePerfil } from '@colega/contract/perfil';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSesion } from '../sesion/use-sesion.ts';
import { consulta } from './consulta.ts';

const r = rutasDePerfil;
const usePersonaId = (): number => useSesion()?.persona_id ?? 0;

/** The person of the session. */
export const usePersona = () => {
  const id = usePersonaId();
  return useQuery({ ...consulta(r.persona, { params: { id } }), enabled: id > 0 });
};

export const useMatriculas = () => {
  const id = usePersonaId();
  return useQuery({ ...consulta(r.matriculas, { query: { 'persona.id': id } }), enabled: id > 0 });
};

/** The visible blocks, active or not. */
export const useBloqueos = () => {
  const id = usePersonaId();
  return useQuery({ ...consulta(r.bloqueos, { query: { 'persona.id': id } }), enabled: id > 0 });
};

/** The last cases, or up to `limit` of them. */
export const useCausas = (limit = CAUSAS_POR_DEFECTO) => {
  const id = usePersonaId();
  return useQuery({
    ...consulta(r.causas, { query: { 'persona.id': id, limit } }),
    enabled: id > 0,
    placeholderData: keepPreviousData,
  });
};
